// What a real browser makes of the layouts of blocks and of the places of an aside.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve/start-server';
import { buildWithCommand } from './build-with-command';
import { type Visitor, visit } from './visitor';

const root = mkdtempSync(join(tmpdir(), 'plinth-layouts-'));
const image = { src: 'images/logo.svg', alt: 'A mark' };
const words = 'Words that go on for long enough to need more than one line of a narrow column.';
/** The first picture of a story has a file of its own for narrow screens. */
const plan = { src: 'images/plan.svg', alt: 'A plan' };
const card = { page: 'repairs', image, icon: 'phone', buttonLabel: 'Read more' };

const people = (layout: string) =>
  ['ada', 'ben'].map((id) => ({
    ...{ id: `${layout}-${id}`, role: 'Director', name: id, image, summary: words },
    ...{ biography: [words], buttonLabel: 'Read the biography' },
  }));

const office = {
  ...{ place: 'Lisbon', address: ['12 Example Road'], phone: '+351 555 0100', note: words, image },
  ...{ email: 'a.rather.long.address@example.com', website: 'https://www.example.com/' },
};

const slide = { image: { ...image, focus: { x: 30, y: 70 } }, caption: 'A slide', text: words };

const blocks = [
  ...['tile', 'index', 'lead', 'overlay', 'icon'].map((layout) => ({
    ...{ type: 'cards', layout, id: `cards-${layout}`, heading: layout },
    cards: [card, card, card, card, card],
  })),
  ...['split', 'stacked', 'bleed'].map((layout) => ({
    ...{ type: 'feature', layout, heading: layout, items: [words], image, link: { page: 'work' } },
  })),
  {
    ...{ type: 'feature', layout: 'scroll', heading: 'A story', items: [words] },
    steps: [plan, image].map((picture) => ({ heading: picture.alt, text: words, image: picture })),
  },
  ...['plain', 'lead', 'rows'].map((layout) => ({
    ...{ type: 'text', layout, items: [words, { [`A ${layout} heading`]: words }] },
  })),
  ...['columns', 'steps'].map((layout) => ({
    ...{ type: 'boxes', layout, id: layout, heading: layout },
    boxes: ['One', 'Two', 'Three'].map((heading) => ({ heading, text: words, from: 'top' })),
  })),
  ...['cards', 'portraits', 'rows', 'lead'].map((layout) => ({
    ...{ type: 'people', layout, people: people(layout) },
  })),
  ...['cards', 'rows'].map((layout) => ({ type: 'offices', layout, offices: [office, office] })),
  ...['strip', 'band', 'split'].map((layout) => ({
    ...{ type: 'action', layout, kicker: 'A kicker', heading: words, link: { page: 'work' } },
  })),
  ...['split', 'bleed', 'centred', 'film'].map((layout) => ({
    ...{ type: 'hero', layout, kicker: 'A kicker', heading: words, text: words, image },
    links: [{ page: 'work' }, { page: 'repairs' }],
  })),
  ...['row', 'rows'].map((layout) => ({
    ...{ type: 'figures', layout, heading: layout },
    figures: [{ number: '1,234,567,890', unit: 'pieces', label: words, source: words }],
  })),
  ...['row', 'marquee'].map((layout) => ({
    ...{ type: 'logos', layout, logos: Array.from({ length: 9 }, () => ({ image })) },
  })),
  ...['grid', 'mosaic', 'strip'].map((layout) => ({
    ...{ type: 'gallery', layout, heading: layout },
    pictures: Array.from({ length: 5 }, () => ({ image, caption: words })),
  })),
  ...['bleed', 'contained'].map((layout) => ({
    ...{ type: 'carousel', layout, label: layout, slides: [slide, slide] },
  })),
];

const sections = ['One', 'Two', 'Three', 'Four'].map((heading) => ({
  [heading]: Array.from({ length: 12 }, () => words),
}));

async function serveSite(theme: object, direction = 'ltr') {
  const folder = mkdtempSync(join(root, 'site-'));
  cpSync('tests/sites/minimal/files', join(folder, 'files'), { recursive: true });
  cpSync(join(folder, 'files/images/logo.svg'), join(folder, 'files/images/plan.svg'));
  const manifest = JSON.parse(readFileSync('tests/sites/minimal/site.manifest.json', 'utf8'));
  delete manifest.$schema;
  manifest.theme = theme;
  manifest.pictures = { [plan.src]: { narrow: image.src } };
  manifest.site.direction = direction;
  manifest.pages.home.blocks = blocks;
  const invitation = { heading: 'Write to us', text: words, link: { page: 'work' } };
  manifest.pages.home.callToAction = { ...invitation, layout: 'band' };
  manifest.pages.long = {
    ...{ path: '/long', title: 'Long', summary: 'A long text.', parent: 'work' },
    callToAction: { ...invitation, layout: 'split' },
    blocks: [{ type: 'text', items: sections }],
  };
  writeFileSync(join(folder, 'site.manifest.json'), JSON.stringify(manifest));
  const outDir = join(folder, 'dist');
  await buildWithCommand(folder, outDir, '--uncompressed');
  return startServer({ root: folder, outDir, port: 0 });
}

let server: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  server = await serveSite({ aside: 'end', heads: 'bleed', cards: 'line' });
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

async function open(path: string, width: number, visited = server): Promise<Visitor> {
  const visitor = await visit({
    origin: visited.origin,
    viewport: { width, height: 900 },
    javaScriptEnabled: path !== '/',
  });
  await visitor.page.goto(`${visited.origin}${path}`);
  return visitor;
}

/** The left edges of the elements that a selector finds, each once. */
const findLefts = ({ page }: Visitor, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) => [
      ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
    ]);

describe('without JavaScript', () => {
  test('an index has two columns where there is room, else one', async () => {
    for (const [width, columns] of [
      [1440, 2],
      [375, 1],
    ] as const) {
      const visitor = await open('/', width);
      expect(await findLefts(visitor, '#cards-index .card')).toHaveLength(columns);
      await visitor.leave();
    }
  });

  test('steps are numbered along one line', async () => {
    const visitor = await open('/', 1440);
    const steps = await visitor.page.locator('#steps .boxes-words').evaluateAll((all) =>
      all.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { content } = getComputedStyle(element, '::before');
        return { left: Math.round(left), right: Math.round(right), content };
      }),
    );
    expect(steps).toHaveLength(3);
    for (const [index, { left, content }] of steps.entries()) {
      expect(content).toBe('counter(step, decimal-leading-zero)');
      if (index > 0) expect(left).toBe(steps[index - 1]?.right);
    }
    expect(await visitor.page.locator('ol.boxes-list').count()).toBe(1);
    await visitor.leave();
  });

  test('each step of a story has its picture beside its words, all in one place', async () => {
    const visitor = await open('/', 1440);
    const steps = await visitor.page.locator('.feature-step').evaluateAll((all) =>
      all.map((step) => {
        const { right = NaN } =
          step.querySelector('.feature-step-words')?.getBoundingClientRect() ?? {};
        const { left = NaN } = step.querySelector('img')?.getBoundingClientRect() ?? {};
        return { left, gap: left - right };
      }),
    );
    expect(await visitor.page.locator('.feature-step > picture').count()).toBe(1);
    expect(steps).toHaveLength(2);
    for (const { left, gap } of steps) {
      expect(gap).toBeGreaterThan(0);
      expect(left).toBe(steps[0]?.left);
    }
    await visitor.leave();
  });

  test('a picture is cropped around its focus', async () => {
    const visitor = await open('/', 1440);
    const positions = await visitor.page
      .locator('.carousel-image')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).objectPosition));
    expect(new Set(positions)).toEqual(new Set(['30% 70%']));
    await visitor.leave();
  });

  test.each([
    ['ltr', { aside: 'start', pictures: { edge: 'bleed' }, heads: 'centred' }],
    ['rtl', { aside: 'end', pictures: { edge: 'arch' }, cards: 'plain', heads: 'band' }],
  ])('no layout is wider than the narrowest screen (%s)', async (direction, theme) => {
    const own = await serveSite(theme, direction);
    for (const width of [320, 768, 1440]) {
      const visitor = await open('/', width, own);
      const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, wide]).toEqual([width, width]);
      await visitor.leave();
    }
    await own.close();
  });
});

test('the table of contents stays in view and marks the section that is read', async () => {
  const visitor = await open('/long', 1440);
  await visitor.ready();
  const { page } = visitor;
  const marked = () => page.locator('.contents-list [aria-current]').allTextContents();
  for (const heading of ['Three', 'One', 'Four']) {
    await page.locator('h2', { hasText: heading }).evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expect.poll(marked).toEqual([heading]);
    const link = page.locator('.contents-list a', { hasText: heading });
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(900);
  }
  // In one jump over all of them.
  for (const [place, expected] of [
    [1e6, ['Four']],
    [0, []],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await expect.poll(marked).toEqual(expected);
  }
  await visitor.leave();
});
