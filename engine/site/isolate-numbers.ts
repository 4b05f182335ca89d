// What is shown of a site from right to left → the same with telephone numbers between marks that keep the order of their groups:
// among letters that run to the left, "+49 40 66969" would be shown as "66969 40 49+".
import { isRecord } from '../model/json';
import type { Site, SitePage } from '../model/site';

const [isolate, end] = ['\u2066', '\u2069'];

/** With a plus or a zero before it, and in groups: everything else keeps its order anyway. */
const groups = /(?<![\d\u2066])(?:\+|0)\d*[ \u00a0()/-][\d \u00a0()/-]{3,}\d/g;

/** What is fetched or sent is not text. */
const address = /^(?:[a-z]+:|\/|#)/;

const isolateIn = (text: string): string =>
  address.test(text) ? text : text.replace(groups, (number) => isolate + number + end);

/** In every text of a value. */
export function isolateNumbers<Value>(value: Value): Value {
  if (typeof value === 'string') return isolateIn(value) as Value;
  if (Array.isArray(value)) return value.map((item) => isolateNumbers(item)) as Value;
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, isolateNumbers(member)]);
  return Object.fromEntries(members) as Value;
}

/** What it tells search engines stays as it is. */
export function isolateInPage(page: SitePage): SitePage {
  const { facts, places, company } = page;
  return { ...isolateNumbers(page), facts, places, ...(company && { company }) };
}

export const isolateInSite = (site: Site): Site => ({
  ...site,
  shell: isolateNumbers(site.shell),
  contents: isolateNumbers(site.contents),
  pages: Object.fromEntries(
    Object.entries(site.pages).map(([id, page]) => [id, isolateInPage(page)]),
  ),
});

/** For machines. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066\u2069]/g, '');
