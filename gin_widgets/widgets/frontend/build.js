// Joins the sources into ../static/card_table.js and card_table.css, which are committed, so that
// installing needs no node. With --check: fails when they are not what the sources make.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const made = await build({
  entryPoints: { card_table: here("src/index.js"), card_table_css: here("css/index.css") },
  bundle: true,
  minify: true,
  charset: "utf8",
  format: "esm",
  target: ["es2022"],
  legalComments: "none",
  write: false,
  outdir: here("../static"),
});

const check = process.argv.includes("--check");
let stale = false;
for (const file of made.outputFiles) {
  const path = file.path.replace("card_table_css.css", "card_table.css");
  if (!check) {
    writeFileSync(path, file.text);
    console.log(`${path.split("/").pop()}: ${(file.contents.length / 1024).toFixed(1)} KiB`);
  } else if (file.text !== read(path)) {
    console.error(`${path.split("/").pop()} is not what the sources make: npm run build`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
