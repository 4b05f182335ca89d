// Edits that a site's owner makes, at random: most leave it valid. What has a new kind of thing to change adds a kind here.

import { makeMutation, oddValues } from '../faults/random-mutations';
import type { MutableJson } from '../mutable-json';
import { setAxis, themeAxes } from '../themes/theme-axes';

export type Fields = { [key: string]: MutableJson };

/** A site in memory: its manifest, its content files by path, and when it is built. */
export interface EditedSite {
  manifest: Fields;
  readonly contents: Map<string, MutableJson[]>;
  /** Its documents and tables by path; undefined where the file is gone. */
  readonly texts: Map<string, string | undefined>;
  now: Date;
}

/** A whole number from 0 to below `count`, the next of a fixed row. */
export type Pick = (count: number) => number;

export type Edit = (site: EditedSite, pick: Pick) => void;

/** Mulberry32: a short row of numbers that is the same on every machine. */
export function createPick(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

const isFields = (value: MutableJson | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toFields = (value: MutableJson | undefined): Fields => (isFields(value) ? value : {});
const toList = (value: MutableJson | undefined): MutableJson[] =>
  Array.isArray(value) ? value : [];

/** A member of the manifest that may be absent, put in where it is. */
function openFields(holder: Fields, key: string): Fields {
  const inner = toFields(holder[key]);
  holder[key] = inner;
  return inner;
}

function pickPage({ manifest }: EditedSite, pick: Pick): Fields {
  const pages = Object.values(toFields(manifest.pages));
  return toFields(pages[pick(pages.length)]);
}

/** Every place that holds a sentence. */
function listSentences(value: MutableJson): (() => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Fields;
  return Object.entries(holder).flatMap(([key, inner]) =>
    typeof inner === 'string' && /\p{L} \p{L}/u.test(inner)
      ? [
          () => {
            holder[key] = `${inner} Indeed`;
          },
        ]
      : listSentences(inner),
  );
}

const changeWords: Edit = ({ manifest }, pick) => {
  const sentences = listSentences([
    manifest.site ?? null,
    manifest.pages ?? null,
    manifest.menus ?? null,
    manifest.footer ?? null,
  ]);
  sentences[pick(sentences.length)]?.();
};

function pickContent({ contents }: EditedSite, pick: Pick): MutableJson[] {
  const files = [...contents.values()];
  return files[pick(files.length)] ?? [];
}

/** By name, so that a failure says what was done. */
export const edits = {
  mutation: (site, pick) => {
    const value = oddValues[pick(oddValues.length)] ?? null;
    const { text } = makeMutation(JSON.stringify(site.manifest), pick(1_000_000), pick(5), value);
    site.manifest = JSON.parse(text);
  },
  words: changeWords,
  title: (site, pick) => {
    const page = pickPage(site, pick);
    page.title = `${page.title} ${pick(100)}`;
  },
  label: (site, pick) => {
    openFields(site.manifest, 'labels').home = `Home ${pick(100)}`;
  },
  variable: ({ manifest }, pick) => {
    const variables = toFields(manifest.variables);
    const names = Object.keys(variables).filter((name) =>
      /\p{L} \p{L}/u.test(String(variables[name])),
    );
    const name = names[pick(names.length)];
    if (name !== undefined) variables[name] = `${variables[name]} ${pick(100)}`;
  },
  paragraph: (site, pick) => void pickContent(site, pick).push(`One more sentence, ${pick(1000)}.`),
  section: (site, pick) =>
    void pickContent(site, pick).push({ [`Added ${pick(3)}`]: ['one', 'two'] }),
  shorter: (site, pick) => void pickContent(site, pick).splice(1, 1),
  draft: (site, pick) => {
    const page = pickPage(site, pick);
    page.draft = page.draft !== true;
  },
  unlisted: (site, pick) => {
    const page = pickPage(site, pick);
    page.unlisted = page.unlisted !== true;
  },
  path: (site, pick) => {
    const page = pickPage(site, pick);
    if (page.path !== '/') page.path = `/moved/here-${pick(1000)}`;
  },
  parent: (site, pick) => {
    const ids = Object.keys(toFields(site.manifest.pages));
    pickPage(site, pick).parent = ids[pick(ids.length)] ?? null;
  },
  menus: ({ manifest }) => {
    const menus = toList(manifest.menus);
    menus.push(...menus.splice(0, 1));
  },
  items: ({ manifest }, pick) => {
    const menus = toList(manifest.menus);
    const items = toList(toFields(menus[pick(menus.length)]).items);
    items.push(...items.splice(0, 1));
  },
  'block order': (site, pick) => {
    const blocks = toList(pickPage(site, pick).blocks);
    blocks.push(...blocks.splice(0, 1));
  },
  'block gone': (site, pick) => {
    const blocks = toList(pickPage(site, pick).blocks);
    blocks.splice(pick(blocks.length), 1);
  },
  'block elsewhere': (site, pick) => {
    const blocks = toList(pickPage(site, pick).blocks);
    const [block] = blocks.splice(pick(blocks.length), 1);
    if (block !== undefined) toList(pickPage(site, pick).blocks).push(block);
  },
  axis: (site, pick) => {
    const axis = themeAxes[pick(themeAxes.length)];
    if (axis === undefined) return;
    const value = axis.values[pick(axis.values.length)] ?? '';
    setAxis(openFields(site.manifest, 'theme'), axis, value);
  },
  style: (site, pick) => {
    const styles = ['institution', 'hearth', 'clinic', 'works', 'signal'];
    openFields(site.manifest, 'theme').style = styles[pick(styles.length)] ?? '';
  },
  look: (site, pick) => {
    const blocks = toList(pickPage(site, pick).blocks);
    const looks = [
      ['surface', 'ground', 'raised', 'tint', 'contrast', 'accent', 'picture'],
      ['width', 'text', 'wide', 'full'],
      ['align', 'start', 'centre'],
      ['space', 'tight', 'regular', 'loose'],
      ['layout', 'lead', 'index', 'stacked', 'rows', 'steps', 'portraits'],
    ];
    const [name = '', ...values] = looks[pick(looks.length)] ?? [];
    toFields(blocks[pick(blocks.length)])[name] = values[pick(values.length)] ?? '';
  },
  radius: (site, pick) => {
    openFields(site.manifest, 'theme').radius = pick(12);
  },
  delay: (site, pick) => {
    openFields(openFields(site.manifest, 'behaviour'), 'scrollReveal').delay = 100 + pick(900);
  },
  base: (site, pick) => {
    openFields(site.manifest, 'site').base = ['/', '/below/', '/further/below/'][pick(3)] ?? '/';
  },
  redirect: (site, pick) => {
    const ids = Object.keys(toFields(site.manifest.pages));
    const redirects = toList(site.manifest.redirects);
    redirects.push({ from: `/once-${pick(1000)}`, page: ids[pick(ids.length)] ?? 'home' });
    site.manifest.redirects = redirects;
  },
  gone: (site, pick) => {
    const redirects = toList(site.manifest.redirects);
    redirects.push({ from: `/gone-${pick(1000)}`, status: 410 });
    site.manifest.redirects = redirects;
  },
  year: (site, pick) => {
    site.now = new Date(Date.UTC(2026 + pick(4), 2, 1));
  },
} as const satisfies Readonly<Record<string, Edit>>;
