// Mistakes in the addresses that a site promises.
import { type Rules, rule } from '../rule';

export const ledgerRules = {
  'lost-address': rule<'path', 'draft' | 'page'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `The address ${p.path} is listed in site.urls.lock, but ${p.draft ? `its page "${p.draft}" is a draft` : 'is neither served nor redirected'}.`,
    hint: (p) =>
      p.draft
        ? `Publish the page, or add a redirect from "${p.path}".`
        : p.page
          ? `Add { "from": "${p.path}", "page": "${p.page}" } to "redirects".`
          : `Add a redirect from "${p.path}"; give it status 410 if the page is gone for good.`,
    example: ['"redirects": []', '"redirects": [{ "from": "/restoring", "page": "repairs" }]'],
  }),
  'other-page': rule<'path' | 'id' | 'shown'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) =>
      `The address ${p.path} belongs to the page "${p.id}" in site.urls.lock, but shows "${p.shown}".`,
    hint: () => 'Give each page its own address again; or correct the id in site.urls.lock.',
    example: [
      'An address that leads to another page than before.',
      'Correct the path of the page.',
    ],
  }),
  'broken-ledger': rule<'reason' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'absence',
    message: (p) => `site.urls.lock is not a list of addresses: ${p.reason}.`,
    hint: (p) => `${p.remedy}`,
    example: ['A site.urls.lock with merge conflict markers.', 'Keep the lines of both sides.'],
  }),
  'new-address': rule<'path'>({
    severity: 'error',
    reach: 'free',
    depth: 'absence',
    message: (p) => `The address ${p.path} is served, but is not listed in site.urls.lock.`,
    hint: () => 'Run the command `urls --accept` if you mean to keep it.',
    example: ['A new page whose path is not listed in site.urls.lock.', '`urls --accept`'],
  }),
} as const satisfies Rules;
