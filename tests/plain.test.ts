// Not quick: it bundles the renderers, and renders a site once for each place that looks at words.
// Every place that looks at words does so through `plain`, and has a case here that fails where it does not.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mark } from '../engine/content/text/words';
import type { Contract } from '../engine/model/contract';
import type { ValidSite } from '../engine/model/valid-site';
import { listSources } from './import-rules';
import type * as Looks from './marks/looks-at-words';
import { readBoth } from './marks/read-both';

/** Calls that can be turned off one by one, by number: then they pass on what they get. */
const switched = `
const calls = (globalThis.plainCalls ??= { off: undefined, met: new Set() });
export function plainAt(call, text) {
  const plain = text.replace(/\\uE000\\d+\\uE001|\\uE002/g, '');
  if (plain !== text) calls.met.add(call);
  return calls.off === call ? text : plain;
}
`;

const wordsFile = 'engine/content/text/words.ts';
const call = /(?<![\w.])plain\(/g;
const callers = listSources('engine').filter(
  (file) =>
    file !== wordsFile && /import \{[^}]*\bplain\b[^}]*\} from/.test(readFileSync(file, 'utf8')),
);
/** Each place that looks at words: its file, and which of the calls there it is. */
const places = callers.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(call)].map((_, index) => `${file} ${index + 1}`),
);

const withSwitches: Plugin = {
  name: 'with-switches',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/].*\.tsx?$/ }, ({ path }) => {
      const file = relative('.', path).replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      if (file === wordsFile) return { contents: text + switched, loader };
      if (!callers.includes(file)) return undefined;
      let index = 0;
      const contents = text.replace(/(import \{[^}]*)\bplain\b/, '$1plainAt').replace(call, () => {
        index += 1;
        return `plainAt('${file} ${index}', `;
      });
      return { contents, loader };
    });
  },
};

declare global {
  var plainCalls: { off: string | undefined; readonly met: Set<string> };
}

let looks: typeof Looks;
let folder: string;
let contract: Contract;
const roots = ['tests/sites/everything', 'tests/sites/documents', 'tests/sites/collections'];
const sites: ValidSite[] = [];

beforeAll(async () => {
  // Packages are found from there.
  folder = mkdtempSync(join('node_modules', '.plinth-plain-'));
  const outfile = resolve(folder, 'looks.cjs');
  await build({
    entryPoints: ['tests/marks/looks-at-words.tsx'],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withSwitches],
  });
  looks = createRequire(import.meta.url)(outfile);
  for (const root of roots) {
    const both = await readBoth(root);
    contract = both.contract;
    sites.push(both.marked.site);
  }
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A title that has the name of the site in it, a part of which is a variable. */
function nameInTitle(site: ValidSite): ValidSite {
  const { manifest } = site;
  const { home } = manifest.site;
  const title = `About ${mark('Acme', 1)} Tools`;
  const changed = {
    ...manifest,
    site: { ...manifest.site, name: mark('Acme Tools', 2) },
    pages: { ...manifest.pages, [home]: { ...manifest.pages[home], title } },
  };
  return { ...site, manifest: changed as ValidSite['manifest'] };
}

/** What is made of words: all of a site, and what only the running app makes. */
const cases: (() => string)[] = [
  () => looks.showErrors(mark('Your name?', 1)),
  () => looks.nameWay({ label: `Call ${mark('555', 1)} 0100`, value: mark('555 0100', 2) }),
  () => looks.groupDays(),
  ...[nameInTitle, (site: ValidSite) => site].flatMap((change) =>
    roots.map((root, index) => () => {
      const site = sites[index];
      if (site === undefined) throw new Error('The test site is not valid.');
      return looks.renderAll(change(site), contract, root);
    }),
  ),
];

test('there are such places, and each is a call', () => {
  expect(places.length).toBeGreaterThan(15);
  const passedOn = callers.filter((file) => /[(,] ?plain[,)]/.test(readFileSync(file, 'utf8')));
  expect(passedOn).toEqual([]);
});

test('each of them is needed: without it, something that is made of marked words is another', () => {
  const unneeded = new Set(places);
  for (const make of cases) {
    plainCalls.met.clear();
    plainCalls.off = undefined;
    const whole = make();
    for (const place of plainCalls.met) {
      if (!unneeded.has(place)) continue;
      plainCalls.off = place;
      let broken: string;
      try {
        broken = make();
      } catch (error) {
        broken = String(error);
      }
      if (broken !== whole) unneeded.delete(place);
    }
  }
  expect([...unneeded]).toEqual([]);
}, 300_000);
