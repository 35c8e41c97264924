"""gin_widgets teaches Gin Rummy and its family by doing."""
