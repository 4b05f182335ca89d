// Small random sites: pages that name one another in every way, in any style of writing.
import fc from 'fast-check';

export interface GeneratedSite {
  readonly manifest: string;
  /** By path below files/. */
  readonly contents: Readonly<Record<string, string>>;
  readonly ids: readonly string[];
}

type MutableJson = Record<string, unknown>;

const ids = ['home', 'a', 'about', 'b-2', 'box', 'c', 'news', 'page', 'redirects', 'team', 'z'];

/** How a page may be named by another, given the id of one and the number of a block. */
const kinds = [
  'card',
  'text',
  'anchored',
  'slide',
  'feature',
  'invitation',
  'content',
  'escaped',
] as const;

interface Mention {
  readonly from: number;
  readonly to: number;
  readonly kind: (typeof kinds)[number];
}

const picture = { src: 'p.svg', alt: 'A picture' };

function toBlock(kind: Mention['kind'], id: string, number: number): MutableJson {
  if (kind === 'card') return { type: 'cards', heading: `Cards ${number}`, cards: [{ page: id }] };
  if (kind === 'slide')
    return {
      type: 'carousel',
      label: 'Slides',
      slides: [{ image: picture, caption: 'One', link: { page: id } }],
    };
  if (kind === 'feature')
    return {
      type: 'feature',
      heading: 'See',
      items: [`To [it](page:${id}), ä.`],
      image: picture,
      link: { page: id },
    };
  return {
    type: 'text',
    items: [
      `Before [words](page:${id}) and *[again](page:${id})* after.`,
      ['One', `[Two](page:${id})`],
    ],
  };
}

function toPage(
  id: string,
  index: number,
  mentions: readonly Mention[],
  all: readonly string[],
): MutableJson {
  const own = mentions.filter(({ from }) => from % all.length === index);
  const target = ({ to }: Mention): string => all[to % all.length] ?? 'home';
  const invitation = own.find(({ kind }) => kind === 'invitation');
  const blocks = own
    .filter(({ kind }) => kind !== 'invitation' && kind !== 'content')
    .map((mention, number) => toBlock(mention.kind, target(mention), number));
  return {
    path: index === 0 ? '/' : `/${id}`,
    title: `The page ${id}`,
    summary: `What the page ${id} is about.`,
    ...(invitation && {
      callToAction: {
        heading: 'Come in',
        text: `Or [there](page:${target(invitation)}).`,
        link: { page: target(invitation) },
      },
    }),
    blocks: [
      { type: 'text', id: 'first', items: ['Words.'] },
      { type: 'content', file: `${id}.txt` },
      ...blocks,
    ],
  };
}

/** Menus over the pages behind home: every entry once, to any depth. */
function toMenus(all: readonly string[], depths: readonly number[]): MutableJson[] {
  const menus: (MutableJson & { items: MutableJson[] })[] = [];
  for (const [index, id] of all.slice(1).entries()) {
    const depth = depths[index] ?? 3;
    const entry = { page: id, items: [] };
    const last = menus.at(-1);
    const inner = last?.items.at(-1) as (MutableJson & { items: MutableJson[] }) | undefined;
    if (depth === 0 || last === undefined) menus.push(entry);
    else if (depth === 1 || inner === undefined) last.items.push(entry);
    else if (depth === 2) inner.items.push(entry);
  }
  return menus;
}

interface Ingredients {
  readonly count: number;
  readonly mentions: readonly Mention[];
  readonly depths: readonly number[];
  readonly style: readonly [indent: number | string | undefined, lineBreak: string];
  readonly parents: boolean;
  readonly comments: boolean;
  readonly redirect: boolean;
}

function toManifest({
  count,
  mentions,
  depths,
  parents,
  comments,
  redirect,
}: Ingredients): MutableJson {
  const all = ids.slice(0, count);
  const menus = toMenus(all, depths);
  const named = JSON.stringify(menus);
  const pages = all.map((id, index) => {
    const page = toPage(id, index, mentions, all);
    const free = index > 1 && !named.includes(`"page":"${id}"`);
    return [
      id,
      { ...page, ...(parents && free && { parent: all[1] }), ...(comments && { $comment: id }) },
    ];
  });
  const last = all.at(-1) ?? 'home';
  return {
    version: 2,
    site: {
      name: 'Site',
      origin: 'https://www.example.com',
      home: 'home',
      logo: { src: 'p.svg', decorative: true },
      favicon: 'p.svg',
    },
    menus,
    ...(count > 3 && { primaryAction: { page: all[2], label: 'Write' } }),
    footer: {
      columns: [
        ...menus.slice(0, 1).map((menu) => ({ menu: menu.page })),
        {
          heading: 'More',
          links: [{ page: last }, { href: 'https://www.example.org/', label: 'Else' }],
        },
      ],
      legal: [{ page: last, anchor: 'first' }],
      copyright: { from: 2000, holder: 'Site' },
    },
    pages: Object.fromEntries(pages),
    ...(redirect && {
      redirects: [
        { from: '/old', page: last, anchor: 'first' },
        { from: '/gone', status: 410 },
      ],
    }),
  };
}

function toSite(ingredients: Ingredients): GeneratedSite {
  const { count, mentions, style } = ingredients;
  const [indent, lineBreak] = style;
  const all = ids.slice(0, count);
  const write = (value: unknown): string =>
    JSON.stringify(value, null, indent).replaceAll('\n', lineBreak) + lineBreak;
  const escaped = mentions.some(({ kind }) => kind === 'escaped');
  const text = write(toManifest(ingredients));
  const contents = all.map((id, index) => {
    const links = mentions
      .filter(({ from, kind }) => kind === 'content' && from % count === index)
      .map(
        ({ to }) =>
          `A [link](page:${all[to % count]}) and one [to a place](page:${all[to % count]}#first).`,
      );
    return [
      `${id}.txt`,
      write([`Of ${id}.`, ...links, { Heading: links.length > 0 ? links : 'None.' }]),
    ];
  });
  return {
    // The same text to JSON, another to whoever looks for its letters.
    manifest: escaped ? text.replace('(page:', '(\\u0070age:') : text,
    contents: Object.fromEntries(contents),
    ids: all,
  };
}

export const generatedSites = fc
  .record({
    count: fc.integer({ min: 2, max: ids.length }),
    mentions: fc.array(
      fc.record({ from: fc.nat(20), to: fc.nat(20), kind: fc.constantFrom(...kinds) }),
      { maxLength: 10 },
    ),
    depths: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: ids.length }),
    style: fc.constantFrom<[number | string | undefined, string]>(
      [2, '\n'],
      [4, '\r\n'],
      ['\t', '\n'],
      [undefined, '\n'],
    ),
    parents: fc.boolean(),
    comments: fc.boolean(),
    redirect: fc.boolean(),
  })
  .map(toSite);
