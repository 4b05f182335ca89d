// Every mistake that an author can be told of: its code, its sentence of cause and its sentence of remedy.
import type { Severity } from '../model/issue';

/** The facts of one finding, put into its sentences. */
export type Params = Readonly<Record<string, string | number | undefined>>;

interface Rule {
  readonly severity: Severity;
  readonly message: (params: Params) => string;
  readonly hint: (params: Params) => string;
}

const meant = ({ near }: Params, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean "${near}"?`;

const error = (message: Rule['message'], hint: Rule['hint']): Rule => ({
  severity: 'error',
  message,
  hint,
});

const warning = (message: Rule['message'], hint: Rule['hint']): Rule => ({
  severity: 'warning',
  message,
  hint,
});

export const catalogue = {
  /* the file */
  'file-unreadable': error(
    (p) => `The file cannot be read: ${p.reason}.`,
    () => 'Check that it exists, is a regular file and may be read.',
  ),
  'wrong-encoding': error(
    (p) => `The file is not UTF-8 text${p.reason ? `: ${p.reason}` : ''}.`,
    () => 'Save it as UTF-8 without a byte order mark.',
  ),
  'too-large': error(
    (p) => `The file holds ${p.size} ${p.unit}; ${p.limit} are allowed.`,
    () => 'Split it, or move what does not belong here.',
  ),
  'too-deep': error(
    (p) => `Values are nested more than ${p.limit} levels deep.`,
    () => 'Flatten what stands here.',
  ),
  'not-json': error(
    (p) => `This is not valid JSON: ${p.reason}.`,
    (p) => String(p.remedy ?? 'Mend the syntax here.'),
  ),
  'duplicate-key': error(
    (p) => `The key "${p.key}" stands twice in this object; only the last one would count.`,
    () => 'Keep one of the two.',
  ),

  'not-text': error(
    (p) => `The text holds ${p.character}, which no page can show.`,
    () => 'Remove it, or write the character that was meant.',
  ),

  /* the shape */
  'unknown-version': error(
    (p) => `The manifest has version ${p.value}; this engine reads version ${p.expected}.`,
    (p) => `Write "version": ${p.expected}.`,
  ),
  'missing-field': error(
    (p) => `${p.concept} lacks "${p.field}".`,
    (p) => (p.description ? `Add "${p.field}": ${p.description}` : `Add "${p.field}".`),
  ),
  'unknown-field': error(
    (p) => `${p.concept} has no field "${p.field}".`,
    (p) => meant(p, p.known ? `There are: ${p.known}.` : 'Remove it.'),
  ),
  'wrong-type': error(
    (p) => `${p.concept} must be ${p.expected}, but this is ${p.actual}.`,
    (p) => (p.example ? `For example: ${p.example}` : `Write ${p.expected} here.`),
  ),
  'not-allowed': error(
    (p) => `${p.concept} cannot be ${p.value}.`,
    (p) => meant(p, `Write one of ${p.allowed}.`),
  ),
  'unknown-type': error(
    (p) => `There is no ${p.concept} of type "${p.value}".`,
    (p) => meant(p, `There are: ${p.allowed}.`),
  ),
  'wrong-form': error(
    (p) => `${p.concept} has not the right form: ${p.value}.`,
    (p) => `${p.description ?? ''}${p.example ? ` For example: ${p.example}` : ''}`.trim(),
  ),
  'empty-value': error(
    (p) => `${p.concept} is empty.`,
    (p) => (p.example ? `Fill it in, for example: ${p.example}` : 'Fill it in or remove it.'),
  ),
  'too-long': error(
    (p) => `${p.concept} has ${p.actual} ${p.unit}; ${p.limit} are allowed.`,
    () => 'Shorten it.',
  ),
  'out-of-range': error(
    (p) => `${p.concept} is ${p.value}, but must be ${p.range}.`,
    (p) => `Write a number that is ${p.range}.`,
  ),
  'wrong-name': error(
    (p) => `"${p.name}" cannot be used as a name here.`,
    (p) => `Names here match ${p.pattern}.`,
  ),

  /* names that nothing defines */
  'unknown-page': error(
    (p) => `There is no page "${p.id}".`,
    (p) => meant(p, 'Use the id of a page: a key of "pages".'),
  ),
  'unknown-form': error(
    (p) => `There is no form "${p.id}".`,
    (p) => meant(p, 'Use the id of a form: a key of "forms".'),
  ),
  'unknown-icon': error(
    (p) => `There is no icon "${p.id}".`,
    (p) => meant(p, 'Put an SVG of that name into files/icons/.'),
  ),
  'unknown-menu': error(
    (p) => `The page "${p.id}" has no menu.`,
    (p) => meant(p, 'Use the page of one of the "menus", or give links.'),
  ),
  'unknown-anchor': error(
    (p) => `The page "${p.id}" has no element with the id "${p.anchor}".`,
    (p) => meant(p, 'Use the id of a block or of a headed section of that page.'),
  ),
  'unknown-variable': error(
    (p) => (p.name ? `There is no variable "${p.name}".` : 'This brace names no variable.'),
    (p) =>
      meant(
        p,
        p.name ? 'Define it in "variables", or write {{ for a brace.' : 'Write {{ for a brace.',
      ),
  ),
  'variable-in-variable': error(
    (p) => `The variable "${p.name}" holds a placeholder itself.`,
    () => 'Write its words out: variables are replaced once.',
  ),
  'missing-file': error(
    (p) => `There is no file "${p.path}" in files/.`,
    (p) => meant(p, 'Add the file or correct the name.'),
  ),
  'file-case': error(
    (p) => `The file is called "${p.actual}", not "${p.path}".`,
    () => 'Write the name as the file has it: servers tell upper from lower case.',
  ),
  'unsafe-file': error(
    (p) => `"${p.path}" is not a file that may be published: ${p.reason}.`,
    () => 'Name a regular file inside files/.',
  ),

  /* links and paths */
  'link-target': error(
    (p) => `${p.concept} must name exactly one of ${p.choices}.`,
    () => 'Keep one and remove the others.',
  ),
  'link-label': error(
    () => 'A link to another site needs a label.',
    () => 'Add "label": the words of the link.',
  ),
  'unsafe-address': error(
    (p) => `${p.value} is no address that a page may hold.`,
    () => 'Use https, http, mailto or tel, or link to a page by its id.',
  ),
  'unsafe-path': error(
    (p) => `The path ${p.value} cannot be used: ${p.reason}.`,
    () =>
      'Write a slash and words of letters, digits, ".", "_", "~" or "-", as in "/shop/repairs".',
  ),
  'duplicate-path': error(
    (p) =>
      `The pages "${p.first}" and "${p.second}" have the same address${p.reason ? ` (${p.reason})` : ''}.`,
    () => 'Give one of them another path.',
  ),
  'reserved-path': error(
    (p) => `The path ${p.value} is taken: ${p.reason}.`,
    () => 'Choose another path.',
  ),
  'missing-home': error(
    (p) => `The home page must have the path "/", but "${p.id}" has ${p.value}.`,
    () => 'Give the page named by "site.home" the path "/".',
  ),

  /* the tree */
  'page-in-menus-twice': error(
    (p) => `The page "${p.id}" stands in the menus twice.`,
    () => 'Keep it in one place: breadcrumbs and cards follow the menus.',
  ),
  'parent-loop': error(
    (p) => `The page "${p.id}" is its own ancestor.`,
    () => 'Change one of the parents.',
  ),
  'opens-elsewhere': error(
    (p) => `The page "${p.id}" opens at "${p.target}", which is not one of the pages below it.`,
    () => 'Give that page this one as "parent", or open at another page.',
  ),
  'switcher-without-entry': error(
    (p) => `The page "${p.id}" has the layout "switcher" but does not say where it opens.`,
    () => 'Add "opensAt": the id of the page below it that is shown first.',
  ),
  'draft-linked': warning(
    (p) => `The page "${p.id}" is a draft: a build leaves out this link to it.`,
    () => 'Publish the page, or remove the link until then.',
  ),

  /* words and pictures */
  'missing-alt': error(
    () => 'A picture needs words for those who do not see it.',
    () => 'Add "alt": what the picture shows; or "decorative": true when it adds nothing.',
  ),
  'duplicate-title': warning(
    (p) => `The pages "${p.first}" and "${p.second}" have the same title.`,
    () => 'Give each page a title of its own.',
  ),
  'duplicate-id': error(
    (p) => `The id "${p.id}" is used twice in this page.`,
    () => 'Give each block of a page an id of its own.',
  ),
  'unused-file': warning(
    (p) => `No page uses the content file "${p.path}".`,
    () => 'Bind it to a page, or remove it.',
  ),

  /* forms */
  'duplicate-field-name': error(
    (p) => `The field name "${p.name}" is used twice in this form.`,
    () => 'Give each field a name of its own.',
  ),
  'reserved-field-name': error(
    (p) => `A field cannot be called "${p.name}": ${p.reason}.`,
    () => 'Choose another name.',
  ),
  'unknown-field-name': error(
    (p) => `The form has no field "${p.name}".`,
    (p) => meant(p, 'Use the name of one of its fields.'),
  ),

  /* redirects */
  'redirect-shadowed': error(
    (p) => `The redirect from ${p.from} never applies: ${p.reason}.`,
    () => 'Remove the redirect, or change its "from".',
  ),
  'redirect-loop': error(
    (p) => `The redirect from ${p.from} leads back to itself.`,
    () => 'Point it at a page.',
  ),

  /* the ledger of addresses */
  'lost-address': error(
    (p) => `The address ${p.path} was promised, but is neither served nor redirected.`,
    (p) => `Add a redirect from "${p.path}", with status 410 when it is gone for good.`,
  ),
  'new-address': error(
    (p) => `The address ${p.path} is served, but does not stand in the ledger.`,
    () => 'Run `npm run urls -- --accept` once you mean to keep it.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

export type Code = keyof typeof catalogue;

/** The rule of a code, under one type for all. */
export const getRule = (code: Code): Rule => catalogue[code];
