// Mistakes of pages among one another, and of what visitors read, see and hear.
import type { Rules } from '../rule';

export const pageRules = {
  'page-in-menus-twice': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The page "${p.id}" stands in the menus twice.`,
    hint: () => 'Keep it in one place: breadcrumbs and cards follow the menus.',
    example: ['[{ "page": "repairs" }, { "page": "repairs" }]', '[{ "page": "repairs" }]'],
  },
  'parent-loop': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The page "${p.id}" is its own ancestor.`,
    hint: () => 'Change one of the parents.',
    example: ['"parent": "prices"', '"parent": "work"'],
  },
  'opens-elsewhere': {
    severity: 'error',
    reach: 'sound',
    message: (p) =>
      `The page "${p.id}" opens at "${p.target}", which is not one of the pages below it.`,
    hint: () => 'Give that page this one as "parent", or open at another page.',
    example: ['"defaultChild": "home"', '"defaultChild": "repairs"'],
  },
  'switcher-without-entry': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The page "${p.id}" has the layout "switcher" but does not say where it opens.`,
    hint: () => 'Add "defaultChild": the id of the page below it that is shown first.',
    example: ['"layout": "switcher"', '"layout": "switcher", "defaultChild": "repairs"'],
  },
  'draft-linked': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `The page "${p.id}" is a draft: a build leaves out this link to it.`,
    hint: () => 'Publish the page, or remove the link until then.',
    example: ['"draft": true', '"draft": false'],
  },
  'orphan-page': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nothing leads to the page "${p.id}" from home.`,
    hint: () =>
      'Put it into a menu, link to it, or mark it "unlisted" when it is meant to be found by its address alone.',
    example: ['"menus": []', '"menus": [{ "page": "repairs" }]'],
  },
  'missing-alt': {
    severity: 'error',
    reach: 'free',
    message: () => 'A picture needs words for those who do not see it.',
    hint: () => 'Add "alt": what the picture shows; or "decorative": true when it adds nothing.',
    example: ['{ "src": "mark.svg" }', '{ "src": "mark.svg", "alt": "A clock face" }'],
  },
  'empty-heading': {
    severity: 'error',
    reach: 'sound',
    message: () => 'This heading has no words.',
    hint: () => 'Write the heading, or make the text a paragraph of its own.',
    example: ['{ " ": "By the hour." }', '{ "Prices": "By the hour." }'],
  },
  'duplicate-title': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `The pages "${p.first}" and "${p.second}" have the same title.`,
    hint: () => 'Give each page a title of its own.',
    example: ['"title": "Repairs", "summary": "What', '"title": "Prices", "summary": "What'],
  },
  'duplicate-summary': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `The pages "${p.first}" and "${p.second}" have the same summary.`,
    hint: () => 'Say of each page what only it offers: search engines show these words.',
    example: [
      '"title": "Prices", "summary": "What we repair."',
      '"title": "Prices", "summary": "What it costs."',
    ],
  },
  'long-title': {
    severity: 'warning',
    reach: 'free',
    message: (p) => `The title has ${p.actual} characters; search engines cut at about ${p.limit}.`,
    hint: () => 'Shorten it, and say the rest in the lead.',
    example: [
      '"title": "Everything that we have ever repaired and may yet repair for you"',
      '"title": "Repairs"',
    ],
  },
  'long-summary': {
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The summary has ${p.actual} characters; search engines cut at about ${p.limit}.`,
    hint: () => 'Say it in one sentence, and the rest in the lead.',
    example: [
      `"summary": "What we repair: ${'clocks with a pendulum, '.repeat(7)}and watches."`,
      '"summary": "What we repair."',
    ],
  },
  'duplicate-id': {
    severity: 'error',
    reach: 'sound',
    message: (p) => `The id "${p.id}" is used twice in this page.`,
    hint: () => 'Give each block and each person of a page an id of its own.',
    example: ['"id": "hours", "heading": "Prices"', '"id": "prices", "heading": "Prices"'],
  },
  'low-contrast': {
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `${p.use} has a contrast of ${p.ratio} : 1 (${p.front} on ${p.back}); WCAG AA asks for ${p.limit} : 1.`,
    hint: (p) => `Make "${p.frontRole}" and "${p.backRole}" differ more in lightness.`,
    example: ['"text": "#445566"', '"text": "#ffffff"'],
  },
} as const satisfies Rules;
