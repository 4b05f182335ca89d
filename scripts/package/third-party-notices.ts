// The packages whose code is inside ours → their licences, as these ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Description {
  readonly version: string;
  readonly license?: string;
}

const isLicence = (name: string): boolean => /^(?:licen[cs]e|copying|notice)\b/i.test(name);

export const readDescription = (engine: string, name: string): Description =>
  JSON.parse(readFileSync(join(engine, 'node_modules', name, 'package.json'), 'utf8'));

/** @throws Error for a package that does not say under which licence it is */
function writeNotice(engine: string, name: string): string {
  const folder = join(engine, 'node_modules', name);
  const { version, license } = readDescription(engine, name);
  const files = readdirSync(folder).filter(isLicence).sort();
  if (license === undefined) throw new Error(`${name} does not name its licence.`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const text = texts.length === 0 ? '' : `\n\`\`\`\n${texts.join('\n\n')}\n\`\`\`\n`;
  return `## ${name} ${version}\n\nLicence: ${license}\n${text}`;
}

export const writeNotices = (engine: string, names: readonly string[]): string =>
  [
    '# Third-party notices',
    '',
    'This package contains code of the following packages, under their own licences. The fonts of the finished sites stand',
    'beside their licences in `starter/looks/*/files/fonts/`; further letters of theirs are in `starter/looks/*/letters/`.',
    '',
    ...names.map((name) => writeNotice(engine, name)),
  ].join('\n');
