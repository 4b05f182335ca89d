// Shortcodes of other tools, such as [gallery ids="1,2"] and [b]words[/b] → what there is in their place. Words in brackets are none.

export interface Shortcode {
  readonly index: number;
  readonly markup: string;
  readonly name: string;
  /** Whether it ends another one. */
  readonly isEnd: boolean;
  readonly remedy: string;
}

/** What tools with shortcodes call them, and what to write instead. */
const known: readonly (readonly [names: string, remedy: string])[] = [
  [
    'gallery|caption|wp_caption|img|slideshow|rev_slider',
    'Remove it: pictures stand in the text, or in a block of the type "gallery".',
  ],
  [
    'embed|youtube|vimeo|video|audio|playlist|iframe',
    'Remove it, and add a block of the type "embed" to the page.',
  ],
  [
    'contact-form(?:-7)?|wpforms|gravityforms?|ninja_forms?|formidable|mc4wp_form|forminator_form',
    'Remove it, and add a block of the type "form" to the page.',
  ],
  ['toc|lwptoc|ez-toc', 'Remove it: a long text has a list of its sections by itself.'],
  ['products?|add_to_cart|(?:woocommerce|vc|et_pb|fusion|su|av|elementor)[_-][\\w-]+', ''],
  [
    'b|i|u|s|em|strong|url|email|quote|list|code|size|color|font|center|left|right|spoiler',
    'Write *emphasis*, **strong** and [words](page:id).',
  ],
];

const names = known.map(([own]) => own).join('|');

const quoted = `[\\w-]+=(?:"[^"\\]\\n]*"|'[^'\\]\\n]*'|[“”″][^“”″\\]\\n]*[“”″])`;

/** Its end makes it one, or what is said in it; of names that are known, less is enough. */
const shortcode = new RegExp(
  [
    '\\[([A-Za-z][\\w-]*)(?:[ =][^[\\]\\n]*)?\\](?:(?!\\[\\1[\\] =])[^\\n])*?\\[/\\1\\]',
    `\\[[a-z][\\w-]* (?:[^[\\]\\n]* )?${quoted}[^[\\]\\n]*\\]`,
    `\\[(?:${names})(?:(?<!\\[[bius])=| [\\w-]+=| https?://)[^[\\]\\n]*\\]`,
    '^\\[(?:gallery|playlist|[a-z]+(?:_[a-z]+)+)\\]$',
    `\\[/(?:${names})\\]`,
    '\\[(?:node|site|user|current-user|current-page|term):[a-z][a-z:_-]*\\]',
    '%%[a-z]+(?:_[a-z]+)*%%',
  ].join('|'),
  'g',
);

const general = 'Remove it: a text has no shortcodes of other tools.';

const findRemedy = (name: string): string =>
  known.find(([own]) => new RegExp(`^(?:${own})$`).test(name))?.[1] || general;

export function findShortcodes(text: string): Shortcode[] {
  if (!/\[\/?[A-Za-z]|%%/.test(text)) return [];
  return [...text.matchAll(shortcode)].map(({ 0: markup, index }) => {
    const name = /[A-Za-z][\w-]*/.exec(markup)?.[0] ?? '';
    return { index, markup, name, isEnd: markup.startsWith('[/'), remedy: findRemedy(name) };
  });
}
