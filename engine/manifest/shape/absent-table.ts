// What other tools have as members and a manifest has not, under its usual names, and what there is instead.

/** Where a name means that: the title of a schema, or any place. */
export type Place =
  | 'Page'
  | 'Site'
  | 'Site manifest'
  | 'Form'
  | 'Item'
  | 'Link'
  | 'Image'
  | 'Theme'
  | 'Footer'
  | 'Opening hours'
  | 'Picture'
  | 'any';

interface Absent {
  readonly names: RegExp;
  readonly places: readonly Place[];
  /** Titles of schemas that it says nothing helpful of, where it is meant for any place. */
  readonly not?: readonly string[];
  readonly instead: string;
  /** Where it is told by its value what was meant. */
  readonly value?: RegExp;
}

/** What other tools call the target of a link. */
export const targetNames = /^(?:to|urls?|targets?|destinations?|links?|paths?)$/i;

const around: readonly Place[] = ['Page', 'Site', 'Site manifest'];

export const absentMembers: readonly Absent[] = [
  {
    names:
      /^(?:date|published(?:_?(?:at|on|date))?|publish_?date|created(?:_?at)?|updated(?:_?at)?|modified|lastmod)$/i,
    places: ['Page'],
    instead:
      'A page has no date; items of a collection have one: "collections" of the manifest, such as news, with a file for each item.',
  },
  {
    names: /^(?:publish|scheduled?|expires?|expiry_?date|until|from)$/i,
    places: ['Page'],
    instead:
      'A page stays until you remove it, and "draft": true keeps it back. Items of "collections" appear on their "date" and end when they "expire".',
  },
  {
    names: /^(?:publish(?:ed)?|is_?published|visible|enabled)$/i,
    places: ['Item'],
    instead: 'An item is published unless it says "draft": true.',
  },
  {
    names: /^(?:body|content|contents|text|markdown|items)$/i,
    places: ['Item'],
    instead:
      'What an item says is a text in its "blocks", or stands below the front matter where its file is Markdown.',
  },
  {
    names: /^(?:tags?|categor(?:y|ies)|keywords?|topics?|taxonom(?:y|ies))$/i,
    places: around,
    instead:
      'Pages have no tags; items of a collection do, and "tags" of the collection declares them. Pages that belong together stand below one page in "menus".',
  },
  {
    names: /^(?:feeds?|rss|atom)$/i,
    places: around,
    instead: 'Feeds follow from "collections": an entry there has "feeds".',
  },
  {
    names: /^(?:passwords?|protected|private|auth|login|access|members_?only)$/i,
    places: around,
    instead:
      'Files are served to everybody. The host can protect a folder; "draft": true does not publish a page at all.',
  },
  {
    names: /^(?:comments?|discussions?|disqus)$/i,
    places: around,
    instead:
      'Comments need a server. Link to a service that has them, or ask with a form in "forms".',
  },
  {
    names: /^(?:languages|locales?|translations?|alternates?|hreflang|i18n)$/i,
    places: ['Page', 'Site'],
    instead:
      'The language of a site is "site.language"; others are in "languages" of the manifest, and their words in files/languages/.',
  },
  {
    names: /^(?:locales?|translations?|alternates?|hreflang|i18n)$/i,
    places: ['Site manifest'],
    instead:
      'The language of a site is "site.language"; others are in "languages", and their words in files/languages/.',
  },
  {
    names: /^(?:content|contents|file|markdown|md|body|text|sections?)$/i,
    places: ['Page'],
    instead:
      'What a page says stands in a Markdown file that "document" names, or in its "blocks".',
  },
  {
    names: /^(?:fonts?|font_?family|typography|typeface)$/i,
    places: ['Theme'],
    instead: 'Headings have "displayFont", and all other words "textFont".',
  },
  {
    names: /^(?:social(?:s|_?links|_?media)?|icons|contacts?)$/i,
    places: ['Footer'],
    instead:
      'Ways to get in touch, and profiles elsewhere, stand once in "contacts" of the manifest.',
  },
  {
    names: /^(?:alt|description|decorative)$/i,
    places: ['Picture'],
    instead: 'What a picture shows is said where it stands on a page: in "alt" beside its "src".',
  },
  {
    names: /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|days?|weekdays?)$/i,
    places: ['Opening hours'],
    instead:
      'Days with the same times are one entry of "regular": { "days": ["monday"], "times": [{ "opens": "09:00", "closes": "17:00" }] }.',
  },
  {
    names: /^min_?len(?:gth)?$/i,
    places: ['any'],
    instead: 'Write a "pattern", such as ".{{8,}" as its "expression", with a "message".',
  },
  {
    names: /^place_?holder$/i,
    places: ['any'],
    instead: 'What helps to fill in a field is its "hint": it stays while somebody types.',
  },
  {
    names: /^(?:target|(?:open_?)?(?:in_?)?(?:new_?)?(?:tab|window))$/i,
    value: /^(?:_\w+|true|false|newtab|newwindow)$/i,
    places: ['Link'],
    instead: 'Remove it: whoever follows a link decides where it opens.',
  },
  {
    names: /^(?:width|height|size|sizes|srcset|loading|lazy|priority)$/i,
    places: ['Image'],
    instead: 'Remove it: builds see to how large a picture is, and when it is loaded.',
  },
  {
    names: targetNames,
    places: ['Link'],
    instead:
      'Write "page" and the id of a page, "file" and the path of a file, or "href" and an address outside this site.',
  },
  {
    names: /^(?:plugins?|integrations?|extensions?)$/i,
    places: ['Site', 'Site manifest'],
    instead:
      'A site has no plugins. Blocks of its own stand in the folder "blocks" beside the manifest: `block add` writes one.',
  },
  {
    names:
      /^(?:analytics|tracking|google_?analytics|gtag|gtm|cookies?|cookie_?(?:banner|consent))$/i,
    places: ['Site', 'Site manifest'],
    instead:
      'Nothing is stored, so no consent is asked. "services" declares Plausible, Umami, GoatCounter or Matomo for counting visits.',
  },
  {
    names: /^(?:scripts?|js|javascript|head|custom_?(?:code|head|html))$/i,
    places: [...around, 'any'],
    instead:
      'The policy of the pages lets no script of others run. A block of the site\u2019s own can have code, a service its frame.',
  },
  {
    names: /^(?:css|styles|stylesheets?|custom_?css|class(?:_?name)?(?:es)?|inline_?style)$/i,
    places: ['any'],
    instead:
      'Looks are said in "theme"; what no axis of it can say stands in theme.css beside the manifest.',
  },
  {
    names: /^(?:html|markup|content_?html|inner_?html|raw)$/i,
    places: ['any'],
    not: ['Build', 'Theme'],
    instead:
      'Texts hold no HTML. A page is made of "blocks"; long texts are Markdown files that the block "content" names.',
  },
  {
    names: /^(?:authors?|byline)$/i,
    places: ['Page'],
    instead:
      'A page has no author; items of "collections" have "authors". Name the person in the text, or with the block "people".',
  },
  {
    names: /^(?:slug|url|permalink|route|href)$/i,
    places: ['Page'],
    instead: 'The address of a page is its "path", such as "/offer/bolts".',
  },
  {
    names: /^(?:description|meta_?description|excerpt|abstract|seo|meta)$/i,
    places: ['Page'],
    instead:
      'What search engines and cards say of a page is its "summary"; the name in its tab is its "title".',
  },
  {
    names: /^(?:redirects?|alias(?:es)?|redirect_?from|old_?(?:urls?|paths?))$/i,
    places: ['Page', 'Site'],
    instead: 'Old addresses stand in "redirects" of the manifest, or in redirects.csv beside it.',
  },
  {
    names: /^(?:weight|order|position|sort|priority|menus?|nav(?:igation)?)$/i,
    places: ['Page', 'Site'],
    instead: 'The order of pages and their place are said once, in "menus" of the manifest.',
  },
  {
    names: /^(?:no_?index|robots|hidden|index|sitemap)$/i,
    places: ['Page'],
    instead:
      '"unlisted": true keeps a page out of search engines, and "draft": true out of the site.',
  },
  {
    names: /^(?:robots(?:_?txt)?|sitemap|manifest|headers|csp|security)$/i,
    places: ['Site', 'Site manifest'],
    instead:
      'This is written by every build, from what the manifest says; other files at the root are named in "site.rootFiles".',
  },
  {
    names: /^(?:og_?image|social_?image|thumbnail|cover|hero|banner)$/i,
    places: ['Page', 'Site'],
    instead:
      'The picture for shared links is "shareImage"; that of a page and its cards is "image" of the page.',
  },
  {
    names: /^(?:steps?|wizard|multi_?step)$/i,
    places: ['Form'],
    instead: 'A form has one step. Fields with "when" are asked only after a certain answer.',
  },
  {
    names: /^(?:captcha|re_?captcha|hcaptcha|turnstile)$/i,
    places: ['Form'],
    instead:
      'Tests for robots are scripts of others. Every form has a trap for robots, and its provider a filter.',
  },
  {
    names: /^(?:to|recipients?|e?mail|send_?to|action|method|endpoint)$/i,
    places: ['Form'],
    instead: 'Where answers are sent is said in "provider", such as { "type": "post", … }.',
  },
];
