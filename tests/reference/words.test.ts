// Not quick: it renders every page.
// Every string that visitors read is found, and none that must stay as it is: with other words in all places that are found,
// no old word is on any page, and links, forms and code do what they did.
import { expect, test } from 'vitest';
import { type FoundWords, findWords } from '../../engine/content/shape/find-words';
import { contentFile, manifestRoot, toSteps } from '../../engine/content/shape/shape';
import { words } from '../../engine/generated/words';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Json } from '../../engine/model/json';
import { mainOf } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { ValidSite } from '../../engine/model/valid-site';
import type { WordsNode } from '../../engine/model/words';
import { buildSite } from '../../engine/site/build-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';
import { makeRender } from '../site-outputs';

const workspace = openWorkspace('.');
const { publication } = validateSite(readSite(workspace), engineContract);
if (publication === undefined) throw new Error('The reference site is not valid');
const valid = mainOf(publication);

/** In letters of another script; the targets of links and what stands for a value are no words. */
const translate = (text: string): string =>
  text.replace(/\{[^{}]*\}|\]\([^)]*\)|[A-Za-z]/g, (part) => (part.length === 1 ? 'ж' : part));

const isTranslated = ({ kind, text }: FoundWords): boolean =>
  kind === 'always' && translate(text) !== text;

function rename(object: Json, key: string): Json {
  const entries = Object.entries(object).map(([name, value]) => [
    name === key ? translate(name) : name,
    value,
  ]);
  return Object.fromEntries(entries);
}

function translateAll<Value>(value: Value, node: WordsNode): Value {
  const root: Json = { '': structuredClone(value) };
  // The innermost first: a name is a step to what is below it.
  for (const { pointer, isName } of [...findWords(words, node, value)]
    .filter(isTranslated)
    .reverse()) {
    const steps = ['', ...toSteps(pointer)];
    const find = (path: readonly string[]) => path.reduce((at, step) => at[step] as Json, root);
    const key = steps.pop() ?? '';
    const owner = find(steps);
    if (!isName) Object.assign(owner, { [key]: translate(String(owner[key])) });
    else Object.assign(find(steps.slice(0, -1)), { [steps.at(-1) ?? '']: rename(owner, key) });
  }
  return root[''] as Value;
}

const build = (of: ValidSite): Site =>
  buildSite(of, {
    contract: engineContract,
    files: new SiteFiles(workspace),
    now: new Date('2026-03-01'),
    drafts: false,
  });

const translated = build({
  ...valid,
  manifest: translateAll(valid.manifest, manifestRoot),
  contents: new Map(
    Array.from(valid.contents, ([path, items]) => [path, translateAll(items, contentFile)]),
  ),
});

/** What visitors see or hear of a document. */
const findRead = (html: string): string[] =>
  [
    ...html.replace(/<(script|style|svg|head)\b.*?<\/\1>/gs, '').split(/<[^>]*>/),
    ...Array.from(
      html.matchAll(/\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g),
      ([, text = '']) => text,
    ),
  ].map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));

const found = [...findWords(words, manifestRoot, valid.manifest)];

test('with other words in every place that is found, no old word is on any page', () => {
  const render = makeRender(translated);
  const read = new Set(Object.keys(translated.pages).flatMap((id) => findRead(render(id))));
  const same = found.flatMap(({ kind, text }) => (kind === 'sometimes' ? [text] : []));
  const withoutSame = (text: string): string =>
    same.reduce((rest, part) => rest.replaceAll(part, ''), text);
  const left = [...read].map(withoutSame).filter((text) => /[A-Za-z]/.test(text));
  // The addresses of offices are the same in every language, and so is what a browser sends them to.
  expect(left.filter((text) => !/^[\w.]+@example\.com$/.test(text))).toEqual([]);
  expect([...read].filter((text) => text.includes('ж')).length).toBeGreaterThan(500);
});

/** The pointers of all members of a name, whose owner has another member. */
function findMembers(value: unknown, [name, beside]: readonly [string, string], at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.hasOwn(value, name) && Object.hasOwn(value, beside) ? [`${at}/${name}`] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      findMembers(inner, [name, beside], `${at}/${key}`),
    ),
  ];
}

test.each([
  ['the phone of an office', 'phone', 'place'],
  ['the e-mail address of an office', 'email', 'place'],
  ['the name of a field', 'name', 'label'],
  ['the id of a block', 'id', 'type'],
  ['the target of a link', 'page', 'items'],
  ['the type of a block', 'type', 'id'],
  ['an icon', 'icon', 'label'],
])('%s is never found', (_, name, beside) => {
  // Labels have such names, too.
  const manifest = { ...valid.manifest, blockSettings: {} };
  const members = findMembers(manifest, [name, beside]);
  expect(members).not.toEqual([]);
  const pointers = new Set(found.map(({ pointer }) => pointer));
  expect(members.filter((pointer) => pointers.has(pointer))).toEqual([]);
});
