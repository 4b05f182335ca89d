// A small whole site to be made wrong in one place: what is found then, and the text at that place.

import { ledgerFile } from '../../../engine/manifest/checks/addresses/ledger';
import type { FileFacts } from '../../../engine/manifest/checks/context/check-context';
import { listSources, type SiteSource, type Source } from '../../../engine/manifest/site-source';
import { type Validation, validateSite } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { engineContract } from '../../engine-contract';
import { toSources } from '../../site-texts';

export const harbourText = JSON.stringify(
  {
    version: 2,
    site: {
      name: '{company}',
      origin: 'https://www.harbour-clocks.co',
      language: 'en',
      home: 'home',
      logo: { src: 'mark.svg', alt: 'A clock face' },
      favicon: 'mark.svg',
    },
    variables: {
      company: 'Harbour Clocks',
      email: 'desk@harbour-clocks.co',
      dial: '+441632960123',
    },
    theme: { colours: {} },
    menus: [{ page: 'work', items: [{ page: 'repairs' }] }],
    primaryAction: { page: 'repairs', label: 'Ask us' },
    footer: {
      columns: [{ heading: 'Pages', links: [{ page: 'home' }] }],
      copyright: { from: 2019, holder: '{company}' },
    },
    pages: {
      home: {
        path: '/',
        title: 'Clocks that keep going',
        summary: '{company} repairs clocks by the harbour.',
        lead: 'Call [us](tel:{dial}) or [write](mailto:{email}).',
        blocks: [
          {
            type: 'offices',
            offices: [
              {
                place: 'Harbour',
                address: ['1 Quay'],
                phone: '+44 1632 960 123',
                email: '{email}',
                website: 'https://www.harbour-clocks.co/',
              },
            ],
          },
        ],
      },
      prices: {
        path: '/prices',
        title: 'Prices',
        summary: 'What a repair costs.',
        parent: 'work',
        blocks: [{ type: 'content', file: 'text/prices.txt' }],
      },
      repairs: {
        path: '/repairs',
        title: 'Repairs',
        summary: 'What we repair.',
        image: { src: 'clock.svg', alt: 'A mantel clock' },
        blocks: [{ type: 'form', form: 'ask' }],
      },
      work: {
        path: '/work',
        title: 'Our work',
        summary: 'Repairs and care.',
        lead: 'See [prices](page:prices).',
      },
    },
    forms: {
      ask: {
        title: 'Ask us',
        fields: [
          { type: 'email', name: 'address', label: 'E-mail', autocomplete: 'email' },
          { type: 'number', name: 'count', label: 'How many?', min: 1, max: 10 },
          {
            type: 'select',
            name: 'kind',
            label: 'Kind',
            options: [
              { value: 'wall', label: 'Wall' },
              { value: 'mantel', label: 'Mantel' },
            ],
          },
        ],
        submit: 'Send',
        sending: 'Sending …',
        success: { message: 'Thank you.' },
        failure: { message: 'Not sent.' },
        withoutScript: 'Call us.',
        provider: { type: 'post', origin: 'https://forms.harbour-clocks.co', path: '/in' },
      },
    },
    redirects: [{ from: '/old', page: 'repairs' }],
    rules: {},
  },
  null,
  2,
);

export const harbourPrices = '["By the hour.", ["Wall", "Mantel"], { "Terms": "Thirty days." }]';

const fileNames = ['mark.svg', 'clock.svg', 'text/prices.txt'];

export interface Changed {
  readonly manifest?: string;
  readonly prices?: string;
  readonly ledger?: string;
  readonly files?: readonly string[];
}

const toLedger = (text: string): Source => ({
  ...{ id: ledgerFile, file: ledgerFile, kind: 'ledger' },
  read: () => ({ text }),
});

export function toSource({ manifest, prices, ledger, files }: Changed): SiteSource {
  const contents = { 'text/prices.txt': prices ?? harbourPrices };
  return {
    sources: listSources([
      ...toSources(manifest ?? harbourText, contents),
      ...(ledger === undefined ? [] : [toLedger(ledger)]),
    ]),
    files: new Map(
      (files ?? fileNames).map((path): [string, FileFacts] => [path, { kind: 'file' }]),
    ),
    icons: new Set(['phone', 'mail', 'pin']),
    now: new Date('2026-03-01'),
  };
}

export const validateIn = (changed: Changed): Validation =>
  validateSite(toSource(changed), engineContract);

export const findIn = (changed: Changed): readonly Finding[] => validateIn(changed).findings;

/** The manifest with each text replaced by another; it must be there. */
export function swap(...pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The site does not hold ${from}`);
    return text.replace(from, to);
  }, harbourText);
}

/** The text that a finding marks. */
export function marked(finding: Finding, text: string): string {
  const { line, column, endLine, endColumn } = finding;
  const written = text.split('\n')[line - 1] ?? '';
  return written.slice(column - 1, endLine === line && endColumn ? endColumn - 1 : undefined);
}
