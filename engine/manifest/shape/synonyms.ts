// Members of items, and of some other objects, as other tools call them → their names here.

/** The titles of the kinds that the engine has. */
export const kinds: readonly string[] = ['Article', 'Case study', 'Event', 'Job', 'Person'];

/** What other tools call members that items have. */
const synonyms: readonly (readonly [names: RegExp, member: string])[] = [
  [/^(?:(?:meta_?)?description|excerpt|abstract|teaser|subtitle|intro)$/i, 'summary'],
  [/^(?:categor(?:y|ies)|keywords?|topics?|taxonom(?:y|ies))$/i, 'tags'],
  [/^(?:permalink|url|path|route)$/i, 'slug'],
  [/^(?:thumbnail|cover(?:_?image)?|hero|photo|picture|featured_?image)$/i, 'image'],
  [/^(?:pub_?date|(?:publish(?:ed)?|created)_?(?:at|on|date)?)$/i, 'date'],
  [/^(?:modified|lastmod|last_?modified)$/i, 'updated'],
  [/^(?:alias(?:es)?|redirect_?from|old_?(?:urls?|paths?))$/i, 'formerly'],
  [/^(?:byline|writers?|by)$/i, 'authors'],
  [/^(?:title|full_?name)$/i, 'name'],
  [/^(?:name|headline|heading)$/i, 'title'],
  [/^(?:position|job_?title|function)$/i, 'role'],
];

/** Of a part with a heading and a text. */
const headed = [
  [/^(?:title|headline|name|label)$/i, 'heading'],
  [/^(?:description|body|content|summary|paragraph)$/i, 'text'],
] as const;

const withItems = [
  [/^(?:text|texts|content|contents|body|paragraphs?|markdown)$/i, 'items'],
] as const;

/** Of a field of a form. */
const asked = [
  [/^(?:id|key)$/i, 'name'],
  [/^(?:title|text|caption|question)$/i, 'label'],
  [/^(?:help|description|hint_?text|note)$/i, 'hint'],
  [/^(?:choices|values|items|answers)$/i, 'options'],
] as const;

/** Of a block that shows a list. */
const listed = (names: string, member: string) =>
  [[new RegExp(`^(?:${names}|items|entries|list)$`, 'i'), member]] as const;

/** By the title of a schema: what other tools call members that it has. */
const byTitle: Readonly<Record<string, readonly (readonly [names: RegExp, member: string])[]>> = {
  Site: [
    [/^(?:site_?)?title$|^(?:site_?name|brand)$/i, 'name'],
    [/^(?:(?:site_?|base_?)?ur[li]|domain|host(?:name)?|canonical)$/i, 'origin'],
    [/^(?:lang|locale)$/i, 'language'],
  ],
  Theme: [
    [/^(?:(?:dark|light|colou?r)_?(?:mode|scheme|theme)|mode|dark)$/i, 'scheme'],
    [/^(?:headings?_?font|title_?font)$/i, 'displayFont'],
    [/^(?:body_?font|base_?font)$/i, 'textFont'],
    [/^(?:palette|primary_?colou?r|accent_?colou?r)$/i, 'colours'],
    [/^(?:rounded|corners?|border_?radius)$/i, 'radius'],
  ],
  Text: withItems,
  Budgets: [
    [/^(?:html|css|pages?|documents?|total)$/i, 'document'],
    [/^(?:js|javascript|scripts?)$/i, 'script'],
    [/^(?:images?|pictures?|photos?)$/i, 'picture'],
  ],
  Menu: [[/^(?:children|pages|links|sub_?menus?|entries)$/i, 'items']],
  'Picture gallery': [[/^(?:images|photos|items|slides)$/i, 'pictures']],
  Downloads: [[/^(?:downloads|documents|items)$/i, 'files']],
  'Place on the map': [
    [/^lat$/i, 'latitude'],
    [/^(?:lng|lon|long)$/i, 'longitude'],
  ],
  'Special days': [
    [/^(?:dates?|days?|on|start(?:_?date)?)$/i, 'from'],
    [/^(?:to|end(?:_?date)?)$/i, 'until'],
    [/^(?:name|title|reason|text)$/i, 'label'],
  ],
  Time: [
    [/^(?:opens?|from|start)$/i, 'opens'],
    [/^(?:closes?|to|until|end)$/i, 'closes'],
  ],
  Salary: [
    [/^(?:min(?:imum)?|amount)$/i, 'from'],
    [/^max(?:imum)?$/i, 'to'],
    [/^(?:unit|period|interval)$/i, 'per'],
  ],
  Quotation: [
    [/^(?:text|quote|quotation|words|content)$/i, 'body'],
    [/^(?:author|by|from|source|cite|person|who)$/i, 'name'],
    [/^(?:position|job_?title|title|function)$/i, 'role'],
    [/^(?:photo|picture|portrait|avatar)$/i, 'image'],
  ],
  Box: headed,
  Step: headed,
  'Call to action': headed,
  'Text with picture': [[/^(?:title|headline|name)$/i, 'heading'], ...withItems],
  Card: [
    [/^(?:name|heading|headline)$/i, 'title'],
    [/^(?:description|body|content|summary)$/i, 'text'],
    [/^(?:photo|picture|thumbnail)$/i, 'image'],
  ],
  Question: [
    [/^(?:q|title|heading|summary)$/i, 'question'],
    [/^(?:a|text|body|content|details|response)$/i, 'answer'],
  ],
  Tab: [[/^(?:title|heading|name)$/i, 'label'], ...withItems],
  Figure: [
    [/^(?:value|amount|count|figure)$/i, 'number'],
    [/^(?:text|title|name|caption|description)$/i, 'label'],
  ],
  Fact: [
    [/^(?:name|title|term|key|heading)$/i, 'label'],
    [/^(?:value|description|definition|body)$/i, 'text'],
  ],
  File: [
    [/^(?:path|src|href|url)$/i, 'file'],
    [/^(?:title|label)$/i, 'name'],
    [/^(?:description|body)$/i, 'text'],
  ],
  Plan: [
    [/^(?:title|heading|label)$/i, 'name'],
    [/^(?:features|items|list|includes)$/i, 'points'],
    [/^(?:cost|amount)$/i, 'price'],
    [/^(?:description|body)$/i, 'text'],
  ],
  Slide: [[/^(?:title|heading|label|name)$/i, 'caption']],
  Image: [
    [/^(?:url|path|file|href|source|image|picture|photo)$/i, 'src'],
    [/^(?:alt_?text|alternative(?:_?text)?|description)$/i, 'alt'],
  ],
  Condition: [
    [/^(?:name|on|if|question)$/i, 'field'],
    [/^(?:equals?|eq|values?|in|has|answer)$/i, 'is'],
  ],
  Option: [
    [/^(?:text|name|title|caption)$/i, 'label'],
    [/^(?:id|key)$/i, 'value'],
  ],
  Pattern: [
    [/^(?:reg_?exp?|pattern|value)$/i, 'expression'],
    [/^(?:error|text|hint)$/i, 'message'],
  ],
  'Text field': asked,
  'Text area': asked,
  'E-mail field': asked,
  'Telephone field': asked,
  'Number field': asked,
  'Date field': asked,
  'Time field': asked,
  'File field': asked,
  'Select field': asked,
  'Radio buttons': asked,
  'Check box': asked,
  'Check boxes': asked,
  'Text boxes': listed('cards|blocks', 'boxes'),
  Cards: listed('boxes|links|teasers', 'cards'),
  Carousel: listed('images|pictures|photos|cards', 'slides'),
  Facts: listed('rows|data', 'facts'),
  Figures: listed('numbers|stats|statistics|counters', 'figures'),
  Logos: listed('images|pictures|clients|partners|brands', 'logos'),
  Offices: listed('locations|branches|places|shops', 'offices'),
  People: listed('members|team|persons|staff', 'people'),
  Plans: listed('tiers|prices|packages|offers', 'plans'),
  Questions: listed('faqs?|q_?and_?a', 'questions'),
  Quotations: listed('quotations|testimonials|reviews', 'quotes'),
  Tabs: listed('panels|sections', 'tabs'),
  'Postal address': [
    [/^(?:city|locality|place)$/i, 'town'],
    [/^(?:zip|post_?code|zip_?code|plz|postal)$/i, 'postalCode'],
    [/^(?:address|line_?1?|street_?address)$/i, 'street'],
    [/^(?:state|province|county)$/i, 'region'],
  ],
  Font: [
    [/^(?:name|font|font_?family)$/i, 'family'],
    [/^(?:src|source|url|path)$/i, 'file'],
  ],
  Embed: [[/^(?:url|src|href|address|video(?:_?id)?|id)$/i, 'show']],
};

const findTable = (title: string): readonly (readonly [names: RegExp, member: string])[] => {
  if (kinds.includes(title)) return synonyms;
  return Object.hasOwn(byTitle, title) ? (byTitle[title] ?? []) : [];
};

/** The member that was meant by a name that other tools have. */
export const findSynonym = (
  field: string,
  { title, names }: { readonly title: string | undefined; readonly names: readonly string[] },
): string | undefined =>
  findTable(title ?? '').find(([own, member]) => own.test(field) && names.includes(member))?.[1];
