// New content → a file that is complete at every moment. Plain JavaScript, for what runs before anything is bundled.
const { renameSync, writeFileSync } = require('node:fs');

/** Commands that start meanwhile read the old content or the new one; a copy that is a hard link to the file keeps the old one. */
function replaceFile(file, content) {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}

module.exports = { replaceFile };
