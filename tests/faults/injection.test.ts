// Not quick: every payload at every place.
// Every text field of every schema × every payload: refused at its place, or plain text in every output.
import { beforeAll, describe, expect, test } from 'vitest';
import { copySite, validate } from './complete-site';
import { payloads, triedPayloads } from './payloads';
import { type RenderedSite, render } from './rendered-site';
import { listSlots } from './slots';
import { fill, keyPlaces, places, rename } from './trials';

let plain: RenderedSite;
beforeAll(async () => {
  const { site, findings } = validate(copySite());
  expect(findings).toEqual([]);
  if (site !== undefined) plain = await render(site);
});

const oneLine = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text) && text.length < 2000;

/** Schemas of what the site does not say: items of collections; which rows of a file are shown (another one may be none); words that its language pack has; files of a language, whose words stand in the places of others. */
const elsewhere =
  /^(?:rows\/only|kinds|item-members|collection|day-or-minute|document-part|tag|salary|pair|translation|date-words|(?:block-settings|blocks)\/(?:items?|latest|search)|manifest\/collections)(?:[/-]|$)/;

test('the site has a place for every text of every schema', () => {
  const slots = new Set(places.map(({ slot }) => slot));
  const without = [...listSlots()].filter((slot) => !slots.has(slot) && !elsewhere.test(slot));
  // A type that names no variant is one of `unknown-type`.
  expect(without).toEqual(['block/type', 'field/type', 'provider/type', 'service/type']);
  expect(payloads.length).toBeGreaterThan(40);
});

const text = (files: RenderedSite, path: string): string =>
  String(files.files.find(([name]) => name === path)?.[1]);

/** Without hashes, and without the sheets of pages: a block with other members may need others. */
const listPaths = ({ files }: RenderedSite): string[] =>
  files
    .map(([path]) => path.replace(/-[0-9a-f]{16}/, ''))
    .filter((path) => !/\/page-[0-9a-f]+\.css$/.test(path));

/** Quoted texts left out: what a reader takes for a directive. */
const toDirectives = (conf: string): string => conf.replace(/"(?:[^"\\]|\\.)*"/g, '""');

const toShape = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(toShape)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toShape(inner)]))
      : typeof value;

const jsonLdOf = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : toShape(JSON.parse(json));
};

const countLines = (content: string, pattern: RegExp): number =>
  content.split(/\r\n|[\r\n]/).filter((line) => pattern.test(line)).length;

describe.each(triedPayloads.map((payload) => ({ payload })))('$payload', ({ payload }) => {
  test('is refused at its place, or taken as text', async () => {
    const { refused, taken, site } = fill(payload);
    expect(refused.length).toBeGreaterThan(100);
    for (const [place, finding] of refused) {
      expect(finding?.line, place.pointer).toBeGreaterThan(0);
      expect(finding?.column, place.pointer).toBeGreaterThan(0);
      expect(oneLine(`${finding?.message}${finding?.hint}`), finding?.message).toBe(true);
    }
    if (taken.length === 0) return;
    const rendered = await render(site);
    for (const [name, value] of Object.entries(rendered.facts.headers)) {
      expect(value, name).toMatch(/^[\u0020-\u007e]+$/);
      expect(value, name).toBe(plain.facts.headers[name]);
    }
    for (const path of ['_headers', '_redirects', 'robots.txt', 'sitemap.xml'])
      expect(text(rendered, path), path).toBe(text(plain, path));
    expect(toDirectives(text(rendered, '_site/nginx.conf'))).toBe(
      toDirectives(text(plain, '_site/nginx.conf')),
    );
    expect(toShape(JSON.parse(text(rendered, 'site.webmanifest')))).toEqual(
      toShape(JSON.parse(text(plain, 'site.webmanifest'))),
    );
    const [list, plainList] = [text(rendered, 'llms.txt'), text(plain, 'llms.txt')];
    for (const pattern of [/./, /^#/, /^- \[(?:[^\]\\]|\\.)*\]\(https:\/\/www\.example\.org\//])
      expect(countLines(list, pattern), `llms.txt ${pattern}`).toBe(countLines(plainList, pattern));
    for (const [path, content] of plain.files)
      if (path.endsWith('.html'))
        expect(jsonLdOf(text(rendered, path)), path).toEqual(jsonLdOf(String(content)));
    expect(listPaths(rendered)).toEqual(listPaths(plain));
  });

  test('as a key is refused where it stands, or a heading', () => {
    for (const place of keyPlaces) {
      const errors = rename(place, payload);
      for (const { line, column, message, hint } of errors) {
        expect(Math.min(line, column)).toBeGreaterThan(0);
        expect(oneLine(message + hint), message).toBe(true);
      }
      // Headings of texts and tables, columns of others, and files: none that is not there has a place on a page.
      const isFree = /(?:sections|rows\/columns|source\/rename|pictures)\/\{\}$/.test(place.slot);
      if (!isFree && !/^[a-z][A-Za-z0-9]*$/.test(payload))
        expect(errors.length, place.pointer).toBeGreaterThan(0);
    }
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
