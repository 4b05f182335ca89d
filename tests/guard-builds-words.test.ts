// Not quick: builds.
// After edits of the words of its texts, items and pages, which most builds make again alone, a site without search is what a build from
// nothing gives.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeGeneratedSite } from '../scripts/bench/generated-site';
import { contentHash } from '../scripts/files/content-hash';
import { createPick } from './guard/edits';
import { expectSameFolder, runBuild } from './scripts/built-folder';

/** `npm run test:builds` makes 500. */
const cases = Math.max(10, Math.ceil(Number(process.env.PLINTH_CASES ?? 0) / 500));
const pages = 60;

const folder = mkdtempSync(join(tmpdir(), 'plinth-words-'));
let root = '';
let warm = '';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pick = createPick(Number(process.env.PLINTH_SEED ?? 20_261_128));

/** Words, most of which are no more than that. */
const words = ['plain', 'two words', 'Größe', '“quoted”', '<b>', '&amp;', '5 %', 'a_b', '—', ''];
/** Nothing is wrong with these. */
const names = ['Plain', 'Two words', 'Größe', '“Quoted”', '5 %'];
const structures = ['**strong**', '[home](page:page-0)', '{{year}}', '`code`'];

/** A few that give the same id, and one that gives none. */
const headings = ['A heading', 'A Heading!', 'Größe', 'A heading 2', '—', 'Prices'];

type Items = (string | Readonly<Record<string, string>>)[];

/** Puts another heading in place of the one at the end. */
function editHeading(path: string): void {
  const items: Items = JSON.parse(readFileSync(path, 'utf8'));
  const [body = ''] = Object.values(items.pop() ?? {});
  const heading = headings[pick(headings.length)] ?? '';
  writeFileSync(path, JSON.stringify([...items, { [heading]: body }]));
}

/** Puts another word in place of one; now and then, what is more than a word. */
function editWords(path: string): void {
  const [first, ...rest]: string[] = JSON.parse(readFileSync(path, 'utf8'));
  const from = pick(8) === 0 ? structures : words;
  const all = (first ?? '').split(' ');
  all[pick(all.length)] = from[pick(from.length)] ?? '';
  writeFileSync(path, JSON.stringify([all.join(' '), ...rest]));
}

function editText(page: number): void {
  const edit = pick(3) === 0 ? editHeading : editWords;
  edit(join(root, `files/text/${page}.txt`));
}

const toManifest = (): string => join(root, 'site.manifest.json');

/** Something is found at its end, whatever is edited. */
function editManifest(edit: (pages: Record<string, Page>, site: Fields) => void): void {
  const site = JSON.parse(readFileSync(toManifest(), 'utf8'));
  site.variables = { unused: 'Nobody says it.' };
  edit(site.pages, site);
  writeFileSync(toManifest(), JSON.stringify(site, null, 2));
}

type Fields = Record<string, unknown>;

interface Page {
  title: string;
  label?: string;
  summary: string;
  lead?: string;
  unlisted?: boolean;
  callToAction?: object;
  blocks: Record<string, unknown>[];
}

/**
 * Each fifth page shows the text of the next as well: then ids of headings give way to one another. Pages show one another in
 * all ways there are: as cards, invitations to those below them, choices of a switcher.
 */
function nameOthers(): void {
  editManifest((all) => {
    for (const [index, page] of Object.values(all).entries()) {
      const other = `page-${pick(pages)}`;
      Object.assign(page, { label: `Page ${index}`, lead: 'What it is about.' });
      if (index % 5 === 0) page.blocks.push({ type: 'content', file: `text/${index + 1}.txt` });
      if (index % 3 === 0) page.blocks.push({ type: 'cards', cards: [{ page: other }] });
      if (index % 4 === 0) page.blocks.push({ type: 'questions', questions: [question] });
      if (index % 7 === 2) page.callToAction = { heading: 'What next?', link: { page: other } };
      if (index % 11 === 3) page.unlisted = true;
    }
    const above = all['page-2'];
    if (above) Object.assign(above, { layout: 'switcher', defaultChild: 'page-8', blocks: [] });
  });
}

const question = { question: 'Who does it?', answer: ['We do, and nobody else.'] };

/** Puts other words into an entry; now and then, what is more than words, or what another page is called. */
function editPage(page: number): void {
  const from = pick(40) === 0 ? structures : names;
  const said = `${from[pick(from.length)]} ${pick(40) === 0 ? 1 : pick(10_000)}`;
  editManifest((all) => {
    const entry = all[`page-${page}`];
    if (entry === undefined) return;
    const fields = ['title', 'label', 'summary', 'lead'] as const;
    const field = fields[pick(5)];
    if (field) entry[field] = said;
    const asked = entry.blocks.find((block) => 'questions' in block);
    if (!field && asked) asked.questions = [{ ...question, answer: [said] }];
  });
}

const items = 30;
const toItem = (item: number): string => join(root, `files/news/item-${item}.md`);

/** Twenty of them are in a feed, and three on the page of a text. */
function addItems(): void {
  mkdirSync(join(root, 'files/news'));
  for (let item = 0; item < items; item += 1) {
    const date = new Date(1_700_000_000_000 + item * 86_400_000).toISOString().slice(0, 10);
    const matter = `title: Item ${item}\ndate: ${date}\nsummary: About ${item}.\ntags: [one]`;
    const text = `First words of ${item}.\n\n## A heading\n\nOn [the next](page:news:item-${(item + 1) % items}).`;
    writeFileSync(toItem(item), `---\n${matter}\n---\n\n${text}\n`);
  }
  editManifest((all, site) => {
    const tags = { one: { title: 'One' } };
    site.collections = {
      news: { kind: 'article', folder: 'news', list: 'news', archive: true, tags },
    };
    const list = { type: 'items', collection: 'news' };
    all.news = { path: '/news', title: 'News', summary: 'What is new.', blocks: [list] } as Page;
    all['page-6']?.blocks.push({ ...list, type: 'latest', count: 3 });
  });
}

/** Puts another word into the text of an item; now and then, many, or into what lists show of it. */
function editItem(item: number): void {
  const path = toItem(item);
  const said = `${names[pick(names.length)]} ${'and more '.repeat(pick(8) === 0 ? 200 : 1)}${pick(10_000)}`;
  const places = [/^First .*$/m, /^First .*$/m, /^## .*$/m, /^title: .*$/m, /^summary: .*$/m];
  const at = pick(places.length);
  const before = ['First ', 'First ', '## ', 'title: ', 'summary: '][at] ?? '';
  const now = at > 1 ? said.slice(0, 60) : said;
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(places[at] ?? '', () => before + now),
  );
}

/** As if each source had been saved a while ago, at another time than before. */
function settle(edit: number): void {
  const time = new Date(1_750_000_000_000 + edit * 1000);
  const files = readdirSync(join(root, 'files'), { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files) utimesSync(join(parentPath, name), time, time);
  utimesSync(toManifest(), time, time);
}

/** What the record of the output says was made again alone. */
function listMadeAlone(): readonly string[] {
  const record = join(root, `.plinth/cache/outputs/${contentHash(warm)}.json`);
  const [head = ''] = readFileSync(record, 'utf8').split('\n');
  return JSON.parse(head).changed ?? [];
}

interface EditedSite {
  readonly name: string;
  readonly prepare: () => void;
  readonly edit: () => void;
}

const sites: readonly EditedSite[] = [
  { name: 'pages', prepare: nameOthers, edit: () => [editText, editPage][pick(2)]?.(pick(pages)) },
  {
    name: 'items',
    prepare: addItems,
    edit: () => (pick(3) === 0 ? editText(pick(pages)) : editItem(pick(items))),
  },
];

test.each(sites)(
  'edits of the words of $name give what they give from nothing',
  {
    timeout: 60_000 + cases * 30_000,
  },
  ({ name, prepare, edit: editSome }) => {
    [root, warm] = [join(folder, name, 'site'), join(folder, name, 'warm')];
    writeGeneratedSite(root, pages);
    prepare();
    settle(0);
    runBuild(root, warm);
    let alone = 0;
    for (let edit = 1; edit <= cases; edit += 1) {
      for (let count = 1 + pick(2); count > 0; count -= 1) editSome();
      settle(edit);
      const [clean, fresh] = [join(folder, 'clean'), join(folder, 'fresh')];
      for (const path of [clean, fresh]) rmSync(path, { recursive: true, force: true });
      cpSync(root, clean, { recursive: true, filter: (path) => path !== join(root, '.plinth') });
      runBuild(clean, fresh);
      runBuild(root, warm);
      expectSameFolder(warm, fresh, `after edit ${edit}`);
      if (listMadeAlone().length > 0) alone += 1;
    }
    // What is found in the manifest stands in the way only where it was edited.
    expect(alone).toBeGreaterThan(cases / 4);
  },
);
