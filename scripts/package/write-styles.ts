// The tokens and sheets of the engine → the guide of what `theme.css` and the sheets of blocks may use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMeasures } from '../../engine/theme/measures';
import { resolveTheme } from '../../engine/theme/resolve-theme';
import { toPageRoles } from '../../engine/theme/roles';
import { toSizes } from '../../engine/theme/type-scale';
import { properties as colours } from '../../schemas/colours.schema.json';

type Row = readonly [name: string, value: string, about: string];

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the manifest says of a colour, by the name of its custom property. */
const meanings = new Map(
  Object.entries(colours).map(([name, { description }]) => [
    `--${toKebab(name)}`,
    description.replace(', as #rrggbb', ''),
  ]),
);

const toRows = (values: Readonly<Record<string, string>>): Row[] =>
  Object.entries(values)
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => [name, value, meanings.get(name) ?? '']);

/** The measures that all sites share, as their sheet has them. */
function readTokens(engine: string): Row[] {
  const text = readFileSync(join(engine, 'engine/styles/tokens.css'), 'utf8');
  const found = text.matchAll(/(?:\/\* ([^*]*) \*\/\s*)?(--[\w-]+):\s*([^;]+);/g);
  return [...found].map(([, about = '', name = '', value = '']) => [name, value, about]);
}

const writeTable = (rows: readonly Row[]): string[] => [
  '| property | of the plain theme | what |',
  '| --- | --- | --- |',
  ...rows.map(([name, value, about]) => `| \`${name}\` | \`${value}\` | ${about} |`),
  '',
];

const rooms = ['blocks', 'ui', 'layouts', 'forms', 'app', 'styles'] as const;

/** The classes of each folder of sheets, in order. */
function listClasses(engine: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const room of rooms) {
    const files = readdirSync(join(engine, 'engine', room), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.endsWith('.css')).sort()) {
      const [folder = ''] = file.replaceAll('\\', '/').split('/');
      const part = room === 'blocks' && !folder.endsWith('.css') ? `block \`${folder}\`` : room;
      const text = readFileSync(join(engine, 'engine', room, file), 'utf8');
      const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"/g, '');
      const classes = found.get(part) ?? new Set();
      for (const [, name = ''] of rules.matchAll(/\.([a-z][\w-]*)(?![^{}]*;)/g)) classes.add(name);
      found.set(part, classes);
    }
  }
  return new Map([...found].map(([part, classes]) => [part, [...classes].sort()]));
}

const attributes = ['data-surface', 'data-layout', 'data-width', 'data-align', 'data-space'];

/** `engine` is the folder of the repository. */
export function writeStyles(engine: string): string {
  const theme = resolveTheme({});
  const classes = [...listClasses(engine)].filter(([, names]) => names.length > 0);
  return [
    '# Custom properties and classes',
    '',
    'What `theme.css` beside the manifest, and the sheets of blocks of your own, may use. `theme.css` stands above the theme: what it sets on',
    '`:root` counts, and so do rules for the classes below. A value that the theme sets is set only where some sheet of the site reads it.',
    'Names of classes may change with any version, as HTML may.',
    '',
    '```css',
    ':root { --measure: 40rem; }',
    '.block-heading { letter-spacing: 0.02em; }',
    '.price-list-item { border-block-end: var(--border) solid var(--line); color: var(--muted); }',
    '```',
    '',
    '## Colours',
    '',
    'Each has the value that can be read where it stands: on a band, over a picture, in the header. So use them as they are.',
    '',
    ...writeTable(toRows(toPageRoles(theme.palettes[0].colours))),
    '## Sizes of text',
    '',
    ...writeTable(toRows(toSizes(theme.type))),
    '## Measures of the theme',
    '',
    ...writeTable(toRows(toMeasures(theme))),
    '## Measures of all sites',
    '',
    ...writeTable(readTokens(engine)),
    'Beside them: `--font-text`, `--font-display`, `--font-label`, `--bar-height` (of the header), and `--pattern` where the theme has one.',
    '',
    '## Classes',
    '',
    `The element of a block has the classes \`block\` and its type, and says in ${attributes.map((name) => `\`${name}\``).join(', ')} how it stands.`,
    '',
    '| part | classes |',
    '| --- | --- |',
    ...classes.map(
      ([part, names]) => `| ${part} | ${names.map((name) => `\`${name}\``).join(', ')} |`,
    ),
    '',
  ].join('\n');
}
