// Mistakes in links, addresses and redirects.
import { rootFiles } from '../../content/addresses/reserved-names';
import { meant, type Rules, rule } from '../rule';

/** The pages of the search are named by nobody. */
const namePages = (first: string, second: string): string => {
  const named = [first, second].filter((id) => !id.startsWith(':')).map((id) => `"${id}"`);
  return named.length === 2
    ? `The pages ${named.join(' and ')}`
    : `The page ${named.join('')} and the search`;
};

export const linkRules = {
  'link-target': rule<'concept' | 'choices', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} must have ${p.choices}.`,
    hint: (p) => String(p.remedy ?? 'Keep one of the two.'),
    example: ['{ "page": "repairs", "href": "https://www.example.org/" }', '{ "page": "repairs" }'],
  }),
  'link-label': rule<'concept' | 'words'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.concept} to a file or to another site needs words of its own.`,
    hint: (p) => `Add "${p.words}": what visitors read.`,
    example: [
      '{ "href": "https://www.example.org/" }',
      '{ "href": "https://www.example.org/", "label": "Our guild" }',
    ],
  }),
  'menu-without-panel': rule<'name'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `This menu is a plain link: it has no panel that could show "${p.name}".`,
    hint: () => 'Remove it, or give the menu a page and a panel.',
    example: [
      '{ "page": "work", "panel": false, "items": [{ "page": "repairs" }] }',
      '{ "page": "work", "items": [{ "page": "repairs" }] }',
    ],
  }),
  'broken-link': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `This is not a link, and visitors would read its brackets: ${p.reason}.`,
    hint: (p) =>
      String(
        p.remedy ??
          'Write [words](page:id), [words](file:papers/prices.pdf) or [words](https://www.example.org/), without spaces.',
      ),
    example: ['[prices](page: repairs)', '[prices](page:repairs)'],
  }),
  'unknown-address': rule<'path', 'reason' | 'near'>({
    severity: 'error',
    reach: 'free',
    message: (p) => `This site has nothing at ${p.path}${p.reason ? `: ${p.reason}` : ''}.`,
    hint: (p) => meant(p, 'Link to a page by its id, or correct the address.'),
    example: ['(https://www.example.com/repair)', '(page:repairs)'],
  }),
  'local-address': rule<'value'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `${p.value} leads to the computer of whoever follows it.`,
    hint: () => 'Use the public address.',
    example: ['(https://localhost:3000/)', '(page:repairs)'],
  }),
  'unsafe-address': rule<'value', 'remedy'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `${p.value} is not an address that a page may link to.`,
    hint: (p) => String(p.remedy ?? 'Use https, http, mailto or tel, or link to a page by its id.'),
    example: ['(javascript:open)', '(https://www.example.org/)'],
  }),
  'unsafe-path': rule<'value' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The path ${p.value} cannot be used: ${p.reason}.`,
    hint: (p) =>
      String(
        p.remedy ??
          'Use a slash followed by letters, digits, ".", "_", "~" or "-", as in "/shop/repairs".',
      ),
    example: ['"path": "/our repairs"', '"path": "/our-repairs"'],
  }),
  'duplicate-path': rule<'first' | 'second', 'reason' | 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `${namePages(String(p.first), String(p.second))} have the same address${p.reason ? ` (${p.reason})` : ''}.`,
    hint: (p) => String(p.remedy ?? 'Give one of them another path.'),
    example: ['"path": "/Repairs"', '"path": "/work"'],
  }),
  'reserved-path': rule<'value' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The path ${p.value} is reserved: ${p.reason}.`,
    hint: (p) => String(p.remedy ?? 'Choose another path.'),
    example: ['"path": "/files"', '"path": "/repairs"'],
  }),
  'duplicate-download': rule<'first' | 'path' | 'address'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The files "${p.first}" and "${p.path}" would both be published as ${p.address}.`,
    hint: () => 'Rename one of them: the folders above a file are not part of its address.',
    example: [
      'Links to the files autumn/prices.pdf and spring/prices.pdf.',
      'Name them prices-autumn.pdf and prices-spring.pdf.',
    ],
  }),
  'missing-home': rule<'id', 'value'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      p.value === undefined
        ? `The home page "${p.id}" is a draft: the site would have no home page.`
        : `The home page must have the path "/", but "${p.id}" has ${p.value}.`,
    hint: (p) =>
      p.value === undefined
        ? 'Publish it: remove "draft", or set it to false.'
        : 'Set the path of the page that "site.home" names to "/".',
    example: ['"path": "/home"', '"path": "/"'],
  }),
  'draft-target': rule<'concept' | 'id', 'later'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `${p.concept} leads to the page "${p.id}", which is ${p.later ? 'not published before its date' : 'a draft'}.`,
    hint: (p) =>
      `${p.later ? 'Give it an earlier date' : 'Publish that page'}, or lead to another one: builds would leave this out.`,
    example: [
      '{ "from": "/restoring", "page": "prices" }',
      '{ "from": "/restoring", "page": "repairs" }',
    ],
  }),
  'redirect-shadowed': rule<'from' | 'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The redirect from ${p.from} never applies: ${p.reason}.`,
    hint: () => 'Remove this old address, or correct it.',
    example: ['{ "from": "/repairs", "page": "work" }', '{ "from": "/restoring", "page": "work" }'],
  }),
  'redirect-covers': rule<'host' | 'from' | 'id', 'others'>({
    severity: 'error',
    reach: 'free',
    message: (p) =>
      `${p.host} follows the redirect from ${p.from} even where a page is: visitors could not open "${p.id}"${p.others === undefined ? '' : ` and ${p.others} more`}.`,
    hint: () => 'Name the old addresses one by one, or choose another host.',
    example: [
      '{ "from": "/work/*", "page": "repairs" }',
      '{ "from": "/work/restoring", "page": "repairs" }',
    ],
  }),
  'redirect-rest': rule<'from' | 'reason'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The redirect from ${p.from} cannot keep the rest: ${p.reason}.`,
    hint: () => 'Remove "keepRest", or redirect from everything below a path: "/old/*".',
    example: [
      '{ "from": "/restoring", "page": "repairs", "keepRest": true }',
      '{ "from": "/restoring/*", "page": "repairs", "keepRest": true }',
    ],
  }),
  'broken-redirect-list': rule<'reason', 'remedy'>({
    severity: 'error',
    reach: 'required',
    depth: 'syntax',
    message: (p) => `This line of redirects.csv is not a redirect: ${p.reason}.`,
    hint: (p) =>
      String(
        p.remedy ?? 'Write the old address, the new one and the status: "/menu.php,/menu,301".',
      ),
    example: ['A line "/menu.php;/menu;301".', '"/menu.php,/menu,301"'],
  }),
  'redirect-loop': rule<'from', 'via'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `The redirect from ${p.from} leads back to itself${p.via ? `, by way of ${p.via}` : ''}.`,
    hint: () => 'Remove it, or point it at another address.',
    example: [
      '{ "from": "/repairs", "page": "repairs" }',
      '{ "from": "/restoring", "page": "repairs" }',
    ],
  }),
  'redirect-chain': rule<'from' | 'next'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `The redirect from ${p.from} leads to another redirect, from ${p.next}.`,
    hint: () =>
      'Point it straight at the page where the chain ends: each step costs visitors a round trip.',
    example: [
      '{ "from": "/older", "href": "https://www.example.com/old" }',
      '{ "from": "/older", "page": "repairs" }',
    ],
  }),
  'redirect-limit': rule<'count' | 'limit'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `There are ${p.count} redirects; some hosts read only the first ${p.limit}.`,
    hint: () => 'Remove redirects that nobody follows any more, or use the nginx snippet.',
    example: [
      'More than 2,000 redirects.',
      'Only redirects for addresses that are still requested.',
    ],
  }),
  'host-limit': rule<'host' | 'cannot', 'others'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `${p.host} ${p.cannot}${p.others === undefined ? '' : `, as ${p.others} more of these redirects need`}.`,
    hint: () =>
      'Choose another host, or do without: visitors from there see the page for unknown addresses.',
    example: ['"host": "cloudflare-pages"', '"host": "netlify"'],
  }),
  'host-headers': rule<'host'>({
    severity: 'note',
    reach: 'free',
    message: (p) => `${p.host} sends none of the headers of a build, such as its security policy.`,
    hint: () =>
      `Pages work without them. If they matter, put a service in front that sends those of "${rootFiles.headers.path}", or choose another host.`,
    example: ['"host": "github-pages"', '"host": "netlify"'],
  }),
  'served-elsewhere': rule<'path' | 'declared'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `Another system answers ${p.path}: "servedElsewhere" of "build" names ${p.declared}.`,
    hint: () => 'Leave the address to that system, or take it out of "servedElsewhere".',
    example: ['"servedElsewhere": ["/repairs/*"]', '"servedElsewhere": ["/shop/*"]'],
  }),
} as const satisfies Rules;
