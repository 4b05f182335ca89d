// The same of sites with collections: items, their days and tags, the lists of them, and the clock.
import { type Edit, type EditedSite, type Pick, toFields } from './edits';

const day = 24 * 60 * 60 * 1000;

const toDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** One that has front matter. */
function pickItem({ texts }: EditedSite, pick: Pick, folder = ''): string | undefined {
  const paths = [...texts].flatMap(([path, text]) =>
    text?.startsWith('---') && path.startsWith(folder) && !/\/_/.test(path) ? [path] : [],
  );
  return paths[pick(paths.length)];
}

/** Sets a line of the front matter, or takes it out. */
function setMember(site: EditedSite, path: string | undefined, name: string, value?: string): void {
  const text = path === undefined ? undefined : site.texts.get(path);
  if (path === undefined || text === undefined) return;
  const without = text.replace(new RegExp(`^${name}:.*\\n`, 'm'), '');
  const line = value === undefined ? '' : `${name}: ${value}\n`;
  site.texts.set(path, without.replace(/^---\n/, `---\n${line}`));
}

const pickCollection = ({ manifest }: EditedSite, pick: Pick) => {
  const all = Object.values(toFields(manifest.collections));
  return toFields(all[pick(all.length)]);
};

export const itemEdits = {
  'item added': (site, pick) => {
    const at = toDay(site.now.getTime() - pick(400) * day);
    const [name, tag] = [`added-${pick(1000)}`, ['house', 'pupils', 'press'][pick(3)]];
    const matter = `title: Added ${name}\ndate: ${at}\nsummary: About ${name}.\ntags: [${tag}]`;
    site.texts.set(`news/${name}.md`, `---\n${matter}\n---\n\nWords of ${name}.\n`);
  },
  'item gone': (site, pick) => {
    const path = pickItem(site, pick);
    if (path !== undefined) site.texts.set(path, undefined);
  },
  'item title': (site, pick) =>
    setMember(site, pickItem(site, pick, 'news/'), 'title', `Another title ${pick(100)}`),
  'item date': (site, pick) => {
    const at = toDay(site.now.getTime() + (pick(500) - 450) * day);
    setMember(site, pickItem(site, pick, 'news/'), 'date', at);
  },
  'item tags': (site, pick) => {
    const tags = [undefined, '[house]', '[press, pupils]'][pick(3)];
    setMember(site, pickItem(site, pick, 'news/'), 'tags', tags);
  },
  'item expires': (site, pick) => {
    const at = toDay(site.now.getTime() + (pick(200) - 100) * day);
    setMember(site, pickItem(site, pick), 'expires', at);
  },
  'item draft': (site, pick) =>
    setMember(site, pickItem(site, pick), 'draft', [undefined, 'true'][pick(2)]),
  'item unlisted': (site, pick) =>
    setMember(site, pickItem(site, pick), 'unlisted', [undefined, 'true'][pick(2)]),
  'item words': (site, pick) => {
    const path = pickItem(site, pick);
    if (path !== undefined) site.texts.set(path, `${site.texts.get(path)}\nMore ${pick(100)}.\n`);
  },
  row: ({ texts }, pick) => {
    const [path, text = ''] = [...texts].find(([one]) => one.endsWith('rehearsals.csv')) ?? [];
    const lines = text.trimEnd().split('\n');
    lines.splice(1 + pick(Math.max(1, lines.length - 1)), 1);
    if (path !== undefined && lines.length > 1) texts.set(path, `${lines.join('\n')}\n`);
  },
  'tag title': ({ manifest }, pick) => {
    const { news } = toFields(manifest.collections);
    const tags = Object.values(toFields(toFields(news).tags));
    toFields(tags[pick(tags.length)]).title = `Tag ${pick(100)}`;
  },
  archive: (site, pick) => {
    const collection = pickCollection(site, pick);
    collection.archive = collection.archive !== true;
  },
  order: (site, pick) => {
    pickCollection(site, pick).order = ['newest', 'oldest', 'title', 'next'][pick(4)] ?? '';
  },
  afterwards: (site, pick) => {
    pickCollection(site, pick).afterwards = ['keep', 'gone', 'list'][pick(3)] ?? '';
  },
  clock: (site, pick) => {
    site.now = new Date(site.now.getTime() + pick(90 * 24) * (day / 24));
  },
} as const satisfies Readonly<Record<string, Edit>>;
