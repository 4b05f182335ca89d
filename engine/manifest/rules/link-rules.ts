// Mistakes of links, addresses and redirects.
import type { Rules } from '../rule';

export const linkRules = {
  'link-target': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `${p.concept} must name exactly one of ${p.choices}.`,
    hint: () => 'Keep one and remove the others.',
    example: ['{ "page": "repairs", "href": "https://www.example.org/" }', '{ "page": "repairs" }'],
  },
  'link-label': {
    severity: 'error',
    reach: 'sound',
    message: () => 'A link to another site needs a label.',
    hint: () => 'Add "label": the words of the link.',
    example: [
      '{ "href": "https://www.example.org/" }',
      '{ "href": "https://www.example.org/", "label": "Our guild" }',
    ],
  },
  'unsafe-address': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `${p.value} is no address that a page may hold.`,
    hint: (p) =>
      p.expected
        ? `Write ${p.expected}.`
        : 'Use https, http, mailto or tel, or link to a page by its id.',
    example: ['(javascript:open)', '(https://www.example.org/)'],
  },
  'unsafe-path': {
    severity: 'error',
    reach: 'safe',
    message: (p) => `The path ${p.value} cannot be used: ${p.reason}.`,
    hint: () =>
      'Write a slash and words of letters, digits, ".", "_", "~" or "-", as in "/shop/repairs".',
    example: ['"path": "/our repairs"', '"path": "/our-repairs"'],
  },
  'duplicate-path': {
    severity: 'error',
    reach: 'sound',
    message: (p) =>
      `The pages "${p.first}" and "${p.second}" have the same address${p.reason ? ` (${p.reason})` : ''}.`,
    hint: () => 'Give one of them another path.',
    example: ['"path": "/Repairs"', '"path": "/work"'],
  },
  'reserved-path': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The path ${p.value} is taken: ${p.reason}.`,
    hint: () => 'Choose another path.',
    example: ['"path": "/files"', '"path": "/repairs"'],
  },
  'missing-home': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The home page must have the path "/", but "${p.id}" has ${p.value}.`,
    hint: () => 'Give the page named by "site.home" the path "/".',
    example: ['"path": "/home"', '"path": "/"'],
  },
  'redirect-shadowed': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The redirect from ${p.from} never applies: ${p.reason}.`,
    hint: () => 'Remove the redirect, or change its "from".',
    example: ['{ "from": "/repairs", "page": "work" }', '{ "from": "/mending", "page": "work" }'],
  },
  'redirect-loop': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The redirect from ${p.from} leads back to itself.`,
    hint: () => 'Point it at a page.',
    example: [
      '{ "from": "/repairs", "page": "repairs" }',
      '{ "from": "/mending", "page": "repairs" }',
    ],
  },
  'redirect-chain': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `The redirect from ${p.from} leads to another redirect, from ${p.next}.`,
    hint: () => 'Point it at the page where the chain ends: each step costs visitors a round trip.',
    example: [
      '{ "from": "/older", "href": "https://www.example.com/old" }',
      '{ "from": "/older", "page": "repairs" }',
    ],
  },
  'redirect-limit': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `There are ${p.count} redirects; some hosts read only the first ${p.limit}.`,
    hint: () =>
      'Remove those that nobody follows any more, or let the server use the nginx snippet.',
    example: ['More than 2,000 redirects.', 'Redirects for addresses that are still asked for.'],
  },
  'lost-address': {
    severity: 'error',
    reach: 'free',
    message: (p) => `The address ${p.path} was promised, but is neither served nor redirected.`,
    hint: (p) => `Add a redirect from "${p.path}", with status 410 when it is gone for good.`,
    example: ['"redirects": []', '"redirects": [{ "from": "/mending", "page": "repairs" }]'],
  },
  'new-address': {
    severity: 'error',
    reach: 'free',
    message: (p) => `The address ${p.path} is served, but does not stand in the ledger.`,
    hint: () => 'Run `npm run urls -- --accept` once you mean to keep it.',
    example: [
      'A new page whose path is in no line of site.urls.lock.',
      '`npm run urls -- --accept`',
    ],
  },
} as const satisfies Rules;
