// Names that nothing defines: the near one is used, or the reference is taken out.
import { substitute, type Variables } from '../../../engine/content/text/substitute';
import { languagesFolder } from '../../../engine/manifest/language-files';
import type { nameRules } from '../../../engine/manifest/rules/name-rules';
import type { Finding, SourceRange } from '../../../engine/model/finding';
import { isRecord } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { findItems } from '../page-edits';
import { addFile } from './add-file';
import { addPage } from './add-page';
import { addHome } from './home-page';
import { findIn, removalOf, removeIt, setPart, toPointer } from './places';
import { putInstead, putNear } from './rename';
import { placesOf, type Repair, type RepairSite, type RepairsOf } from './repair';
import { takeOut } from './take-out';
import { changeTexts } from './text-repairs';
import { toWords } from './to-words';

/** The page whose menu has another page in it. */
function findMenuPage({ manifest }: RepairSite, page: string): unknown {
  const [, index] = findItems(manifest, page) ?? [];
  const menu = Array.isArray(manifest.menus) ? manifest.menus[Number(index)] : undefined;
  return isRecord(menu) ? menu.page : undefined;
}

const variablesOf = ({ manifest }: RepairSite): Variables =>
  isRecord(manifest.variables) ? (manifest.variables as Variables) : {};

/** Writes out the variables of a variable. */
function* writeOut(site: RepairSite, name: string): Iterable<Repair> {
  const variables = variablesOf(site);
  const text = Object.hasOwn(variables, name) ? variables[name] : undefined;
  const value = text === undefined ? undefined : substitute(text, variables);
  if (value !== undefined && value !== text)
    yield {
      title: `Write "${value}" for the variable "${name}".`,
      operations: [{ op: 'set', file: manifestFile, path: ['variables', name], value }],
    };
}

/** Its words are still to be written. */
function defineVariable({ manifest }: RepairSite, name: string): Repair {
  const words = toWords(name);
  return isRecord(manifest.variables)
    ? setPart(manifestFile, ['variables', name], words)
    : setPart(manifestFile, ['variables'], { [name]: words });
}

/** Other files of the kind of one that is missing: few, since each is tried. */
const listOfKind = ({ files }: RepairSite, path: string): readonly string[] =>
  files.filter((other) => other.endsWith(path.slice(path.lastIndexOf('.')))).slice(0, 3);

/** A path that leads out of files/: the file of its name within, which is made where it is missing. */
function* putIntoFiles(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { path } = finding.parameters;
  const own = String(path).replace(/^.*[\\/]/, '');
  const [added] = site.files.includes(own) ? [] : addFile(own, site);
  for (const { title, operations } of putInstead(site, finding, [path, own]))
    yield {
      title: added ? `${title.slice(0, -1)}, and add that file.` : title,
      operations: [...(added?.operations ?? []), ...operations],
    };
}

/** Links to a page without the place on it, wherever that is named. */
function* leadToBeginning(finding: Finding, site: RepairSite): Iterable<Repair> {
  const members = placesOf(finding)
    .flatMap((place) => findIn(site, place) ?? [])
    .filter(({ path }) => path.at(-1) === 'anchor');
  const isMember = ({ pointer }: SourceRange): boolean =>
    members.some(({ path }) => toPointer(path) === pointer);
  const texts = placesOf(finding).filter((place) => !isMember(place));
  const edits = changeTexts(site, texts, ({ text, start, end }) => {
    const at = text.slice(start, end).indexOf('#');
    return at < 0 ? undefined : { offset: start + at, length: end - start - at, text: '' };
  });
  if (texts.length > 0 && edits.length === 0) return;
  const removals = members.map(({ file, path }) => removalOf(file, path));
  yield { title: 'Lead to the beginning of the page.', operations: [...edits, ...removals] };
}

export const nameRepairs: RepairsOf<typeof nameRules> = {
  'unknown-page': {
    fix: putNear('id'),
    *ask(finding, site) {
      yield* takeOut(finding, site);
      const id = String(finding.parameters.id);
      yield addPage(id);
      if (finding.pointer === '/site/home') yield* addHome(id, site.manifest);
    },
  },
  'unknown-form': { fix: putNear('id'), ask: takeOut },
  'unknown-collection': { fix: putNear('id'), ask: takeOut },
  'unknown-heading': { fix: putNear('heading'), ask: removeIt },
  'unknown-icon': { fix: putNear('id'), ask: takeOut },
  'unknown-menu': {
    fix: putNear('id'),
    *ask(finding, site) {
      const { id } = finding.parameters;
      yield* putInstead(site, finding, [id, findMenuPage(site, String(id))]);
      yield* takeOut(finding, site);
    },
  },
  'unknown-anchor': {
    fix: putNear('anchor'),
    *ask(finding, site) {
      yield* leadToBeginning(finding, site);
      yield* removeIt(finding, site);
    },
  },
  'unknown-variable': {
    *ask(finding, site) {
      const { name, near } = finding.parameters;
      yield* putNear('name')(finding, site);
      if (near === undefined) yield defineVariable(site, String(name));
    },
  },
  'unknown-placeholder': {
    *ask(finding, site) {
      yield* putNear('name')(finding, site);
      const text = findIn(site, finding)?.value;
      const known = [...String(finding.parameters.known).matchAll(/\{(\w+)\}/g)].map(
        ([, name]) => name,
      );
      const free = known.filter((name) => !String(text).includes(`{${name}}`));
      if (free.length === 1) yield* putInstead(site, finding, [finding.parameters.name, free[0]]);
    },
  },
  'missing-placeholder': { ask: removeIt },
  'variable-in-variable': { ask: ({ parameters: { name } }, site) => writeOut(site, String(name)) },
  'unused-variable': { ask: removeIt },
  'unused-picture': {
    *ask(finding, site) {
      yield* putNear('path')(finding, site);
      yield* removeIt(finding, site);
    },
  },
  'missing-file': {
    fix: putNear('path'),
    *ask(finding, site) {
      yield* takeOut(finding, site);
      yield* addFile(String(finding.parameters.path), site);
      for (const path of listOfKind(site, String(finding.parameters.path)))
        yield* putInstead(site, finding, [finding.parameters.path, path]);
    },
  },
  'file-case': {
    fix: (finding, site) =>
      putInstead(site, finding, [finding.parameters.path, finding.parameters.actual]),
  },
  'unsafe-file': {
    *ask(finding, site) {
      yield* takeOut(finding, site);
      yield* putIntoFiles(finding, site);
    },
  },
  'unused-file': {
    *ask({ file, parameters: { language } }, site) {
      const folder = `files/${languagesFolder}${language}/`;
      const files = site.files
        .map((path) => `files/${path}`)
        .filter((one) => one === file || (language !== undefined && one.startsWith(folder)));
      yield {
        title: `Delete ${language === undefined ? file : folder}.`,
        operations: files.map((one) => ({ op: 'write', file: one, text: null })),
      };
    },
  },
};
