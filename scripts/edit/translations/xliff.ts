// Units ↔ XLIFF 2.0, the form of translators' tools. https://docs.oasis-open.org/xliff/xliff-core/v2.0/
import { toMainLanguage } from '../../../engine/manifest/languages/main-language';
import { CannotRun } from '../../command/cannot-run';
import { type Unit, type UnitState, unitStates } from './list-units';
import { readXml, type XmlElement } from './read-xml';

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // A parser would take them for other white space.
  ...{ '\r': '&#13;', '\n': '&#10;', '\t': '&#9;' },
};

/** Characters that XML does not allow at all have an element of their own. */
const isForbidden = (character: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are sought
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(character);

const escapeText = (text: string): string =>
  Array.from(text, (character) =>
    isForbidden(character)
      ? `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`
      : /[&<>\r]/.test(character)
        ? entities[character]
        : character,
  ).join('');

const escapeValue = (text: string): string =>
  text.replace(/[&<>"\r\n\t]/g, (character) => entities[character] ?? character);

const prefix = 'plinth:';

/** What tools show of it; the exact state is beside it. */
const toToolState = (state: UnitState): string =>
  state === 'missing' || state === 'stale' ? 'initial' : 'translated';

function writeUnit({ part, state, was, source, target }: Unit, index: number): string[] {
  const name = part === '' ? '' : ` name="${escapeValue(part)}"`;
  return [
    `    <unit id="${index + 1}"${name}>`,
    ...(was === ''
      ? []
      : [
          '      <notes>',
          `        <note category="was" xml:space="preserve">${escapeText(was)}</note>`,
          '      </notes>',
        ]),
    `      <segment state="${toToolState(state)}" subState="${prefix}${state}">`,
    `        <source xml:space="preserve">${escapeText(source)}</source>`,
    ...(target === '' && state === 'missing'
      ? []
      : [`        <target xml:space="preserve">${escapeText(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
}

interface Languages {
  readonly source: string;
  readonly target: string;
}

export function writeXliff(units: readonly Unit[], { source, target }: Languages): string {
  const files = [...new Set(units.map(({ file }) => file))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${escapeValue(source)}" trgLang="${escapeValue(target)}">`,
    ...files.flatMap((file, index) => [
      `  <file id="f${index + 1}" original="${escapeValue(file)}">`,
      ...units.filter((unit) => unit.file === file).flatMap(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
}

/** The words in an element; marks that tools add around words count for nothing. */
function readText(name: string, element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (child.name === 'cp')
        return String.fromCharCode(Number.parseInt(child.values.hex ?? '', 16));
      if (['mrk', 'pc'].includes(child.name)) return readText(name, child);
      if (['sm', 'em'].includes(child.name)) return '';
      throw new CannotRun(
        `${name}: <${child.name}> in a text stands for something that is not in the site.`,
      );
    })
    .join('');
}

function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : findAll(child, name);
  });
}

/** A tool that finishes a unit leaves what it does not know as it was. */
function readState(segment: XmlElement): UnitState {
  const { state = 'initial', subState = '' } = segment.values;
  const own = unitStates.find((one) => subState === prefix + one) ?? 'missing';
  const isFinished =
    ['reviewed', 'final'].includes(state) ||
    (state === 'translated' && toToolState(own) === 'initial');
  return isFinished ? 'done' : own;
}

/** @throws CannotRun where it is not XLIFF 2, or of another language. */
export function readXliff(name: string, text: string, tag: string): Unit[] {
  const root = readXml(name, text);
  if (root.name !== 'xliff' || !/^2\./.test(root.values.version ?? ''))
    throw new CannotRun(
      `${name} is not XLIFF 2. Give the file that --export xliff wrote, translated.`,
    );
  const { trgLang = tag } = root.values;
  // Some tools write "de-DE" for "de".
  if (toMainLanguage(trgLang) !== toMainLanguage(tag))
    throw new CannotRun(
      `${name} says that it is of "${trgLang}" (trgLang), not of "${tag}". Nothing was imported.`,
    );
  return findAll(root, 'file').flatMap((file) =>
    findAll(file, 'unit').map((unit): Unit => {
      const segments = findAll(unit, 'segment');
      const [first] = segments;
      const read = (member: string): string =>
        findAll(unit, member)
          .map((one) => readText(name, one))
          .join('');
      const was = findAll(unit, 'note').find(({ values }) => values.category === 'was');
      return {
        ...{ file: file.values.original ?? '', part: unit.values.name ?? '' },
        ...{ state: first ? readState(first) : 'missing', was: was ? readText(name, was) : '' },
        ...{ source: read('source'), target: read('target') },
      };
    }),
  );
}
