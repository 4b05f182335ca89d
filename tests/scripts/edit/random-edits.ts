// Random edits of a site: faulty ones, slips, right ones, and ones whose findings depend on the rest of the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentParser } from '../../../engine/manifest/document/parse-document';
import type { SourceNode } from '../../../engine/model/document-parser';
import type { Base } from '../../../scripts/edit/base';
import type { NodeOperation, Operation } from '../../../scripts/edit/operations';

const file = 'site.manifest.json';
type Path = (string | number)[];
const set = (value: unknown, ...path: Path): Operation => ({
  ...{ op: 'set', file, path },
  value: value as string,
});

/** What random numbers choose from in a site. */
export interface Choices {
  readonly pages: readonly string[];
  /** Those whose words are in the manifest. */
  readonly inManifest: readonly string[];
  readonly home: string;
  readonly texts: readonly string[];
  readonly variables: readonly string[];
  /** Those that the manifest names. */
  readonly pictures: readonly string[];
  /** Parts of documents: words, items of lists, cells. */
  readonly nodes: readonly Pick<NodeOperation, 'file' | 'path'>[];
  readonly menus: number;
  /** A page in the menus that has others below it. */
  readonly parent: string | undefined;
  /** Those with blocks, and how many each has. */
  readonly blocks: ReadonlyMap<string, number>;
  /** A form that a block shows. */
  readonly form: string | undefined;
  readonly manifest: string;
  /** One of some things, by a random number. */
  readonly pick: <One>(among: readonly One[]) => One;
}

/** Undefined where the site has nothing that the edit could be about. */
export type Make = (choices: Choices) => readonly Operation[] | undefined;

const inText = ({ texts, pick }: Choices, text: string | null): Operation[] | undefined =>
  texts.length === 0 ? undefined : [{ op: 'write', file: `files/${pick(texts)}`, text }];

const inner = ({ pages, home, pick }: Choices): string => pick(pages.filter((id) => id !== home));

const text = { type: 'text', items: ['A sentence that no other block has.'] };
const form = {
  title: 'Entirely new',
  fields: [{ type: 'textarea', name: 'message', label: 'Message' }],
  submit: 'Send',
  sending: 'Sending',
  success: { message: 'Thank you.' },
  failure: { message: 'Not sent.' },
  withoutScript: 'Write to us.',
  provider: { type: 'post', origin: 'https://forms.example.com', path: '/in' },
};

export const faulty: Readonly<Record<string, Make>> = {
  'a page that is not there': () => [
    { op: 'insert', file, path: ['menus'], value: { page: 'no-such-page' } },
  ],
  'a home page that is not there': () => [set('no-such-page', 'site', 'home')],
  'an unknown member of a page': (all) => [set('x', 'pages', all.pick(all.pages), 'titel')],
  'an unknown member of the site': () => [set('x', 'site', 'nmae')],
  'a title that is a number': (all) => [set(7, 'pages', all.pick(all.pages), 'title')],
  'a title that is empty': (all) => [set('', 'pages', all.pick(all.pages), 'title')],
  'a title with an unknown variable': (all) => [
    set('{noSuchVariable}', 'pages', all.pick(all.pages), 'title'),
  ],
  'a path that is a number': (all) => [set(7, 'pages', inner(all), 'path')],
  'a path without a slash': (all) => [set('x', 'pages', inner(all), 'path')],
  'a path with a space': (all) => [set('/a b', 'pages', inner(all), 'path')],
  'the path of the home page': (all) => [set('/', 'pages', inner(all), 'path')],
  'a layout that does not exist': (all) => [set('plan', 'pages', all.pick(all.pages), 'layout')],
  'a block of no type': (all) => [set([{}], 'pages', all.pick(all.pages), 'blocks')],
  'a block of an unknown type': (all) => [
    set([{ type: 'txet' }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'a block without its members': (all) => [
    set([{ type: 'cards' }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'blocks that are an object': (all) => [set({}, 'pages', all.pick(all.pages), 'blocks')],
  'a file that is not there': (all) => [
    set([{ type: 'content', file: 'no-such.txt' }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'a file outside the site': (all) => [
    set([{ type: 'content', file: '../x.txt' }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'a link to a page that is not there': (all) => [
    set([{ type: 'text', items: ['[A](page:no-such)'] }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'a link that is a script': (all) => [
    set([{ type: 'text', items: ['[A](javascript:x)'] }], 'pages', all.pick(all.pages), 'blocks'),
  ],
  'a parent that is not there': (all) => [set('no-such', 'pages', inner(all), 'parent')],
  'a page that is its own parent': (all) => {
    const id = inner(all);
    return [set(id, 'pages', id, 'parent')];
  },
  'a page without a path': (all) => [
    { op: 'unset', file, path: ['pages', all.pick(all.pages), 'path'] },
  ],
  'a home page that is gone': ({ home }) => [{ op: 'unset', file, path: ['pages', home] }],
  'a home page of another name': ({ home }) => [
    { op: 'rename key', file, path: ['pages', home], key: 'another' },
  ],
  'no pages': () => [{ op: 'unset', file, path: ['pages'] }],
  'no site': () => [{ op: 'unset', file, path: ['site'] }],
  'a menu entry twice': (all) => {
    const entry = { op: 'insert', file, path: ['menus'], value: { page: inner(all) } } as const;
    return [entry, entry];
  },
  'a menu entry of no page': () => [{ op: 'insert', file, path: ['menus'], value: {} }],
  'a version that is unknown': () => [set(99, 'version')],
  'a redirect that leads nowhere': () => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/x', page: 'no-such' } },
  ],
  'a redirect of the home page': ({ pages, pick }) => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/', page: pick(pages) } },
  ],
  'a redirect that says nothing': () => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/x' } },
  ],
  'a logo that is not there': () => [set('no-such.svg', 'site', 'favicon')],
  'an origin that is no address': () => [set('example', 'site', 'origin')],
  'a manifest that is cut off': ({ manifest, pick }) => [
    {
      ...{ op: 'write', file },
      text: manifest.replace('{', '{\n  "$comment": "Anew.",').slice(0, pick([130, 500, 900])),
    },
  ],
  'a manifest that is empty': () => [{ op: 'write', file, text: '' }],
  'a manifest that is a list': () => [{ op: 'write', file, text: '[]' }],
  'a manifest with a key twice': ({ manifest }) => [
    {
      ...{ op: 'write', file },
      text: manifest.replace('"title":', '"title": "Entirely new", "title":'),
    },
  ],
  'no manifest': () => [{ op: 'write', file, text: null }],
  'a text that is gone': (all) => inText(all, null),
  'two paragraphs in place of one part': ({ nodes, pick }) => {
    if (nodes.length === 0) return undefined;
    const place = pick(nodes);
    return [{ op: 'node set', ...place, path: [...place.path, 0], text: 'One.\n\nTwo.' }];
  },
  'no words in place of a paragraph': ({ nodes, pick }) => {
    const paragraphs = nodes.filter(({ path }) => path.at(-1) === '$text');
    return paragraphs.length === 0
      ? undefined
      : [{ op: 'node set', ...pick(paragraphs), text: '' }];
  },
  'a part of what is no document': () => [
    { op: 'node set', file, path: ['site', 'name', 0], text: 'Words.' },
  ],
  'a block on no page': () => [{ op: 'block insert', page: 'no-such', value: text }],
  'a block of no known type': (all) => [
    { op: 'block insert', page: all.pick(all.pages), value: { type: 'txet' } },
  ],
  'a block with an unknown member': (all) => [
    { op: 'block insert', page: all.pick(all.pages), value: { ...text, hedaing: 'x' } },
  ],
  'a block behind the end': (all) => [
    { op: 'block insert', page: all.pick(all.pages), value: text, index: 300 },
  ],
  'a block that is not there': (all) => [
    { op: 'block set', page: all.pick(all.pages), block: 300, members: { id: 'entirely-new' } },
  ],
  'a block of an unknown id': (all) => [
    { op: 'block remove', page: all.pick(all.pages), block: 'no-such' },
  ],
  'a block without what it needs': (all) => [
    {
      ...{ op: 'block set', page: all.pick([...all.blocks.keys()]), block: 0 },
      members: { type: null },
    },
  ],
  'a block that is moved to no page': (all) => [
    { op: 'block move', page: all.pick([...all.blocks.keys()]), block: 0, to: 'no-such' },
  ],
  'an entry of no known page': () => [{ op: 'menu insert', value: { page: 'no-such' } }],
  'an entry of a page not in the menus': () => [{ op: 'menu set', entry: 'no-such', members: {} }],
  'an entry behind the end': (all) => [
    { op: 'menu insert', value: { page: inner(all) }, index: 300 },
  ],
  'an entry with others below it': ({ parent }) =>
    parent === undefined ? undefined : [{ op: 'menu remove', entry: parent }],
  'an entry below itself': ({ parent }) =>
    parent === undefined ? undefined : [{ op: 'menu move', entry: parent, menu: parent }],
  'a form without members': () => [{ op: 'form add', id: 'entirely-new', value: {} }],
  'a form that is shown': ({ form: id }) =>
    id === undefined ? undefined : [{ op: 'form remove', id }],
  'a form of a name that is taken': ({ form: id }) =>
    id === undefined
      ? undefined
      : [
          { op: 'form add', id: 'entirely-new', value: form },
          { op: 'form rename', id: 'entirely-new', to: id },
          { op: 'form add', id, value: form },
        ],
  'a redirect to no page': () => [{ op: 'redirect add', value: { from: '/x', page: 'no-such' } }],
  'a redirect that is not there': () => [{ op: 'redirect remove', from: '/no-such' }],
  'a redirect without an address': ({ home }) => [
    { op: 'redirect add', value: { from: '/x', page: home } },
    { op: 'redirect set', from: '/x', members: { page: null } },
  ],
  'a picture that is gone': ({ pictures, pick }) => [
    { op: 'delete', file: `files/${pick(pictures)}` },
  ],
  'a picture that is damaged': ({ pictures, pick }) => [
    { op: 'put', file: `files/${pick(pictures)}`, base64: png.slice(0, 32) },
  ],
  'a picture that has its name no more': ({ pictures, pick }) => [
    { op: 'put', file: 'files/entirely.svg', text: 'x' },
    { op: 'move', file: `files/${pick(pictures)}`, to: 'files/entirely.svg' },
  ],
  'a picture of another kind': ({ pictures, pick }) => [
    { op: 'move', file: `files/${pick(pictures)}`, to: 'files/entirely.txt' },
  ],
  'a picture beside the site': ({ pictures, pick }) => [
    { op: 'move', file: `files/${pick(pictures)}`, to: 'blocks/entirely.svg' },
  ],
  'a picture from nowhere': () => [
    { op: 'move', file: 'files/no-such.svg', to: 'files/entirely.svg' },
  ],
  'a page of an id that is taken': (all) => [
    { op: 'page add', id: all.pick(all.pages), path: '/new', title: 'New', summary: 'New.' },
  ],
  'a page at a path that is taken': () => [
    { op: 'page add', id: 'new', path: '/', title: 'New', summary: 'New.' },
  ],
  'a page at no path': () => [
    { op: 'page add', id: 'new', path: 'new', title: 'N', summary: 'N.' },
  ],
  'a page of no name': () => [
    { op: 'page add', id: 'A b', path: '/new', title: 'N', summary: 'N.' },
  ],
  'a home page at another path': ({ home }) => [{ op: 'page move', id: home, path: '/x' }],
  'a home page that is removed': ({ home }) => [{ op: 'page remove', id: home }],
};

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = 'files/entirely/new.png';

/** A name without one of its letters, such as a person writes it in a hurry. */
const slip = (name: string): string =>
  name.length > 3 ? name.slice(0, -2) + name.slice(-1) : `${name}${name.at(-1)}`;

const textOf = (...items: unknown[]): unknown => ({ type: 'text', items });

const onPage = (all: Choices, ...blocks: unknown[]): Operation =>
  set(blocks, 'pages', all.pick(all.inManifest), 'blocks');

/** Mistakes as people and programs make them: a letter, a type, a mark too many. */
export const slips: Readonly<Record<string, Make>> = {
  'an entry of a page whose id has a slip': (all) => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/x', page: slip(inner(all)) } },
  ],
  'a link whose id has a slip': (all) => [onPage(all, textOf(`[A](page:${slip(inner(all))})`))],
  'a card whose page has a slip': (all) => [
    onPage(all, { type: 'cards', cards: [{ page: slip(inner(all)) }] }),
  ],
  'a parent whose id has a slip': (all) => [set(slip(all.home), 'pages', inner(all), 'parent')],
  'a page renamed by an id with a slip': (all) => [
    { op: 'page rename', id: slip(inner(all)), to: 'entirely-new' },
  ],
  'a page moved by an id with a slip': (all) => [
    { op: 'page move', id: slip(inner(all)), path: '/entirely/new' },
  ],
  'a page renamed to an id that is taken': (all) => [
    { op: 'page rename', id: inner(all), to: all.home },
  ],
  'a page moved to a path that is taken': (all) => [{ op: 'page move', id: inner(all), path: '/' }],
  'a page moved to no path': (all) => [{ op: 'page move', id: inner(all), path: 'entirely new' }],
  'a page below one with a slip': (all) => [
    { op: 'page add', id: 'new', path: '/new', title: 'N', summary: 'N.', menu: slip(inner(all)) },
  ],
  'a page behind one with a slip': (all) => [
    { op: 'page add', id: 'new', path: '/new', title: 'N', summary: 'N.', after: slip(inner(all)) },
  ],
  'a page with a path of the host': () => [
    { op: 'page add', id: 'new', path: 'https://www.example.com/new', title: 'N', summary: 'N.' },
  ],
  'an entry set by an id with a slip': ({ parent }) =>
    parent === undefined
      ? undefined
      : [{ op: 'menu set', entry: slip(parent), members: { label: 'Entirely new' } }],
  'a block on a page with a slip': (all) => [
    { op: 'block insert', page: slip(inner(all)), value: text },
  ],
  'a block set by an id with a slip': (all) => {
    const page = all.pick(all.pages);
    return [
      { op: 'block insert', page, value: { ...text, id: 'entirely-new' } },
      { op: 'block set', page, block: slip('entirely-new'), members: { heading: 'New' } },
    ];
  },
  'a picture of another format': (all) => [
    { op: 'put', file: 'files/entirely.jpg', base64: png },
    set({ src: 'entirely.jpg', alt: 'A point' }, 'pages', all.pick(all.inManifest), 'image'),
  ],
  'a link to two things': (all) => [
    onPage(all, {
      ...{ type: 'cards', heading: 'More' },
      cards: [{ page: all.home, href: 'https://www.example.org/' }],
    }),
  ],
  'a field of a name that is taken': () => [
    {
      ...{ op: 'form add', id: 'entirely-new' },
      value: { ...form, fields: [...form.fields, { ...form.fields[0], label: 'More' }] },
    },
  ],
  'a currency that is a word': ({ pick }) => [
    set(pick(['EURO', '£', 'Swiss franc', 'US-$']), 'site', 'currency'),
  ],
  'a footer link with a slip': (all) => [
    { op: 'insert', file, path: ['footer', 'legal'], value: { page: slip(inner(all)) } },
  ],
  'a form set by an id with a slip': ({ form: id }) =>
    id === undefined
      ? undefined
      : [{ op: 'form set', id: slip(id), members: { title: 'Entirely new' } }],
  'a redirect set by an address with a slip': ({ home }) => [
    { op: 'redirect add', value: { from: '/entirely/old', page: home } },
    { op: 'redirect set', from: slip('/entirely/old'), members: { status: 308 } },
  ],
  'a picture moved by a path with a slip': ({ pictures, pick }) => [
    { op: 'move', file: `files/${slip(pick(pictures))}`, to: 'files/entirely.svg' },
  ],
  'a redirect to a page with a slip': (all) => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/x', page: slip(all.home) } },
  ],
  'a redirect to a path': ({ home }) => [
    { op: 'insert', file, path: ['redirects'], value: { from: '/x', href: '/' } },
    set('A lead.', 'pages', home, 'lead'),
  ],
  'a redirect of two kinds': ({ home }) => [
    {
      ...{ op: 'insert', file, path: ['redirects'] },
      value: { from: '/x', page: home, href: 'https://www.example.org/' },
    },
  ],
  'a redirect at an index that is not there': ({ home }) => [
    {
      ...{ op: 'insert', file, path: ['redirects'], index: 999 },
      value: { from: '/x', page: home },
    },
    {
      ...{ op: 'insert', file, path: ['redirects'], index: 999 },
      value: { from: '/y', page: home },
    },
  ],
  'a member at a path with a slip': (all) => [
    set('A lead.', 'pages', slip(all.pick(all.inManifest)), 'lead'),
  ],
  'a member of the page with a slip': (all) => [
    set('A lead.', 'page', all.pick(all.inManifest), 'lead'),
  ],
  'a lead whose name has a slip': (all) => [set('A.', 'pages', all.pick(all.inManifest), 'leed')],
  'a layout with a slip': (all) => [set('artikle', 'pages', all.pick(all.pages), 'layout')],
  'a lead that is a list': (all) => [set(['A lead.'], 'pages', all.pick(all.inManifest), 'lead')],
  'a lead that is empty': (all) => [set('', 'pages', all.pick(all.inManifest), 'lead')],
  'items that are a text': (all) => [onPage(all, { type: 'text', items: 'Words.' })],
  'a block in place of a list': (all) => [
    set({ type: 'text', items: ['Words.'] }, 'pages', all.pick(all.inManifest), 'blocks'),
  ],
  'a block whose type has a slip': (all) => [onPage(all, { type: 'txt', items: ['Words.'] })],
  'a block with a member that has a slip': (all) => [
    onPage(all, { type: 'text', itms: ['Words.'] }),
  ],
  'a block with a member of another': (all) => [
    onPage(all, { type: 'text', items: ['Words.'], slides: [] }),
  ],
  'two blocks of one id': (all) => [
    onPage(
      all,
      { type: 'text', id: 'one', items: ['A.'] },
      { type: 'text', id: 'one', items: ['B.'] },
    ),
  ],
  'an id that is no id': (all) => [onPage(all, { type: 'text', id: 'No id', items: ['A.'] })],
  'a picture without a description': (all) => [
    onPage(all, { type: 'picture', image: { src: 'no-such.svg' } }),
  ],
  'a link to an address without its scheme': (all) => [
    onPage(all, { type: 'cards', cards: [{ href: 'www.example.org', label: 'A' }] }),
  ],
  'a link with a space': (all) => [onPage(all, textOf(`[A](page: ${all.home})`))],
  'a link to an anchor that is not there': (all) => [
    onPage(all, textOf(`[A](page:${all.home}#no-such)`)),
  ],
  'a link to this host': (all) => [
    onPage(all, textOf('[A](https://localhost/x)'), textOf('[B](page:no-such)')),
  ],
  'a link to a file that is not there': (all) => [onPage(all, textOf('[A](file:no-such.pdf)'))],
  'a variable with a slip': (all) => [onPage(all, textOf('A {noSuch} one.'))],
  'HTML in a text': (all) => [onPage(all, textOf('A <b>bold</b> [word](page:no-such).'))],
  'an item that is a number': (all) => [onPage(all, textOf('Words.', 7))],
  'an item without words': (all) => [onPage(all, textOf('Words.', ''))],
  'an icon that is not there': () => [
    {
      ...{ op: 'insert', file, path: ['contacts'] },
      value: { type: 'phone', label: 'Call', value: '+44 1632 960 000', icon: 'fone' },
    },
  ],
  'a contact of an unknown type': () => [
    {
      ...{ op: 'insert', file, path: ['contacts'] },
      value: { type: 'fone', label: 'Call', value: '+44 1632 960 000', icon: 'phone' },
    },
  ],
  'an origin without its scheme': () => [set('www.example.net', 'site', 'origin')],
  'a draft that is a word': (all) => [set('false', 'pages', inner(all), 'draft')],
  'a text with a comma too many': (all) => inText(all, '["Words.",]\n'),
  'a text without a comma': (all) => inText(all, '["Words." "More."]\n'),
  'a text that links to nothing': (all) => inText(all, '["[Words](page:no-such)."]\n'),
  'a text with an item of two members': (all) =>
    inText(all, '["A", { "$rule": true, "$quote": { "body": ["B."] } }]\n'),
  'a manifest with a comma too many': ({ manifest }) => [
    { op: 'write', file, text: manifest.replace(/\}\s*$/, ', }').replace('"menus"', '"menus"') },
    { op: 'write', file: 'files/new.txt', text: '["Words."]\n' },
  ],
};

const words = { title: 'Entirely new', summary: 'A sentence that no other page has.' };

export const right: Readonly<Record<string, Make>> = {
  'a page': (all) => [
    { op: 'page add', id: 'entirely-new', path: '/entirely/new', ...words, markdown: false },
    ...(all.pick([true, false]) ? [set('Lead.', 'pages', 'entirely-new', 'lead')] : []),
  ],
  'a page with a document': () => [
    { op: 'page add', id: 'entirely-new', path: '/entirely/new', ...words, markdown: true },
  ],
  'another name of a page': (all) => [
    { op: 'page rename', id: all.pick(all.pages), to: 'entirely-new' },
  ],
  'another path': (all) => [{ op: 'page move', id: inner(all), path: '/entirely/new' }],
  'a page that comes and goes': () => [
    { op: 'page add', id: 'entirely-new', path: '/entirely/new', ...words },
    { op: 'page remove', id: 'entirely-new' },
  ],
  'a lead': (all) => [set('A new lead.', 'pages', all.pick(all.inManifest), 'lead')],
  'a redirect': ({ home }) => [
    {
      ...{ op: 'insert', file, path: ['redirects'] },
      value: { from: '/entirely/old', page: home },
    },
  ],
  'another order of the menus': ({ menus, pick }) =>
    menus === 0
      ? []
      : [{ op: 'move', file, path: ['menus', menus - 1], to: ['menus', pick([0, menus - 1])] }],
  'a block': (all) => {
    const [page, to] = [all.pick(all.pages), all.pick([...all.pages].reverse())];
    const value = { ...text, id: 'entirely-new' };
    const block = 'entirely-new';
    return [
      { op: 'block insert', page, value, ...(all.pick([true, false]) ? { index: 0 } : {}) },
      { op: 'block set', page, block, members: { heading: 'Entirely new' } },
      { op: 'block set', page, block, members: { heading: null } },
      { op: 'block move', page, block, to, index: 0 },
      ...(all.pick([true, false]) ? [{ op: 'block remove', page: to, block } as const] : []),
    ];
  },
  'a block with its file': (all) => {
    const [page, to] = [all.pick(all.pages), all.pick([...all.pages].reverse())];
    return [
      { op: 'put', file: 'files/entirely/new.txt', text: '["Entirely new."]\n' },
      { op: 'page add', id: 'entirely-new', path: '/entirely', ...words },
      {
        op: 'block insert',
        page: 'entirely-new',
        value: { type: 'content', file: 'entirely/new.txt', id: 'entirely-new' },
      },
      { op: 'block move', page: 'entirely-new', block: 'entirely-new', to },
      ...(page === to ? [{ op: 'block remove', page, block: 'entirely-new' } as const] : []),
    ];
  },
  'another order of blocks': (all) => {
    const page = all.pick([...all.blocks.keys()]);
    const count = all.blocks.get(page) ?? 0;
    return [{ op: 'block move', page, block: count - 1, index: all.pick([0, count - 1]) }];
  },
  'an entry of the menus': ({ parent, pick }) => {
    const value = { href: 'https://elsewhere.example.net/entirely/new', label: 'Entirely new' };
    return [
      { op: 'menu insert', value, index: 0 },
      { op: 'menu set', entry: [0], members: { label: 'New' } },
      ...(parent === undefined ? [] : [{ op: 'menu move', entry: [0], menu: parent } as const]),
      ...(parent === undefined && pick([true, false])
        ? [{ op: 'menu remove', entry: [0] } as const]
        : []),
    ];
  },
  'a form': (all) => [
    { op: 'form add', id: 'entirely-new', value: form },
    ...(all.pick([true, false])
      ? [{ op: 'form remove', id: 'entirely-new' } as const]
      : ([
          {
            op: 'block insert',
            page: all.pick(all.pages),
            value: { type: 'form', form: 'entirely-new' },
          },
          { op: 'form rename', id: 'entirely-new', to: 'newer' },
          { op: 'form set', id: 'newer', members: { title: 'Newer', withoutScript: null } },
        ] as const)),
  ],
  'a redirect that changes': ({ home, pick }) => [
    { op: 'redirect add', value: { from: '/entirely/old', page: home } },
    { op: 'redirect set', from: '/entirely/old', members: { status: 308 } },
    ...(pick([true, false]) ? [{ op: 'redirect remove', from: '/entirely/old' } as const] : []),
  ],
  'a picture': ({ pick }) => [
    { op: 'put', file: picture, base64: png },
    ...(pick([true, false]) ? [{ op: 'put', file: picture, base64: '/w==' } as const] : []),
    ...(pick([true, false]) ? [{ op: 'delete', file: picture } as const] : []),
  ],
  'a picture on a page': (all) => [
    { op: 'put', file: picture, base64: png },
    set(
      { src: 'entirely/new.png', alt: 'A single point' },
      ...['pages', all.pick(all.inManifest), 'image'],
    ),
    { op: 'move', file: picture, to: 'files/entirely.png' },
  ],
  'a picture in place of another': ({ pictures, pick }) => {
    const file = `files/${pick(pictures)}`;
    return [
      { op: 'put', file, base64: png },
      { op: 'move', file, to: picture },
    ];
  },
  'another path of a picture': ({ pictures, pick }) => [
    { op: 'move', file: `files/${pick(pictures)}`, to: 'files/entirely/new.svg' },
  ],
  'another path of a text': ({ texts, pick }) =>
    texts.length === 0
      ? []
      : [{ op: 'move', file: `files/${pick(texts)}`, to: 'files/entirely/new.txt' }],
  'a part of a document': ({ nodes, pick }) =>
    nodes.length === 0 ? [] : [{ op: 'node set', ...pick(nodes), text: 'Entirely *new*.' }],
  'a lead that comes and goes': (all) => {
    const id = all.pick(all.inManifest);
    return [
      set('A new lead.', 'pages', id, 'lead'),
      { op: 'unset', file, path: ['pages', id, 'lead'] },
    ];
  },
  'a redirect that comes and goes': ({ home }) => [
    {
      ...{ op: 'insert', file, path: ['redirects'], index: 0 },
      value: { from: '/entirely/old', page: home },
    },
    { op: 'remove', file, path: ['redirects', 0] },
  ],
  'a variable of another name': (all) => [
    ...(all.manifest.includes('"variables"') ? [] : [set({}, 'variables')]),
    set('Words', 'variables', 'entirelyNew'),
    { op: 'rename key', file, path: ['variables', 'entirelyNew'], key: 'newer' },
    set('A lead of {newer}.', 'pages', all.pick(all.inManifest), 'lead'),
  ],
  'a text with a space': () => [{ op: 'edit', file, edits: [{ offset: 1, length: 0, text: ' ' }] }],
  'the manifest in other white space': ({ manifest }) => [
    { op: 'write', file, text: `${manifest}\n` },
  ],
};

/** What is found of these depends on the rest of the site, which others leave as it was. */
export const wordy: Readonly<Record<string, Make>> = {
  'a variable': (all) => [
    set(all.pick(['', 'One', '{two}', '[A](page:x)']), 'variables', 'entirely'),
  ],
  'another text of a variable': ({ variables, pick }) =>
    variables.length === 0
      ? []
      : [set(pick(['Another text', '[a page](page:no-such)']), 'variables', pick(variables))],
  'a variable that is gone': ({ variables, pick }) =>
    variables.length === 0 ? [] : [{ op: 'unset', file, path: ['variables', pick(variables)] }],
  'a title with the variable': (all) => [
    set('Entirely {entirely}', 'pages', all.pick(all.inManifest), 'title'),
  ],
  'a text with the variable': ({ texts, pick }) =>
    texts.length === 0
      ? []
      : [{ op: 'write', file: `files/${pick(texts)}`, text: '["A {entirely} new text."]' }],
  'a text with links': ({ texts, pages, pick }) =>
    texts.length === 0
      ? []
      : [
          {
            ...{ op: 'write', file: `files/${pick(texts)}` },
            text: `["[A](page:${pick(pages)}), [b](page:entirely-new), [c](page:${pick(pages)}#d)."]`,
          },
        ],
  'a text with headings': ({ texts, pick }) =>
    texts.length === 0
      ? []
      : [
          {
            ...{ op: 'write', file: `files/${pick(texts)}` },
            text: '[{ "Entirely new": ["Words."] }, { "Entirely new ": [] }]',
          },
        ],
};

const parse = createDocumentParser();

/** The parts of a document that can be written alone, but for headings, which links may lead to. */
function listNodes(file: string, text: string): Pick<NodeOperation, 'file' | 'path'>[] {
  const found: Pick<NodeOperation, 'file' | 'path'>[] = [];
  const visit = (node: SourceNode | undefined, path: Path): void => {
    const isWords = path.at(-1) === '$text' || path.at(-3) === 'rows' || path.at(-2) === 'items';
    if (node?.span !== undefined && isWords) found.push({ file, path });
    for (const [index, child] of (node?.children ?? []).entries())
      if (child.type === 'property')
        visit(child.children?.[1], [...path, String(child.children?.[0]?.value)]);
      else visit(child, [...path, index]);
  };
  visit(parse(text).tree(), []);
  return found;
}

/** What there is to choose from in the site of a folder. */
export function listChoices({ root, source }: Base): Omit<Choices, 'pick'> {
  const manifest = readFileSync(join(root, file), 'utf8');
  const { pages, menus, site, variables = {} } = JSON.parse(manifest);
  const files = [...source.files.keys()];
  const listNamed = (ending: string): string[] =>
    files.filter((path) => path.endsWith(ending) && manifest.includes(JSON.stringify(path)));
  const texts = listNamed('.txt');
  const ids = Object.keys(pages).filter((id) => !id.startsWith('$'));
  const nodes = listNamed('.md').flatMap((path) =>
    listNodes(`files/${path}`, readFileSync(join(root, 'files', path), 'utf8')),
  );
  const above = (menus ?? []).find((one: { items?: unknown[] }) => one.items?.length);
  const blocks = new Map<string, number>(
    ids
      .filter((id) => pages[id].blocks?.length)
      .map((id) => [id, pages[id].blocks.length] as const),
  );
  return {
    ...{ manifest, texts, pictures: listNamed('.svg'), nodes, blocks },
    ...{ home: site.home, pages: ids, menus: menus?.length ?? 0, parent: above?.page },
    inManifest: ids.filter((id) => pages[id].document === undefined),
    variables: Object.keys(variables),
    form: ids
      .flatMap((id) => pages[id].blocks ?? [])
      .find(({ type }: { type?: string }) => type === 'form')?.form,
  };
}
