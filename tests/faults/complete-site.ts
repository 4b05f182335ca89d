// The test site that has every block, with the few fields that it leaves out: every text of every schema stands somewhere.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import { mainOf } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { copySiteFolder } from '../copy-site-folder';
import { engineContract } from '../engine-contract';
import type { MutableJson } from '../mutable-json';
import { withTexts } from '../site-texts';

/** The test site with a film and two fonts; of the film and one font only the beginnings are there. */
export const root = mkdtempSync(join(tmpdir(), 'plinth-complete-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
copySiteFolder('tests/sites/everything', root);
writeFileSync(join(root, 'files/film.webm'), Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
writeFileSync(
  join(root, 'files/mehr.woff2'),
  Buffer.from('wOF2\0\x01\0\0\0\0\0\x30\0\x01'.padEnd(48, '\0'), 'latin1'),
);
// Browsers load the font of a weight, and complain of a broken one.
cpSync('files/fonts/figtree-more.woff2', join(root, 'files/fett.woff2'));
mkdirSync(join(root, 'files/daten'));
writeFileSync(join(root, 'files/daten/kurse.csv'), 'kurs,ort\nVeredeln,Hof\n');
mkdirSync(join(root, 'files/languages/en/pages'), { recursive: true });
for (const page of ['start', 'impressum'])
  writeFileSync(join(root, `files/languages/en/pages/${page}.json`), '{}');
export const contentFile = 'texte/hecken.txt';
/** A variable that nothing but one text uses. */
export const variable = '/variables/frei';

const source = readSite(openWorkspace(root));

// biome-ignore lint/suspicious/noExplicitAny: a manifest before it is proved has no type.
const manifest: any = JSON.parse(readFileSync(`${root}/site.manifest.json`, 'utf8'));
manifest.variables.frei = 'frei';
const last = manifest.pages.impressum.blocks.push({ type: 'text', items: ['{frei}'] }) - 1;
export const usedAt = `/pages/impressum/blocks/${last}/items/0`;
manifest.theme.textFont.subsets = [{ file: 'mehr.woff2', unicodeRange: 'U+3B1-3C9, U+1F??' }];
manifest.theme.textFont.weights = [{ file: 'fett.woff2', weight: '700' }];
manifest.theme.textFont.axes = { wdth: 100 };
manifest.theme.textFont.features = ['tnum'];
Object.assign(manifest.theme, {
  type: {
    scale: 'calm',
    headings: { case: 'written', tracking: 'normal', slideCase: 'written' },
    labels: { case: 'written', tracking: 'wide', size: 'small' },
  },
  buttons: { shape: 'soft', second: 'outline' },
  drawings: {
    steps: 'roman',
    quote: 'wall',
    callToAction: 'start',
    questions: 'cards',
    fields: 'filled',
    figures: 'display',
    articles: 'wide',
  },
  pictures: { edge: 'framed', ratio: '3:2', colours: 'own' },
  header: { form: 'bar', brand: 'mark+name', panel: 'auto', tone: 'panel' },
  footer: { form: 'columns' },
});
manifest.footer.legal.push({ href: 'https://www.example.org/x', label: 'Anderswo' });
manifest.pages.start.blocks.push({
  type: 'feature',
  heading: 'Film',
  items: ['Zehn Sekunden.'],
  video: { sources: ['film.webm'], poster: 'bilder/hof.svg', label: 'Ein Film vom Hof' },
});
manifest.pages.schaufenster.blocks.push({
  type: 'hero',
  layout: 'film',
  video: { sources: ['film.webm'], poster: 'bilder/hof.svg', label: 'Ein Film vom Hof' },
});
manifest.pages.kontakt.blocks.push({ type: 'form', heading: 'Noch eine', form: 'zweite' });
manifest.forms.zweite = {
  ...manifest.forms.anfrage,
  provider: {
    type: 'emailjs',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    blockList: { watchVariable: 'adresse', list: ['a@example.org'] },
  },
};
Object.assign(manifest.services, {
  vimeo: { type: 'vimeo' },
  google: { type: 'google-maps' },
  goat: { type: 'goatcounter', origin: 'https://baumschule.goatcounter.com' },
  matomo: { type: 'matomo', origin: 'https://matomo.example.org', siteId: 1 },
  umami: { type: 'umami', website: '94db1cb1-74f4-4a40-ad6c-962362670409' },
});
for (const code of ['unused-service', 'unnamed-service', 'second-counter'])
  manifest.rules[code] = { severity: 'off', reason: 'No site has every service.' };
manifest.sources = {
  kurse: {
    ...{ url: 'https://daten.example.org/kurse.json', type: 'json', at: '/kurse' },
    ...{ rename: { titel: 'title' }, headers: { Authorization: 'Bearer $' + '{KURSE_TOKEN}' } },
  },
};
manifest.pages.lesestoff.blocks.push({
  ...{ type: 'table', heading: 'Kurse' },
  rows: { file: 'daten/kurse.csv', columns: { Kurs: 'kurs' } },
});
manifest.site.names = ['Hag'];
manifest.languages = {
  en: {
    ...{ name: 'English', path: '/en', direction: 'ltr' },
    rules: Object.fromEntries(
      ['missing-translation', 'page-not-in-language'].map((code) => [
        code,
        { severity: 'off', reason: 'The words are those of the payloads.' },
      ]),
    ),
  },
};

const content: MutableJson = [
  'Ein Absatz.',
  ['Ein Punkt'],
  { Überschrift: 'Ein Text.', Liste: ['Noch ein Punkt'] },
  {
    $text: [
      'Wörter ',
      { code: 'npm install' },
      { link: { to: 'https://www.example.org/weg', text: ['ein Weg'] } },
      { note: 'eins' },
    ],
  },
  { $section: { heading: 'Überschrift', anchor: 'Stelle', body: ['Ein Text.'] } },
  { $notes: { eins: ['Eine Fußnote.'] } },
];

export interface SiteText {
  readonly manifest: MutableJson;
  readonly content: MutableJson;
}

export const copySite = (): SiteText => structuredClone({ manifest, content });

/** Validates a site whose files are those of the test site, but for one content file. */
export function validate(site: SiteText): {
  readonly findings: readonly Finding[];
  readonly site: ValidSite | undefined;
} {
  const { findings, publication } = validateSite(
    withTexts(source, {
      manifest: JSON.stringify(site.manifest),
      contents: (path) => (path === contentFile ? JSON.stringify(site.content) : undefined),
      withoutLedger: true,
    }),
    engineContract,
  );
  return { findings, site: publication && mainOf(publication) };
}
