// Not quick: commands in a clone.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClone } from '../clone';

const clone = createClone();
afterAll(() => clone.remove());

/** Puts a line in front of a text that stands once in a file; the place of that line, as a stack names it. */
function insert(file: string, before: string, line: string): string {
  const text = clone.read(file);
  expect(text.split(before)).toHaveLength(2);
  clone.write(
    file,
    text.replace(before, () => `${line}\n${before}`),
  );
  const number = text.slice(0, text.indexOf(before)).split('\n').length;
  return `${clone.folder}/${file}:${number}:`;
}

const broken = "throw new Error('broken on purpose');";

/** Does something while a file is broken, then repairs it. */
function whileBroken(file: string, before: string, line: string, work: (place: string) => void) {
  const text = clone.read(file);
  try {
    work(insert(file, before, line));
  } finally {
    clone.write(file, text);
  }
}

/** Files of compiled code of the command, with the moment that each was written. */
function findCompiledCode(): [name: string, written: number][] {
  const folder = join(clone.folder, 'node_modules/.cache/plinth');
  const names = readdirSync(folder).filter((name) => /^validate\.cjs-.*\.code$/.test(name));
  return names.map((name) => [name, statSync(join(folder, name)).mtimeMs]);
}

const validator = 'engine/manifest/validate-site.ts';
const statement = '    const all = ';

test('the stack of a command names file and line of the source, from the first run on', () => {
  whileBroken(validator, statement, broken, (place) => {
    const first = clone.run(['validate'], { PLINTH_DEBUG: '1' });
    expect(first.stderr).toContain(place);
    expect(first.stderr).toContain(`${clone.folder}/scripts/validate.ts:`);
    expect(first.stderr).not.toContain('.cjs:');
    // The first runs add to the compiled code what they need.
    for (let run = 0; run < 3; run += 1) clone.run(['validate'], { PLINTH_DEBUG: '1' });
    const kept = findCompiledCode();
    expect(kept).toHaveLength(1);
    // From here on V8 runs what it made of the bundle for them.
    expect(clone.run(['validate'], { PLINTH_DEBUG: '1' }).stderr).toContain(place);
    expect(findCompiledCode()).toEqual(kept);
    expect(clone.run(['validate'], { PLINTH_DEBUG: '' }).stderr).not.toContain('\n    at ');
  });
});

test('so does that of an error which nobody caught', () => {
  const late = `setTimeout(() => { ${broken} });`;
  whileBroken(validator, statement, late, (place) => {
    const { status, stderr } = clone.run(['validate'], { PLINTH_DEBUG: '' });
    expect(stderr).toContain(`Error: broken on purpose\n    at`);
    expect(stderr).toContain(place);
    expect(stderr.length).toBeLessThan(2000);
    expect(status).toBe(2);
  });
});
