// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { OwnBlock } from '../model/own-block';

/**
 * The id of an element in a page, without the number sign: small letters, digits and single hyphens.
 */
export type Anchor = string;

/**
 * What a browser may fill in by itself: a token of the HTML standard.
 */
export type Autocomplete =
  | 'off'
  | 'on'
  | 'name'
  | 'honorific-prefix'
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'honorific-suffix'
  | 'nickname'
  | 'organization'
  | 'organization-title'
  | 'street-address'
  | 'address-line1'
  | 'address-line2'
  | 'address-line3'
  | 'address-level1'
  | 'address-level2'
  | 'address-level3'
  | 'address-level4'
  | 'country'
  | 'country-name'
  | 'postal-code'
  | 'bday'
  | 'bday-day'
  | 'bday-month'
  | 'bday-year'
  | 'sex'
  | 'url'
  | 'photo'
  | 'language'
  | 'email'
  | 'tel'
  | 'tel-national'
  | 'tel-country-code'
  | 'tel-area-code'
  | 'tel-local'
  | 'tel-extension'
  | 'impp'
  | 'home email'
  | 'home tel'
  | 'work email'
  | 'work tel'
  | 'mobile tel'
  | 'billing name'
  | 'billing organization'
  | 'billing street-address'
  | 'billing address-line1'
  | 'billing address-line2'
  | 'billing address-level1'
  | 'billing address-level2'
  | 'billing country'
  | 'billing country-name'
  | 'billing postal-code'
  | 'shipping name'
  | 'shipping organization'
  | 'shipping street-address'
  | 'shipping address-line1'
  | 'shipping address-line2'
  | 'shipping address-level1'
  | 'shipping address-level2'
  | 'shipping country'
  | 'shipping country-name'
  | 'shipping postal-code';

/**
 * Where the words of a block stand.
 */
export type BlockAlign = 'start' | 'centre';

/**
 * How the width is shared on wide screens: what comes first, and what is next to it. Below that, one is above the other.
 */
export type BlockColumns = '5/7' | '4/8' | '3/9' | '7/5' | '8/4';

/**
 * How a block ends where the next one begins.
 */
export type BlockEdge = 'line' | 'curve' | 'scallop' | 'angle' | 'overlap';

/**
 * On which side a quarter of the width stays empty on wide screens.
 */
export type BlockOffset = 'start' | 'end';

/**
 * The space above a block.
 */
export type BlockSpace = 'tight' | 'regular' | 'loose';

/**
 * How wide a block is.
 */
export type BlockWidth = 'text' | 'wide' | 'full';

/**
 * One part of a page. Its "type" says which fields it has.
 */
export type BlockConfig = EngineBlockConfig | OwnBlockConfig;

/**
 * A content file under files/: a JSON array of paragraphs, lists and headed sections, saved as .txt; or Markdown, saved as .md.
 */
export type ContentPath = string;

/**
 * A cell of a table: running text, an array of its parts, or "" for an empty cell.
 */
export type ContentCell = ContentParts | string;

/**
 * What a content file holds: items in reading order.
 *
 * @minItems 1
 * @maxItems 2000
 */
export type ContentFile = ContentItem[];

/**
 * A paragraph (text), a list (array of texts), sections (an object of headings with a text or a list), or a special item (an object of one key that begins with "$").
 */
export type ContentItem = (ContentSections | ContentSpecial) | (ContentList | ContentParagraph);

/**
 * A bullet list: an array of running texts.
 *
 * @minItems 1
 */
export type ContentList = ContentParagraph[];

/**
 * A paragraph of running text.
 */
export type ContentParagraph = string;

/**
 * Words as they are written, or an object of one key that says what it is.
 */
export type ContentPart = ContentSpan | ContentPlain;

/**
 * A text in parts: words as they are written, and what is more than words.
 *
 * @minItems 1
 * @maxItems 2000
 */
export type ContentParts = ContentPart[];

/**
 * Words in which {variable} is the only markup: asterisks and brackets are shown as they are written.
 */
export type ContentPlain = string;

/**
 * A running text, or an array of its parts.
 */
export type ContentWords = ContentParts | RunningTextConfig;

/**
 * A day such as 2026-10-05, or a minute such as 2026-10-05T09:00 in the time zone of the site.
 */
export type DayOrMinute = string;

/**
 * A file under files/ that is published under its own name, as /downloads/ and that name. It is written relative to files/, with forward slashes.
 */
export type DownloadPath = string;

/**
 * How the text of an article is set, on pages of the layout "article".
 */
export type DrawingsArticles = 'plain' | 'initial' | 'wide' | 'full';

/**
 * How an invitation to do something is drawn.
 */
export type DrawingsCallToAction = 'plain' | 'start' | 'grand' | 'pattern';

/**
 * How the fields of a form are drawn.
 */
export type DrawingsFields = 'boxed' | 'underlined' | 'filled';

/**
 * How large figures are drawn.
 */
export type DrawingsFigures = 'regular' | 'display';

/**
 * How questions and answers are drawn.
 */
export type DrawingsQuestions = 'rows' | 'cards';

/**
 * How quotations are drawn.
 */
export type DrawingsQuote = 'plain' | 'grand' | 'portrait' | 'wall';

/**
 * How numbered steps are drawn.
 */
export type DrawingsSteps = 'line' | 'numeral' | 'roman' | 'ledger';

/**
 * How the block appears. Nothing is hidden without JavaScript, in print or where reduced motion is preferred.
 */
export type Effect =
  | 'none'
  | 'reveal1'
  | 'reveal2'
  | 'reveal3'
  | 'reveal4'
  | 'reveal5'
  | 'hidden'
  | 'scroll';

/**
 * A whole row, or half of it.
 */
export type FieldWidth = 'whole' | 'half';

/**
 * One field of a form. Its type says which settings it has.
 */
export type FieldConfig =
  | CheckboxFieldConfig
  | CheckboxesFieldConfig
  | DateFieldConfig
  | EmailFieldConfig
  | FileFieldConfig
  | HiddenFieldConfig
  | NumberFieldConfig
  | RadioFieldConfig
  | SelectFieldConfig
  | TelFieldConfig
  | TextFieldConfig
  | TextareaFieldConfig
  | TimeFieldConfig;

/**
 * The language of a file (BCP 47), where it is not that of the site. Visitors read its name in the language of the site.
 */
export type FileLanguage = string;

/**
 * A file under files/, written relative to that folder with forward slashes.
 */
export type FilePath = string;

/**
 * The id of a form: a key of "forms".
 */
export type FormId = string;

/**
 * An address outside this site: https, http, mailto or tel.
 */
export type Href = string;

/**
 * The name of an icon: one of those that the development server shows at /_gallery/icons, or an SVG file in files/icons/, without its ending.
 */
export type IconName = string;

/**
 * How the page is laid out.
 */
export type Layout = 'landing' | 'area' | 'article' | 'plain' | 'switcher' | 'item';

/**
 * The id of a page: a key of "pages".
 */
export type PageId = string;

/**
 * The service that receives what the form sends. Its "type" says which settings it has.
 */
export type Provider = EmailjsProvider | NetlifyProvider | PostProvider;

/**
 * A sentence or paragraph. It may hold {variable}, *emphasis*, **strong**, [text](page:id), [text](page:id#anchor) and [text](https://…); a literal brace is written {{. An asterisk between letters or digits is part of a word, as in Kund*innen or 60*40*20.
 */
export type RunningTextConfig = string;

/**
 * The id of an outside service in "services".
 */
export type ServiceId = string;

/**
 * A host outside this site that its pages may talk to. Its "type" says which settings it has.
 */
export type Service =
  | FrameService
  | GoatcounterService
  | GoogleMapsService
  | MatomoService
  | OpenstreetmapService
  | PlausibleService
  | UmamiService
  | VimeoService
  | YoutubeService;

/**
 * The ground that a block stands on, from edge to edge of the page. Neighbours on the same surface become one.
 */
export type Surface = 'ground' | 'raised' | 'tint' | 'contrast' | 'accent' | 'picture' | 'glow';

/**
 * Timings, distances and limits of how the site moves, loads and logs.
 */
export interface Behaviour {
  /**
   * The height of the header bar. Content and link targets within a page keep clear of it. In pixels.
   */
  headerHeight: number;
  /**
   * How blocks with the effects "reveal1" to "reveal5" and "hidden" appear.
   */
  reveal: {
    /**
     * How far above the bottom of the window the line is that a block has to cross. In pixels.
     */
    threshold: number;
    /**
     * Whether blocks hide again when they leave.
     */
    reset: boolean;
    /**
     * How far a block moves while it appears. In pixels.
     */
    distance: number;
    /**
     * How long a block moves. Its words are readable after 300 ms. In milliseconds.
     */
    duration: number;
  };
  /**
   * How blocks with the effect "scroll" appear.
   */
  scrollReveal: {
    /**
     * Whether blocks hide again when they leave the window.
     */
    reset: boolean;
    /**
     * How far a block moves while it appears. In pixels.
     */
    distance: number;
    /**
     * How long a block moves. Its words are readable 300 ms after the delay. In milliseconds.
     */
    duration: number;
    /**
     * How long a block waits before it appears. In milliseconds.
     */
    delay: number;
  };
  /**
   * How menu panels react to a pointer.
   */
  menus: {
    /**
     * How long the pointer rests on a menu before its panel opens. In milliseconds.
     */
    openDelay: number;
    /**
     * How long a panel stays open after the pointer has left it. In milliseconds.
     */
    closeDelay: number;
  };
  /**
   * How the code of blocks is loaded: in chunks, one for each type.
   */
  chunks: {
    /**
     * How long a chunk may take to load. In milliseconds.
     */
    timeLimit: number;
  };
  /**
   * How content files are loaded.
   */
  content: {
    /**
     * Whether each response is written to the console of the browser.
     */
    log: boolean;
    /**
     * How long a content file may take to load. In milliseconds.
     */
    timeLimit: number;
    /**
     * How long a page waits for a content file before it shows a skeleton in its place. In milliseconds.
     */
    skeletonDelay: number;
  };
}

/**
 * What every type of block can have. The schema of a block does not repeat it.
 */
export interface BlockMembers {
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * The engine's words in blocks, and how blocks move, by type of block.
 */
export interface BlockSettings {
  /**
   * Settings for every block of type "boxes".
   */
  boxes: BoxesSettings;
  /**
   * Settings for every block of type "carousel".
   */
  carousel: CarouselSettings;
  /**
   * Settings for every block of type "code".
   */
  code: CodeSettings;
  /**
   * Settings for every block of type "embed".
   */
  embed: EmbedSettings;
  /**
   * Settings for every block of type "feature".
   */
  feature: FeatureSettings;
  /**
   * Settings for every block of type "form".
   */
  form: FormSettings;
  /**
   * Settings for every block of type "gallery".
   */
  gallery: GallerySettings;
  /**
   * Settings for every block of type "hero".
   */
  hero: HeroSettings;
  /**
   * Settings for every block of type "hours".
   */
  hours: HoursSettings;
  /**
   * Settings for every block of type "item".
   */
  item: ItemSettings;
  /**
   * Settings for every block of type "items".
   */
  items: ItemsSettings;
  /**
   * Settings for every block of type "latest".
   */
  latest: LatestSettings;
  /**
   * Settings for every block of type "logos".
   */
  logos: LogosSettings;
  /**
   * Settings for every block of type "map".
   */
  map: MapSettings;
  /**
   * Settings for every block of type "marquee".
   */
  marquee: MarqueeSettings;
  /**
   * Settings for every block of type "offices".
   */
  offices: OfficesSettings;
  /**
   * Settings for every block of type "people".
   */
  people: PeopleSettings;
  /**
   * Settings for every block of type "search".
   */
  search: SearchSettings;
}

/**
 * How text boxes appear.
 */
export interface BoxesSettings {
  /**
   * How long text boxes wait before they appear, by the side they come in from.
   */
  delays: {
    /**
     * The delay of a text box that comes in from the top. In milliseconds.
     */
    top: number;
    /**
     * The delay of a text box that comes in from the bottom. In milliseconds.
     */
    bottom: number;
    /**
     * The delay of a text box that comes in from the left. In milliseconds.
     */
    left: number;
    /**
     * The delay of a text box that comes in from the right. In milliseconds.
     */
    right: number;
  };
}

/**
 * How carousels move, and the engine's words in them.
 */
export interface CarouselSettings {
  /**
   * How long each slide is shown. In milliseconds.
   */
  interval: number;
  /**
   * The engine's words in a carousel.
   */
  labels: {
    /**
     * The button that goes back to the previous slide.
     */
    previous: string;
    /**
     * The button that goes on to the next slide.
     */
    next: string;
    /**
     * What kind of thing a carousel is, for assistive technology.
     */
    role: string;
    /**
     * What kind of thing a slide is, for assistive technology.
     */
    slideRole: string;
    /**
     * The name of a slide for assistive technology. Holds {n} for the number of the slide and {m} for the number of slides.
     */
    slide: string;
  };
}

/**
 * The engine's words at code.
 */
export interface CodeSettings {
  /**
   * The engine's words on the button at code.
   */
  labels: {
    /**
     * The button that copies the code.
     */
    copy: string;
    /**
     * What the button says once the code is copied.
     */
    copied: string;
  };
}

/**
 * The engine's words around films, maps and tours of outside services.
 */
export interface EmbedSettings {
  /**
   * The engine's words around an embed.
   */
  labels: {
    /**
     * The button that shows what the service holds; its title follows for assistive technology.
     */
    show: string;
    /**
     * What happens when the button is pressed. Holds {service} for the name of the service and {host} for the host that the browser asks.
     */
    note: string;
    /**
     * The link to the same thing at the service itself. Holds {service} for the name of the service.
     */
    link: string;
    /**
     * The words below it while it is shown. Holds {service} for the name of the service.
     */
    shown: string;
    /**
     * The button that takes the consent back. Holds {service} for the name of the service.
     */
    stop: string;
  };
}

/**
 * The engine's words in features.
 */
export interface FeatureSettings {
  /**
   * The engine's words in a feature.
   */
  labels: {
    /**
     * The button that plays the film, for assistive technology. Holds {film} for what the film shows.
     */
    play: string;
  };
}

/**
 * The engine's words for mistakes in dates, times, check boxes and files.
 */
export interface FormSettings {
  /**
   * What is said where a choice does not fit.
   */
  labels: {
    /**
     * A date or time before the first that may be chosen. Holds {min} for the first date or time.
     */
    tooEarly: string;
    /**
     * A date or time after the last that may be chosen. Holds {max} for the last date or time.
     */
    tooLate: string;
    /**
     * Fewer checked boxes than needed. Holds {min} for the number of boxes.
     */
    tooFew: string;
    /**
     * More checked boxes than allowed. Holds {max} for the number of boxes.
     */
    tooMany: string;
    /**
     * A file of a kind that cannot be sent. Holds {name} for the name of the file and {kinds} for the kinds that can be sent.
     */
    fileKind: string;
    /**
     * A file that is too large. Holds {name} for the name of the file and {size} for the largest size in megabytes.
     */
    fileSize: string;
    /**
     * More files than allowed. Holds {max} for the number of files.
     */
    fileCount: string;
  };
}

/**
 * The engine's words in galleries.
 */
export interface GallerySettings {
  /**
   * The engine's words around a picture that is shown large.
   */
  labels: {
    /**
     * What a picture does that is clicked, for assistive technology.
     */
    open: string;
    /**
     * The button that closes the large picture.
     */
    close: string;
    /**
     * The button that goes back to the previous picture.
     */
    previous: string;
    /**
     * The button that goes on to the next picture.
     */
    next: string;
    /**
     * The name of a large picture. Holds {n} for the number of the picture and {m} for the number of pictures.
     */
    picture: string;
  };
}

/**
 * The engine's words in heroes.
 */
export interface HeroSettings {
  /**
   * The engine's words in a hero.
   */
  labels: {
    /**
     * The button that plays the film, for assistive technology. Holds {film} for what the film shows.
     */
    play: string;
  };
}

/**
 * The engine's words for opening hours, wherever they are shown.
 */
export interface HoursSettings {
  /**
   * The engine's words beside and within opening hours.
   */
  labels: {
    /**
     * The words before the opening hours of an office.
     */
    title: string;
    /**
     * The words above special days.
     */
    special: string;
    /**
     * The words in place of times on a day on which it is closed.
     */
    closed: string;
    /**
     * What is said while it is open. Holds {time} for the time at which it closes.
     */
    openUntil: string;
    /**
     * What is said while it is closed.
     */
    closedNow: string;
  };
}

/**
 * The engine's words on the pages of items, and on their cards.
 */
export interface ItemSettings {
  /**
   * The engine's words about items.
   */
  labels: {
    /**
     * Before the date of the last change. Holds {date} for the date.
     */
    updated: string;
    /**
     * Before the names of authors. Holds {names} for the names.
     */
    by: string;
    /**
     * How long it takes to read a short text.
     */
    minute: string;
    /**
     * How long it takes to read a text. A language with several plurals has a form for each, by its name in CLDR: one, two, few, many, other. Holds {n} for the number of minutes.
     */
    minutes: string;
    /**
     * The link to the item before it.
     */
    older: string;
    /**
     * The link to the item after it.
     */
    newer: string;
    /**
     * The name of these links for assistive technology.
     */
    ways: string;
    /**
     * The name of the tags for assistive technology.
     */
    tags: string;
    /**
     * What an item says that has expired, where its page stays.
     */
    over: string;
    /**
     * What an event says that does not take place.
     */
    cancelled: string;
    /**
     * What an event says that has another date than announced.
     */
    moved: string;
    /**
     * The name of the time of an event.
     */
    when: string;
    /**
     * The name of the place of an event, a job or a case study.
     */
    place: string;
    /**
     * The link to take part from anywhere.
     */
    online: string;
    /**
     * The name of the link to reserve a place.
     */
    tickets: string;
    /**
     * The name of what an event costs.
     */
    price: string;
    /**
     * The name of how much and for how long work is.
     */
    employment: string;
    /**
     * One kind of work.
     */
    fullTime: string;
    /**
     * One kind of work.
     */
    partTime: string;
    /**
     * One kind of work.
     */
    contract: string;
    /**
     * One kind of work.
     */
    temporary: string;
    /**
     * One kind of work.
     */
    internship: string;
    /**
     * One kind of work.
     */
    volunteer: string;
    /**
     * What a job says that can be done from anywhere.
     */
    remote: string;
    /**
     * The name of what is paid.
     */
    salary: string;
    /**
     * What a salary is paid for.
     */
    perHour: string;
    /**
     * What a salary is paid for.
     */
    perDay: string;
    /**
     * What a salary is paid for.
     */
    perWeek: string;
    /**
     * What a salary is paid for.
     */
    perMonth: string;
    /**
     * What a salary is paid for.
     */
    perYear: string;
    /**
     * The name of the link to apply.
     */
    apply: string;
    /**
     * The last day to apply for a job.
     */
    until: string;
    /**
     * The name of the link that puts an event into a calendar.
     */
    calendar: string;
    /**
     * The link that puts an event into a calendar.
     */
    addToCalendar: string;
    /**
     * For whom something was done.
     */
    client: string;
    /**
     * What a person does here.
     */
    role: string;
    /**
     * The name of an e-mail address.
     */
    email: string;
    /**
     * The name of a telephone number.
     */
    phone: string;
    /**
     * The name of addresses of a person elsewhere.
     */
    profiles: string;
  };
}

/**
 * The engine's words in lists of items, and in the names of their pages.
 */
export interface ItemsSettings {
  /**
   * The engine's words in lists of items.
   */
  labels: {
    /**
     * What stands in the place of a list without items.
     */
    none: string;
    /**
     * The same in a list of what comes next.
     */
    noneNext: string;
    /**
     * The heading above what is over.
     */
    past: string;
    /**
     * The link to the page of older items.
     */
    older: string;
    /**
     * The link from older items to the list page.
     */
    newest: string;
    /**
     * The name of these links for assistive technology.
     */
    pages: string;
    /**
     * The name of the links to tags, for assistive technology.
     */
    tags: string;
    /**
     * The link from a tag to all items.
     */
    all: string;
    /**
     * The link to the feed of a list.
     */
    feed: string;
    /**
     * The link to the calendar of a list.
     */
    calendar: string;
    /**
     * The name of the links to years or letters, for assistive technology.
     */
    archive: string;
    /**
     * The name of the page of a tag, a year or a letter. Holds {title} for the name of the list page and {part} for the tag, the year or the letter.
     */
    partOf: string;
    /**
     * The name of a page of older items. Holds {title} for the name of the list and {n} for the number of the page.
     */
    pageOf: string;
  };
}

/**
 * The engine's words where the first items of a collection are shown.
 */
export interface LatestSettings {
  /**
   * The engine's words in such lists.
   */
  labels: {
    /**
     * What stands in the place of a list without items.
     */
    none: string;
    /**
     * The same in a list of what comes next.
     */
    noneNext: string;
  };
}

/**
 * How logos move.
 */
export interface LogosSettings {
  /**
   * How fast a line of logos moves. In pixels a second.
   */
  speed: number;
}

/**
 * The engine's words in maps.
 */
export interface MapSettings {
  /**
   * The engine's words in a map.
   */
  labels: {
    /**
     * The words before the address, for assistive technology.
     */
    address: string;
    /**
     * The link to a route planner.
     */
    route: string;
    /**
     * The button that shows a map to move.
     */
    show: string;
    /**
     * The name of the map to move, for assistive technology. Holds {address} for the address in one line.
     */
    title: string;
    /**
     * What happens when the button is pressed. Holds {service} for the name of the service and {host} for the host that the browser asks.
     */
    note: string;
    /**
     * The link to the same thing at the service itself. Holds {service} for the name of the service.
     */
    link: string;
    /**
     * The words below it while it is shown. Holds {service} for the name of the service.
     */
    shown: string;
    /**
     * The button that takes the consent back. Holds {service} for the name of the service.
     */
    stop: string;
  };
}

/**
 * How marquees move.
 */
export interface MarqueeSettings {
  /**
   * How fast the text moves. In pixels a second.
   */
  speed: number;
}

/**
 * The engine's words for the details of an office.
 */
export interface OfficesSettings {
  /**
   * The engine's words before each detail of an office.
   */
  labels: {
    /**
     * The words before a postal address.
     */
    address: string;
    /**
     * The words before a telephone number.
     */
    phone: string;
    /**
     * The words before an e-mail address.
     */
    email: string;
    /**
     * The words before a web address.
     */
    website: string;
  };
}

/**
 * The engine's words in the cards and dialogs of people.
 */
export interface PeopleSettings {
  /**
   * The engine's words in the dialog of a person.
   */
  labels: {
    /**
     * The button that closes a dialog.
     */
    close: string;
  };
}

/**
 * The engine's words for the search, on its page and in its dialog.
 */
export interface SearchSettings {
  /**
   * The engine's words in the search.
   */
  labels: {
    /**
     * The title of the page, and the button of the header.
     */
    title: string;
    /**
     * What the page is for.
     */
    summary: string;
    /**
     * The name of the field.
     */
    field: string;
    /**
     * The button that closes the dialog.
     */
    close: string;
    /**
     * The button that empties the field.
     */
    clear: string;
    /**
     * The heading above the areas of the site, while the field is empty.
     */
    areas: string;
    /**
     * The choice of all areas.
     */
    all: string;
    /**
     * The name of the choices that leave a part of the results.
     */
    filters: string;
    /**
     * The name of the list of results.
     */
    results: string;
    /**
     * What is told to assistive technology when pages are found. Holds {count} for how many pages are shown.
     */
    found: string;
    /**
     * What is said where no page has the words. Holds {query} for what was searched for.
     */
    nothing: string;
    /**
     * The words before what may have been meant.
     */
    near: string;
    /**
     * What is said where no page has all words. Holds {words} for the words that are missing.
     */
    without: string;
    /**
     * The link to the list of all pages, and its heading.
     */
    map: string;
    /**
     * What is said where the index does not arrive.
     */
    failed: string;
    /**
     * The button that asks for the index again.
     */
    retry: string;
  };
}

/**
 * An invitation with a button, between other blocks.
 */
export interface ActionBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'action';
  /**
   * The id of this invitation in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The invitation itself, in a few words.
   */
  heading: string;
  /**
   * A sentence below the heading that says why.
   */
  text?: RunningTextConfig;
  /**
   * Where the button leads.
   */
  link: LinkConfig;
  /**
   * Whether the first telephone number and the first e-mail address of the site are below the button.
   */
  contacts?: boolean;
  /**
   * How the invitation is laid out. On a band of its own it stands on the opposite of the page, unless "surface" says otherwise.
   */
  layout: 'strip' | 'band' | 'split';
  /**
   * How this invitation is drawn, if not as the theme says.
   */
  drawing?: DrawingsCallToAction;
  /**
   * How the invitation appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Short texts that come in from the top, the bottom, the left and the right, one after another.
 */
export interface BoxesBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'boxes';
  /**
   * The id of these text boxes in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the boxes.
   */
  heading?: string;
  /**
   * The boxes in order.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One text box.
   */
  boxes: {
    /**
     * When it was, above the heading; the layout "timeline" shows it along the line.
     */
    date?: string;
    /**
     * The heading of the box.
     */
    heading: string;
    /**
     * The sentence in the box.
     */
    text: RunningTextConfig;
    /**
     * The side from which the box comes in. Boxes without it come in together.
     */
    from?: 'top' | 'bottom' | 'left' | 'right';
  }[];
  /**
   * How the boxes are laid out.
   */
  layout: 'columns' | 'steps' | 'timeline';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * How these steps are drawn, if not as the theme says.
   */
  drawing?: DrawingsSteps;
  /**
   * How the text boxes appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Cards that lead to pages.
 */
export interface CardsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'cards';
  /**
   * The id of these cards in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: RunningTextConfig;
  /**
   * The cards in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  cards: CardConfig[];
  /**
   * How the cards are laid out.
   */
  layout: 'tile' | 'index' | 'lead' | 'overlay' | 'icon' | 'bento';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: BlockOffset;
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Slides that advance by themselves, with previous, next and pause controls.
 */
export interface CarouselBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'carousel';
  /**
   * The id of this carousel in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The name of the carousel for assistive technology.
   */
  label: string;
  /**
   * The slides in order.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One slide.
   */
  slides: {
    /**
     * The picture that fills the slide.
     */
    image: ImageConfig;
    /**
     * The large words on the slide, shown in upper case.
     */
    caption: string;
    /**
     * A sentence below the caption.
     */
    text?: RunningTextConfig;
    /**
     * Where the button of the slide leads.
     */
    link?: LinkConfig;
    /**
     * Whether the picture is dark or light behind the words, so that these are shown in the other, on as much of a ground as they need. Without it, a dark page lets the picture fade into its ground, a light one shows dark words, and one of either scheme light words.
     */
    tone?: 'dark' | 'light';
  }[];
  /**
   * How wide the slides are.
   */
  layout: 'bleed' | 'contained';
  /**
   * How the carousel appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A card for each page below this one in the menu tree.
 */
export interface ChildrenBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'children';
  /**
   * The id of these cards in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: RunningTextConfig;
  /**
   * How the pages are laid out.
   */
  layout: 'tile' | 'index' | 'lead' | 'overlay' | 'icon';
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Lines of code, with a button that copies them.
 */
export interface CodeBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'code';
  /**
   * The id of this code in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above this code.
   */
  heading?: string;
  /**
   * The lines, their language and a caption.
   */
  code: ContentCode;
  /**
   * How this code appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A long text, kept in a file of its own. The heading of the page is shown at once, the text once the file has loaded.
 */
export interface ContentBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'content';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The content file whose text is shown.
   */
  file: ContentPath;
  /**
   * A heading for the lists in the file that have none.
   */
  listHeading?: string;
  /**
   * Titles and pictures for sections of the file, by their headings as the file spells them.
   */
  sections?: {
    /**
     * Title and picture of one section.
     */
    [k: string]: {
      /**
       * The heading that is shown instead of the one in the file. Default: the name of the entry.
       */
      title?: string;
      /**
       * The picture beside the text of this section.
       */
      image?: ImageConfig;
    };
  };
  /**
   * The picture beside the whole text.
   */
  image?: ImageConfig;
  /**
   * Text that is shown instead of the text of the file. The file is still requested.
   */
  fixedText?: ContentFile;
  /**
   * How the text is set.
   */
  layout: 'plain' | 'lead' | 'rows';
  /**
   * How this text is drawn in an article, if not as the theme says.
   */
  drawing?: DrawingsArticles;
  /**
   * How the text appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Files to open or save, each with its kind and its size.
 */
export interface DownloadsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'downloads';
  /**
   * The id of these files in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the files.
   */
  heading?: string;
  /**
   * The files in order.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One file. Its kind and size are read from it.
   */
  files: {
    /**
     * The file that visitors get.
     */
    file: DownloadPath;
    /**
     * The words of the link to the file.
     */
    name: string;
    /**
     * What is in the file.
     */
    text?: RunningTextConfig;
    /**
     * The language of the file, where it is not that of the site.
     */
    language?: FileLanguage;
  }[];
  /**
   * How the files are laid out.
   */
  layout: 'rows' | 'cards';
  /**
   * How the files appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A film, a map or a tour of an outside service: first a picture with a button, and nothing is asked of the service before it is pressed. Give exactly one of "show" and "geo".
 */
export interface EmbedBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'embed';
  /**
   * The id of this embed in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the picture.
   */
  heading?: string;
  /**
   * The outside service that shows it, by its id in "services".
   */
  service: ServiceId;
  /**
   * What the service shows: the id of a film (YouTube, Vimeo), or the rest of the address after the service's "frame". A map needs "geo" instead.
   */
  show?: string;
  /**
   * Where the middle of the map is, for a service of maps.
   */
  geo?: Geo;
  /**
   * How near the outside map is: 1 shows the world, 19 a house.
   */
  zoom: number;
  /**
   * What it shows, in a few words: below the picture, and for assistive technology.
   */
  title: string;
  /**
   * The picture that stands there until the button is pressed, and on paper.
   */
  image: ImageConfig;
  /**
   * A sentence below it: what there is to see, for those who do not press the button.
   */
  text?: RunningTextConfig;
  /**
   * The day on which a film was first shown; with it search engines list the film.
   */
  published?: string;
  /**
   * How wide the frame is for its height.
   */
  ratio: '16:9' | '4:3' | '1:1' | '9:16';
  /**
   * Where the words are.
   */
  layout: 'stacked' | 'split';
  /**
   * How the embed appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * What is known of a thing in short: of a case its client, its year, its size.
 */
export interface FactsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'facts';
  /**
   * The id of these facts in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the facts.
   */
  heading?: string;
  /**
   * The facts in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  facts: Fact[];
  /**
   * How the facts are laid out.
   */
  layout: 'row' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * How the facts appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Text beside a picture or a video, with a button.
 */
export interface FeatureBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'feature';
  /**
   * The id of this feature in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the text.
   */
  heading: string;
  /**
   * The paragraphs, lists and sections below the heading.
   */
  items: ContentFile;
  /**
   * The parts of the text: in the layout "scroll" they scroll beside the picture, and one with a picture of its own changes it; in the layout "row" they are side by side, each below its picture.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One part.
   */
  steps?: {
    /**
     * The heading of the step.
     */
    heading: string;
    /**
     * What happens in it.
     */
    text: RunningTextConfig;
    /**
     * The picture next to the step.
     */
    image?: ImageConfig;
  }[];
  /**
   * The picture beside the text. A video is shown instead of it.
   */
  image?: ImageConfig;
  /**
   * The video beside the text.
   */
  video?: VideoConfig;
  /**
   * Where the picture or video is on wide screens.
   */
  side: 'start' | 'end';
  /**
   * Where the button below the text leads.
   */
  link?: LinkConfig;
  /**
   * How text and picture share the width.
   */
  layout: 'split' | 'stacked' | 'bleed' | 'scroll' | 'row';
  /**
   * How the words and the picture share the width.
   */
  columns?: BlockColumns;
  /**
   * How text and picture appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A few numbers that say what the company is.
 */
export interface FiguresBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'figures';
  /**
   * The id of these figures in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the figures.
   */
  heading?: string;
  /**
   * The figures in order; two to five look best.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One figure.
   */
  figures: {
    /**
     * The number as it is to be read.
     */
    number: string;
    /**
     * What stands after the number, in smaller letters.
     */
    unit?: string;
    /**
     * What the number counts.
     */
    label: string;
    /**
     * Where the number is from, in a line below it.
     */
    source?: RunningTextConfig;
  }[];
  /**
   * How the figures are laid out.
   */
  layout: 'row' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: BlockOffset;
  /**
   * How these figures are drawn, if not as the theme says.
   */
  drawing?: DrawingsFigures;
  /**
   * How the figures appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Questions to visitors, whose answers are sent to you: one of the forms of the site.
 */
export interface FormBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'form';
  /**
   * The id of this form in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the form.
   */
  heading?: string;
  /**
   * The form that is shown.
   */
  form: FormId;
  /**
   * How the form stands on the page.
   */
  layout: 'plain' | 'card' | 'split';
  /**
   * What stands below the words, in the layout "split".
   */
  beside?: {
    /**
     * Whether telephone and e-mail address of the company stand there, with its opening hours where a contact has some.
     */
    contacts?: boolean;
    /**
     * The opening hours, if not those of the contacts.
     */
    hours?: OpeningHours;
    /**
     * The heading above the steps.
     */
    heading?: string;
    /**
     * What happens once the form was sent, in order.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One thing that happens.
     */
    steps?: RunningTextConfig[];
    /**
     * The picture below the words.
     */
    image?: ImageConfig;
  };
  /**
   * How these fields are drawn, if not as the theme says.
   */
  drawing?: DrawingsFields;
  /**
   * How the form appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Pictures that can be seen large, one after another.
 */
export interface GalleryBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'gallery';
  /**
   * The id of this gallery in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the pictures.
   */
  heading?: string;
  /**
   * The pictures in order.
   *
   * @minItems 1
   * @maxItems 120
   *
   * Items: One picture.
   */
  pictures: {
    /**
     * The picture itself.
     */
    image: ImageConfig;
    /**
     * A line below the picture.
     */
    caption?: RunningTextConfig;
  }[];
  /**
   * How the pictures are laid out.
   */
  layout: 'grid' | 'mosaic' | 'strip';
  /**
   * How the pictures appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Large words with a picture or a film. As the first block of a page it is the head of the page.
 */
export interface HeroBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'hero';
  /**
   * The id of this hero in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The words that everything else supports. At the beginning of a page: its main heading, in place of its title.
   */
  heading?: string;
  /**
   * A sentence below the heading. At the beginning of a page, its opening sentences take this place.
   */
  text?: RunningTextConfig;
  /**
   * The picture beside, behind or below the words. At the beginning of a page its picture takes this place.
   */
  image?: ImageConfig;
  /**
   * The film of the layout "film".
   */
  video?: VideoConfig;
  /**
   * Whether the picture is dark or light behind the words, in the layout "bleed". Without it, a dark page lets the picture fade into its ground, a light one shows dark words, and one of either scheme light words.
   */
  tone?: 'dark' | 'light';
  /**
   * Where the buttons below the text lead; the first one is the main one.
   *
   * @maxItems 2
   *
   * Items: One button.
   */
  links: LinkConfig[];
  /**
   * How words and picture share the width.
   */
  layout: 'split' | 'bleed' | 'centred' | 'film';
  /**
   * Where the picture is on wide screens, in the layout "split". Without it, it comes after the words.
   */
  side?: 'start' | 'end';
  /**
   * How words and picture appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * When a place is open, with its address and a picture of the way there. The day of the visit is marked.
 */
export interface HoursBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'hours';
  /**
   * The id of these opening hours in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the opening hours.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: RunningTextConfig;
  /**
   * When somebody is there. Hours that are written with a contact stand in one place alone: left empty here, the block shows those. Default: "hours" in the first item that has one in "contacts".
   */
  hours?: OpeningHours;
  /**
   * A data file in place of written hours. Its columns are "day" ("Monday", "Monday - Friday", in English or in the language of the site), "opens" and "closes"; rows of special days have "from" in place of "day", and may have "until" and "label".
   */
  rows?: Rows;
  /**
   * The name of the place above its address, where it is not that of the site.
   */
  place?: string;
  /**
   * The postal address of the place.
   */
  address?: PostalAddress;
  /**
   * Where the place is, for search engines.
   */
  geo?: Geo;
  /**
   * The telephone number of the place, as visitors read it.
   */
  phone?: string;
  /**
   * The link to a route planner, or to a page that tells the way.
   */
  directions?: LinkConfig;
  /**
   * A picture of the place, or of the map around it.
   */
  image?: ImageConfig;
  /**
   * A sentence below the opening hours.
   */
  note?: RunningTextConfig;
  /**
   * Where the address stands.
   */
  layout: 'beside' | 'stacked';
  /**
   * How the opening hours appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * What an item says besides its text: its date, its authors, the facts of its kind; or the ways on from it. Pages of items have both by themselves.
 */
export interface ItemBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'item';
  /**
   * The id of this part in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * Which part it is.
   */
  part: 'facts' | 'byline' | 'ways';
  /**
   * How this part appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * The items of a collection. On the list page of the collection, tags and older items get pages with the same block.
 */
export interface ItemsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'items';
  /**
   * The id of these items in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the items.
   */
  heading?: string;
  /**
   * A sentence between the heading and the items.
   */
  text?: RunningTextConfig;
  /**
   * The collection whose items are shown.
   */
  collection: string;
  /**
   * Collections whose items are shown among them. The list has the tags of all of them.
   *
   * @maxItems 10
   *
   * Items: The id of a collection.
   */
  also?: string[];
  /**
   * The tag that the items have; without it, all are shown.
   */
  tag?: string;
  /**
   * How the items are laid out.
   */
  layout: 'cards' | 'rows' | 'lead' | 'agenda' | 'table';
  /**
   * How the items appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * The first items of a collection, and a link to its list page.
 */
export interface LatestBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'latest';
  /**
   * The id of these items in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the items.
   */
  heading?: string;
  /**
   * A sentence between the heading and the items.
   */
  text?: RunningTextConfig;
  /**
   * The collection whose items are shown.
   */
  collection: string;
  /**
   * The tag that the items have; without it, all are shown.
   */
  tag?: string;
  /**
   * How many items are shown at most. In items.
   */
  count: number;
  /**
   * How the items are laid out.
   */
  layout: 'cards' | 'rows' | 'lead' | 'agenda';
  /**
   * The words of the link to the list page; without them, the name of that page.
   */
  label?: string;
  /**
   * How the items appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * The marks of clients, partners or certificates.
 */
export interface LogosBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'logos';
  /**
   * The id of these logos in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the logos.
   */
  heading?: string;
  /**
   * The logos in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One logo.
   */
  logos: {
    /**
     * The picture of the logo; its alternative text is the name.
     */
    image: ImageConfig;
    /**
     * Where the logo leads. Its label takes the place of the alternative text.
     */
    link?: LinkConfig;
  }[];
  /**
   * In which colours the logos are shown. One ink needs pictures without a ground of their own.
   */
  colours: 'grey' | 'ink' | 'own';
  /**
   * How the logos are laid out. A moving line stands still without JavaScript, and for visitors who prefer less motion.
   */
  layout: 'row' | 'marquee';
  /**
   * How the logos appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Where a place is: a picture of a map, the address, and a link to a route planner. With an outside service the picture has a button that shows a map to move.
 */
export interface MapBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'map';
  /**
   * The id of this map in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the address.
   */
  heading?: string;
  /**
   * The picture of the map.
   */
  image: ImageConfig;
  /**
   * The lines of the postal address in order.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One line of the address.
   */
  address: string[];
  /**
   * How to get there, below the address.
   */
  text?: RunningTextConfig;
  /**
   * Where the place is. Without it the route planner looks for the address.
   */
  geo?: Geo;
  /**
   * Where the link to the route leads. It is a link only: nothing is asked of it before somebody follows it.
   */
  planner: 'openstreetmap' | 'google-maps';
  /**
   * The outside service that shows a map to move, by its id in "services"; it needs "geo".
   */
  service?: ServiceId;
  /**
   * How near the outside map is: 1 shows the world, 19 a house.
   */
  zoom: number;
  /**
   * Where the map is on wide screens.
   */
  side: 'start' | 'end';
  /**
   * How the address and the map share the width.
   */
  layout: 'split' | 'stacked';
  /**
   * How the map appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * One line of text that moves across the page. It pauses on hover, on focus and with its control.
 */
export interface MarqueeBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'marquee';
  /**
   * The id of this line in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The words that move across the page.
   */
  text: RunningTextConfig;
  /**
   * How the line appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Cards of offices with address, telephone, e-mail and website.
 */
export interface OfficesBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'offices';
  /**
   * The id of these offices in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the offices.
   */
  heading?: string;
  /**
   * The offices in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One office. Give exactly one of "address" and "postal".
   */
  offices: {
    /**
     * The city or town of the office, the heading of its card.
     */
    place: string;
    /**
     * The picture at the top of the card.
     */
    image?: ImageConfig;
    /**
     * The lines of the postal address in order, where its parts are not given.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: One line of the address.
     */
    address?: string[];
    /**
     * The postal address in its parts, in place of lines; search engines understand it.
     */
    postal?: PostalAddress;
    /**
     * Where the office is, for search engines.
     */
    geo?: Geo;
    /**
     * The telephone number of the office, as visitors read it.
     */
    phone: string;
    /**
     * The e-mail address of the office.
     */
    email: string;
    /**
     * The address of the website of the office, if it has one of its own.
     */
    website?: string;
    /**
     * When the office is open.
     */
    hours?: OpeningHours;
    /**
     * The link to a route planner, or to a page that tells the way.
     */
    directions?: LinkConfig;
    /**
     * A sentence below the address, such as the opening hours.
     */
    note?: RunningTextConfig;
  }[];
  /**
   * How the offices are laid out.
   */
  layout: 'cards' | 'rows';
  /**
   * How the offices appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Cards of people; each opens a dialog with picture, role and biography.
 */
export interface PeopleBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'people';
  /**
   * The id of these people in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the people.
   */
  heading?: string;
  /**
   * The people in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One person.
   */
  people: {
    /**
     * The id of the person in this block: it ties the card to its dialog.
     */
    id: Anchor;
    /**
     * The name of the person, the heading of the card. A person may be named by role alone. Default: "role".
     */
    name?: string;
    /**
     * What the person does.
     */
    role: string;
    /**
     * The picture of the person, on the card and in the dialog.
     */
    image: ImageConfig;
    /**
     * A sentence about the person on the card.
     */
    summary?: RunningTextConfig;
    /**
     * What can be said of the person in a few words, on the card.
     *
     * @minItems 1
     * @maxItems 6
     */
    facts?: Fact[];
    /**
     * The text about the person in the dialog.
     */
    biography: ContentFile;
    /**
     * The words of the button that opens the dialog.
     */
    buttonLabel: string;
  }[];
  /**
   * How the people are laid out.
   */
  layout: 'cards' | 'portraits' | 'rows' | 'lead';
  /**
   * How the people appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * One picture with a caption, as wide as the text or as the page.
 */
export interface PictureBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'picture';
  /**
   * The id of this picture in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above this picture.
   */
  heading?: string;
  /**
   * The picture, its caption and who made it.
   */
  picture: ContentPicture;
  /**
   * How this picture appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: BlockOffset;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Two to four offers side by side: what each costs and what it includes.
 */
export interface PlansBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'plans';
  /**
   * The id of these plans in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the plans.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: RunningTextConfig;
  /**
   * The plans in order.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One offer.
   */
  plans: {
    /**
     * What the plan is called.
     */
    name: string;
    /**
     * A few words that mark this plan above the others. One plan at most has them.
     */
    badge?: string;
    /**
     * A sentence that says whom it is for.
     */
    text?: RunningTextConfig;
    /**
     * What it costs.
     */
    price: Price;
    /**
     * What it includes.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One thing that it includes.
     */
    points: RunningTextConfig[];
    /**
     * Where the button of the plan leads.
     */
    link?: LinkConfig;
  }[];
  /**
   * A sentence below all plans, such as one about taxes.
   */
  note?: RunningTextConfig;
  /**
   * What the plans are for; search engines are told it.
   */
  offering: 'services' | 'products';
  /**
   * How the plans are set apart.
   */
  layout: 'cards' | 'columns';
  /**
   * How the plans appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A list of prices in groups, as in a menu or on the wall of a workshop. Give exactly one of "groups" and "rows".
 */
export interface PricesBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'prices';
  /**
   * The id of these prices in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the prices.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: RunningTextConfig;
  /**
   * The groups in order.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Things of one kind with their prices.
   */
  groups?: {
    /**
     * The heading of the group.
     */
    heading?: string;
    /**
     * A sentence below the heading of the group.
     */
    text?: RunningTextConfig;
    /**
     * The items in order.
     *
     * @minItems 1
     * @maxItems 80
     *
     * Items: One thing and what it costs.
     */
    items: {
      /**
       * What it is.
       */
      name: string;
      /**
       * A few words below the name.
       */
      note?: RunningTextConfig;
      /**
       * What it costs.
       */
      price: Price;
    }[];
  }[];
  /**
   * A data file in place of written groups. Its columns are "name" and "price", and may be "note", "group" (the heading of its group), "currency", "before" and "unit".
   */
  rows?: Rows;
  /**
   * A sentence below all prices, such as one about taxes.
   */
  note?: RunningTextConfig;
  /**
   * What the prices are for; search engines are told it.
   */
  offering: 'products' | 'services';
  /**
   * What leads from a name to its price.
   */
  layout: 'leaders' | 'lines';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * How the prices appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Questions whose answers unfold. Search engines and assistants are told them as well.
 */
export interface QuestionsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'questions';
  /**
   * The id of these questions in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the questions.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: RunningTextConfig;
  /**
   * The questions in order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: A question with its answer.
   */
  questions: {
    /**
     * The question, as a visitor would ask it.
     */
    question: string;
    /**
     * The id of the question in the page; a link to it opens the answer.
     */
    id?: Anchor;
    /**
     * The paragraphs, lists and sections of the answer.
     */
    answer: ContentFile;
  }[];
  /**
   * Where the questions stand, and whether a click opens their answers.
   */
  layout: 'beside' | 'stacked' | 'open';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * How these questions are drawn, if not as the theme says.
   */
  drawing?: DrawingsQuestions;
  /**
   * How the questions appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * What others say: one quotation, large, or two or three beside one another.
 */
export interface QuoteBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'quote';
  /**
   * The id of these quotations in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above these quotations.
   */
  heading?: string;
  /**
   * The quotations in order.
   *
   * @minItems 1
   * @maxItems 3
   */
  quotes: ContentQuote[];
  /**
   * How these quotations are drawn, if not as the theme says.
   */
  drawing?: DrawingsQuote;
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: BlockOffset;
  /**
   * How these quotations appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A field that searches the site, and a list of its areas with their pages. The page for searching has it by itself; other pages may have it, too.
 */
export interface SearchBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'search';
  /**
   * The id of the search in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the field.
   */
  heading?: string;
  /**
   * How the block appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * The page that heads an area: then the list has the pages of that area alone.
   */
  area?: PageId;
  /**
   * Which part of a list of more than 500 pages.
   */
  part?: number;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * A table: prices, hours, sizes, comparisons. Give exactly one of "table" and "rows".
 */
export interface TableBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'table';
  /**
   * The id of this table in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above this table.
   */
  heading?: string;
  /**
   * Columns and rows, with a caption.
   */
  table?: ContentTable;
  /**
   * A data file in place of a written table. Its columns have the names of "columns" as headings, in that order; the first of them names its row.
   */
  rows?: Rows;
  /**
   * Where the button below the table leads.
   */
  link?: LinkConfig;
  /**
   * What becomes of the table where it is wider than the screen.
   */
  layout: 'scroll' | 'cards';
  /**
   * How this table appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Views of which one is shown at a time: a picture with words. Narrow screens have folds instead, one below the other.
 */
export interface TabsBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'tabs';
  /**
   * The id of these tabs in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the tabs.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: RunningTextConfig;
  /**
   * The views in order; the first is shown at first.
   *
   * @minItems 3
   * @maxItems 6
   *
   * Items: One view.
   */
  tabs: {
    /**
     * The words of its tab.
     */
    label: string;
    /**
     * The id of the view in the page; a link to it opens the view.
     */
    id?: Anchor;
    /**
     * The paragraphs, lists and sections of the view.
     */
    items: ContentFile;
    /**
     * The picture of the view.
     */
    image?: ImageConfig;
    /**
     * Where the button below the text leads.
     */
    link?: LinkConfig;
  }[];
  /**
   * Where the list of tabs stands.
   */
  layout: 'start' | 'top';
  /**
   * How the tabs appear when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * Paragraphs, lists and sections with headings.
 */
export interface TextBlockConfig {
  /**
   * Which kind of block this is.
   */
  type: 'text';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: Anchor;
  /**
   * The heading above the text.
   */
  heading?: string;
  /**
   * The paragraphs, lists and sections of the block.
   */
  items: ContentFile;
  /**
   * How the text is set.
   */
  layout: 'plain' | 'lead' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: BlockColumns;
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: BlockOffset;
  /**
   * How this text is drawn in an article, if not as the theme says.
   */
  drawing?: DrawingsArticles;
  /**
   * How the text appears when the visitor gets there.
   */
  effect: Effect;
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Surface;
  /**
   * How much of the page's width the block takes.
   */
  width?: BlockWidth;
  /**
   * Where headings and texts of the block stand.
   */
  align?: BlockAlign;
  /**
   * How far the block is from the one above.
   */
  space?: BlockSpace;
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: BlockEdge;
}

/**
 * What pages may weigh. A build that exceeds a budget fails and names the block or file to blame. Without a budget nothing is weighed.
 */
export interface Budgets {
  /**
   * How much the HTML of a page and its style sheets may weigh together, compressed with brotli. In bytes.
   */
  document?: number;
  /**
   * How much the code that runs before the page has loaded may weigh, compressed with brotli. In bytes.
   */
  starter?: number;
  /**
   * How much all code of a page may weigh, the app and its blocks included, compressed with brotli. In bytes.
   */
  script?: number;
  /**
   * How much each picture may weigh as it is sent. In bytes.
   */
  picture?: number;
  /**
   * How many requests a browser may make to show a page, not counting pictures below the first view. In requests.
   */
  requests?: number;
  /**
   * How much a browser may fetch of the index, with its code, to answer the first query and show ten pages, compressed with brotli. In bytes.
   */
  search?: number;
}

/**
 * What the build should know of the place where its output goes.
 */
export interface Build {
  /**
   * The host that serves the site. Findings then say what of the site it cannot do, and where it stops.
   */
  host?:
    | 'nginx'
    | 'netlify'
    | 'cloudflare-pages'
    | 'github-pages'
    | 'gitlab-pages'
    | 's3'
    | 'cloudfront';
  /**
   * Without it, pages have no script at all: each click loads a document. "validate" says what blocks lose. "dev" keeps it, to show changes at once.
   */
  app?: 'none';
  /**
   * Whether a build writes a copy of each text file, compressed by brotli and gzip, for a host that sends such copies. Without it, only nginx as the host gets them.
   */
  compress?: boolean;
  /**
   * Addresses of this site that another system answers, such as a shop. Links to them are no mistake, and load as documents; no page, file or redirect can be there.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: A path below the base; with "/*" at its end everything below it, too.
   */
  servedElsewhere?: string[];
}

/**
 * The invitation at the end of a page. Pages below inherit it.
 */
export interface CallToActionConfig {
  /**
   * The invitation itself, in a few words.
   */
  heading: string;
  /**
   * A sentence below the heading that says why.
   */
  text?: RunningTextConfig;
  /**
   * Where the button below the text leads.
   */
  link: LinkConfig;
  /**
   * Whether the first telephone number and the first e-mail address of the site are below the button.
   */
  contacts?: boolean;
  /**
   * How the invitation is laid out.
   */
  layout: 'strip' | 'band' | 'split';
  /**
   * How this invitation is drawn, if not as the theme says.
   */
  drawing?: DrawingsCallToAction;
  /**
   * The ground below the invitation. Default: the opposite of the page for the layout "band", else a quiet tint.
   */
  surface?: Surface;
}

/**
 * A card that leads to a page, a file or an address outside this site. Title, text and picture come from the page unless they are given here. Give exactly one of "page", "file" and "href".
 */
export interface CardConfig {
  /**
   * The page that the card leads to.
   */
  page?: PageId;
  /**
   * The file that the card leads to.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the card leads to.
   */
  href?: Href;
  /**
   * The heading of the card, where it should differ from the title of the page; needed where it leads to no page of this site. Default: "title" of "page".
   */
  title?: string;
  /**
   * The sentence on the card, where it should differ from the summary of the page. Default: "summary" of "page".
   */
  text?: RunningTextConfig;
  /**
   * The picture at the top of the card, where it should differ from the picture of the page. Default: "image" of "page".
   */
  image?: ImageConfig;
  /**
   * The icon above the words, in the layout "icon". Default: "icon" of "page".
   */
  icon?: IconName;
  /**
   * The words of a button on the card. Without them the whole card is one link.
   */
  buttonLabel?: string;
  /**
   * How much room the card takes, in the layout "bento".
   */
  size?: 'small' | 'wide' | 'tall' | 'large';
}

/**
 * Items of one kind, such as news or events: each is one file, and a page. Lists, tags, archives and feeds follow from them. Give exactly one of "folder" and "rows".
 */
export interface Collection {
  /**
   * What its items are: "article", "event", "job", "case", "person".
   */
  kind: string;
  /**
   * The folder below files/ that holds its items: Markdown files with front matter, or JSON files.
   */
  folder?: string;
  /**
   * A data file in place of a folder: each row is an item, the column "id" names it, all others are members of its kind ("image.src" is one of a member).
   */
  rows?: Rows;
  /**
   * Whether each row has a page of its own, and not only its place in lists; at most 20,000.
   */
  pages: boolean;
  /**
   * The page that lists the items; it has a block of the type "items". Addresses of items are below its own.
   */
  list: PageId;
  /**
   * The address of an item below that of the list page, with {slug}, and {year} and {month} if you like.
   */
  path: string;
  /**
   * Addresses that items have had, with the same names in braces: redirects lead from them to the items.
   *
   * @maxItems 8
   *
   * Items: One address from the root of the site, with {slug}.
   */
  formerly?: string[];
  /**
   * How the addresses of further lists end, below that of the list page.
   */
  addresses: {
    /**
     * A page of older items.
     */
    page: string;
    /**
     * The items with a tag.
     */
    tag: string;
    /**
     * The items of a year.
     */
    year: string;
    /**
     * The items that begin with a letter.
     */
    letter: string;
  };
  /**
   * In which order lists show the items; without it, the order that suits the kind.
   */
  order?: 'newest' | 'oldest' | 'next' | 'title' | 'by-hand';
  /**
   * The names of the items in their order, where that is "by-hand".
   *
   * @maxItems 500
   *
   * Items: The name of a file without its ending.
   */
  sequence?: string[];
  /**
   * The tags that items may have, by id.
   */
  tags: {
    [k: string]: Tag;
  };
  /**
   * Whether each year has a page with its items.
   */
  archive: boolean;
  /**
   * In which forms those who subscribe get new items; without it, "atom" for articles and jobs, none for all others.
   *
   * @maxItems 3
   *
   * Items: One form of a feed.
   */
  feeds?: ('atom' | 'rss' | 'json')[];
  /**
   * What ids of entries in feeds begin with. It must never change; without it, the host of the site.
   */
  authority?: string;
  /**
   * What becomes of the address of an item that has expired; without it, "gone" for jobs and events, "keep" for all others.
   */
  afterwards?: 'keep' | 'gone' | 'list';
}

/**
 * A colour for each part of a page.
 */
export interface Colours {
  /**
   * Buttons and what should stand out.
   */
  accent?: string;
  /**
   * Text on the accent. Without it, that of the style, or white or black where that cannot be read.
   */
  onAccent?: string;
  /**
   * Links, marks and other accents.
   */
  highlight?: string;
  /**
   * The background of the page.
   */
  ground?: string;
  /**
   * The background of cards and fields.
   */
  raised?: string;
  /**
   * A quiet second background for bands of a page. Without it, it is mixed from the ground and the highlight.
   */
  tint?: string;
  /**
   * The background of bands that stand out from the page. Without it, that of the style is used, and where the style has none, the colour of the text.
   */
  contrast?: string;
  /**
   * Text on the contrast colour. Without it, that of the style or the colour of the ground, or another that can be read on it.
   */
  onContrast?: string;
  /**
   * The background of header, panels and footer.
   */
  panel?: string;
  /**
   * Text in header, panels and footer. Without it, that of the style or the text colour, or white or black where these cannot be read.
   */
  onPanel?: string;
  /**
   * Less important text in panels and footer. Without it, it is mixed from the text there and the panel.
   */
  panelMuted?: string;
  /**
   * Lines and borders.
   */
  line?: string;
  /**
   * Text on the background.
   */
  text?: string;
  /**
   * Less important text.
   */
  muted?: string;
  /**
   * The background of the header and the drawer on narrow screens.
   */
  drawer?: string;
  /**
   * Text in the header and the drawer on narrow screens. Without it, the text of the header, or another that can be read.
   */
  onDrawer?: string;
  /**
   * Messages of errors.
   */
  error?: string;
  /**
   * Messages of success.
   */
  success?: string;
}

/**
 * A way to reach the company, shown in the contact bar.
 */
export interface ContactConfig {
  /**
   * What kind of value this is.
   */
  type: 'phone' | 'email' | 'link' | 'directions';
  /**
   * What visitors read, and screen readers say, for this way to get in touch.
   */
  label: string;
  /**
   * The telephone number, e-mail address or web address itself.
   */
  value: string;
  /**
   * The icon of this way to get in touch.
   */
  icon: IconName;
  /**
   * When somebody is there. Blocks of opening hours without their own show those of the first contact that has some.
   */
  hours?: OpeningHours;
  /**
   * Where the company is, for search engines, where "organization" does not say so.
   */
  geo?: Geo;
}

/**
 * Lines that are shown as they are written, in a font of equal widths. Braces and asterisks have no meaning in them.
 */
export interface ContentCode {
  /**
   * What the code is, or the name of its file, above it.
   */
  caption?: ContentWords;
  /**
   * The language that it is written in, such as "html" or "sh".
   */
  language?: string;
  /**
   * The lines in order.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: One line, with its indentation.
   */
  lines: string[];
}

/**
 * The footnotes of a content file by name. They are numbered in the order in which the text names them, and stand here.
 */
export interface ContentNotes {
  /**
   * The items of one footnote.
   */
  [k: string]: ContentFile;
}

/**
 * A list whose items may have numbers and several parts.
 */
export interface ContentOrderedList {
  /**
   * Whether the items have numbers.
   */
  numbered: boolean;
  /**
   * The number of the first item.
   */
  start: number;
  /**
   * The items in order: a running text each, or an array of content items, such as a text with a list below it.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: A running text, or an array of content items.
   */
  items: (ContentFile | ContentParagraph)[];
}

/**
 * A picture with what is said about it.
 */
export interface ContentPicture {
  /**
   * The picture itself.
   */
  image: ImageConfig;
  /**
   * What the picture shows, below it.
   */
  caption?: ContentWords;
  /**
   * Who made the picture, after the caption.
   */
  credit?: string;
  /**
   * Whether the picture is as wide as its column, not only as the text.
   */
  wide: boolean;
}

/**
 * What somebody said or wrote, with who it was.
 */
export interface ContentQuote {
  /**
   * The quotation itself, without quotation marks around it.
   */
  body: ContentFile;
  /**
   * Who said or wrote it.
   */
  name?: string;
  /**
   * What this person does, or where the words are from.
   */
  role?: string;
  /**
   * The face of this person, or the logo of their company.
   */
  image?: ImageConfig;
}

/**
 * A heading with any items below it.
 */
export interface ContentSection {
  /**
   * The heading; links may name it as an anchor.
   */
  heading: ContentWords;
  /**
   * Words that the anchor of the section is made of, in place of its heading: links to it stay valid if that changes. Without it, the heading counts.
   */
  anchor?: string;
  /**
   * The items below the heading.
   */
  body?: ContentFile;
}

/**
 * Headings, each with its text or its list. A heading may hold {variable}.
 */
export interface ContentSections {
  /**
   * The text or the list below the heading.
   *
   * @minItems 1
   */
  [k: string]: string | ContentParagraph[];
}

/**
 * A part of a text that is more than words: an object of one key.
 */
export interface ContentSpan {
  /**
   * Words that are stressed.
   */
  emphasis?: ContentParts;
  /**
   * Words that matter most.
   */
  strong?: ContentParts;
  /**
   * Words that lead somewhere.
   */
  link?: {
    /**
     * Where it leads: page:id, page:id#anchor, file:papers/prices.pdf or an address.
     */
    to: string;
    /**
     * The words of the link.
     */
    text: ContentParts;
  };
  /**
   * Something to type or to read letter by letter, in a font of equal widths. Braces have no meaning in it.
   */
  code?: string;
  /**
   * A small picture in the line.
   */
  image?: ImageConfig;
  /**
   * The text goes on in a new line, as in an address or a poem.
   */
  break?: true;
  /**
   * The name of a footnote, which "$notes" gives its text. Visitors see a number.
   */
  note?: string;
}

/**
 * What is more than text: an object of one key that begins with "$" and says what it is.
 */
export interface ContentSpecial {
  /**
   * A paragraph in parts: for code, line breaks, small pictures and footnotes within a text, and for words with asterisks or brackets.
   */
  $text?: ContentParts;
  /**
   * A list with numbers, or with items of several parts.
   */
  $list?: ContentOrderedList;
  /**
   * A heading with any items below it; sections within it are one level lower.
   */
  $section?: ContentSection;
  /**
   * A table in the text.
   */
  $table?: ContentTable;
  /**
   * A quotation in the text.
   */
  $quote?: ContentQuote;
  /**
   * A picture in the text.
   */
  $picture?: ContentPicture;
  /**
   * Lines of code in the text.
   */
  $code?: ContentCode;
  /**
   * A line between two parts of a text.
   */
  $rule?: true;
  /**
   * The footnotes of a content file, usually at its end.
   */
  $notes?: ContentNotes;
}

/**
 * Rows and columns of short texts. Where it is wider than the page, it moves sideways within itself.
 */
export interface ContentTable {
  /**
   * What the table shows, above it.
   */
  caption?: ContentWords;
  /**
   * The columns in reading order.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A column of the table.
   */
  columns: {
    /**
     * What is at the top of the column; without it the first cell stays empty.
     */
    heading?: ContentCell;
    /**
     * Where the cells of the column begin: numbers belong to the end.
     */
    align: 'start' | 'centre' | 'end';
    /**
     * Whether the column stands out, such as the offer that most people take.
     */
    marked: boolean;
    /**
     * A few words above the heading that say why the column stands out.
     */
    badge?: string;
  }[];
  /**
   * The rows from top to bottom; each has a text for every column.
   *
   * @minItems 1
   * @maxItems 500
   */
  rows: ContentCell[][];
  /**
   * Whether the first cell of each row is its heading.
   */
  rowHeadings: boolean;
}

/**
 * How dates are written: the engine's words, which do not change with the version of Node.js.
 */
export interface DateWords {
  /**
   * As they stand in a date.
   */
  months: {
    /**
     * The month in a date.
     */
    january: string;
    /**
     * The month in a date.
     */
    february: string;
    /**
     * The month in a date.
     */
    march: string;
    /**
     * The month in a date.
     */
    april: string;
    /**
     * The month in a date.
     */
    may: string;
    /**
     * The month in a date.
     */
    june: string;
    /**
     * The month in a date.
     */
    july: string;
    /**
     * The month in a date.
     */
    august: string;
    /**
     * The month in a date.
     */
    september: string;
    /**
     * The month in a date.
     */
    october: string;
    /**
     * The month in a date.
     */
    november: string;
    /**
     * The month in a date.
     */
    december: string;
  };
  /**
   * As they stand alone.
   */
  weekdays: {
    /**
     * The day by itself.
     */
    monday: string;
    /**
     * The day by itself.
     */
    tuesday: string;
    /**
     * The day by itself.
     */
    wednesday: string;
    /**
     * The day by itself.
     */
    thursday: string;
    /**
     * The day by itself.
     */
    friday: string;
    /**
     * The day by itself.
     */
    saturday: string;
    /**
     * The day by itself.
     */
    sunday: string;
  };
  /**
   * As they stand in a date.
   */
  shortWeekdays: {
    /**
     * The day in a date.
     */
    monday: string;
    /**
     * The day in a date.
     */
    tuesday: string;
    /**
     * The day in a date.
     */
    wednesday: string;
    /**
     * The day in a date.
     */
    thursday: string;
    /**
     * The day in a date.
     */
    friday: string;
    /**
     * The day in a date.
     */
    saturday: string;
    /**
     * The day in a date.
     */
    sunday: string;
  };
  /**
   * As they stand without a day.
   */
  monthsOfYear: {
    /**
     * The month with its year. Holds {year} for the year.
     */
    january: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    february: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    march: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    april: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    may: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    june: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    july: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    august: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    september: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    october: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    november: string;
    /**
     * The month with its year. Holds {year} for the year.
     */
    december: string;
  };
  /**
   * One day, without its day of the week. Holds {day} for the number of the day, {month} for the month and {year} for the year.
   */
  day: string;
  /**
   * One day. Holds {weekday} for the short day of the week, {day} for the number of the day, {month} for the month and {year} for the year.
   */
  date: string;
  /**
   * From one day to another one of the same month. Holds {weekday} for the short day of the week, {day} for the number of the day, {month} for the month, {year} for the year, {lastWeekday} for the short day of the week of the last day and {lastDay} for the number of the last day.
   */
  daysOfMonth: string;
  /**
   * From one day to another one of the same year. Holds {weekday} for the short day of the week, {day} for the number of the day, {month} for the month, {year} for the year, {lastWeekday} for the short day of the week of the last day, {lastDay} for the number of the last day and {lastMonth} for the month of the last day.
   */
  daysOfYear: string;
  /**
   * From one day to another one; each is written as a date. Holds {from} for the first day and {until} for the last day.
   */
  days: string;
  /**
   * What is said of both. Holds {first} for the first day of the week and {last} for the second one.
   */
  twoWeekdays: string;
  /**
   * What is said of three or more. Holds {first} for the first day of the week and {last} for the last one.
   */
  moreWeekdays: string;
}

/**
 * A part of a document of the site, and its state when it was translated.
 */
export interface DocumentPart {
  /**
   * The pointer of a member before the text, such as "/title"; "words": all of these, as they were once noted; "start": the text up to the first heading; "notes": the footnotes; else the id of a heading, for the text from there to the next one.
   */
  part: string;
  /**
   * The fingerprint of that part when it was translated; empty until somebody translates it.
   */
  is: string;
  /**
   * The fingerprint of the translated part, where it was left as it was when the site changed.
   */
  kept?: string;
  /**
   * The fingerprint of the translated part, where a machine wrote it and no person has read it.
   */
  machine?: string;
}

/**
 * What the front matter of a document in files/languages/<tag>/ says besides the members of its page: which parts of the site's document it was made from, in the order in which they stand here.
 */
export interface DocumentTranslation {
  /**
   * The parts that it was made from.
   */
  of?: DocumentPart[];
}

/**
 * One fact.
 */
export interface Fact {
  /**
   * What the fact is about.
   */
  label: string;
  /**
   * The fact itself.
   */
  text: RunningTextConfig;
}

/**
 * Another field of the form, and the values with which this one is asked. Without JavaScript every field is shown, and none that has a condition is required.
 */
export interface FieldCondition {
  /**
   * The name of a field above this one.
   */
  field: string;
  /**
   * The values with which this field is asked: those of options, or "on" for a checked box.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: A value of the other field.
   */
  is: string[];
}

/**
 * A regular expression that the whole text must match, and what is said where it does not.
 */
export interface FieldPattern {
  /**
   * A regular expression as browsers read it, without slashes; an opening brace is written twice.
   */
  expression: string;
  /**
   * What is said where the text does not match.
   */
  message: string;
}

/**
 * Yes or no.
 */
export interface CheckboxFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'checkbox';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words beside the box. They may hold a link, as to the page that a consent is about.
   */
  label: RunningTextConfig;
  /**
   * A short note above the box that helps to decide.
   */
  hint?: string;
  /**
   * Whether the box must be checked.
   */
  required: boolean;
  /**
   * The message when the box was not checked. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * Several choices, with all options visible.
 */
export interface CheckboxesFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'checkboxes';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the boxes.
   */
  label: string;
  /**
   * A short note below the label that helps to choose.
   */
  hint?: string;
  /**
   * Whether at least one box must be checked.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * The choices in order, each with a button of its own.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One choice.
   */
  options: {
    /**
     * What is sent when this option is chosen.
     */
    value: string;
    /**
     * What visitors read for this option.
     */
    label: string;
  }[];
  /**
   * How many boxes must be checked, if any is. In options.
   */
  min?: number;
  /**
   * How many boxes may be checked. In options.
   */
  max?: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * A day of the calendar. The browser shows a calendar and checks the date.
 */
export interface DateFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'date';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * The first day that may be chosen: a date as "2027-01-31", "today", or so many days from today as "today+2".
   */
  min?: string;
  /**
   * The last day that may be chosen, written as the first.
   */
  max?: string;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * An e-mail address. The browser checks its format.
 */
export interface EmailFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'email';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * One or more files from the visitor's device. The provider must take files.
 */
export interface FileFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'file';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * The endings of the files that may be sent; every kind without it.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: The ending of a file's name, without its dot.
   */
  accept?: string[];
  /**
   * How many files may be sent. In files.
   */
  max: number;
  /**
   * How large each file may be. In megabytes.
   */
  maxSize: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * A value that is sent along with what visitors fill in.
 */
export interface HiddenFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'hidden';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The value that is sent; visitors do not see it.
   */
  value: string;
  /**
   * The value is sent only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * A number.
 */
export interface NumberFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'number';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * The smallest number that may be typed.
   */
  min?: number;
  /**
   * The largest number that may be typed.
   */
  max?: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * One choice, with all options visible.
 */
export interface RadioFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'radio';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The question above the buttons.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether a choice must be made.
   */
  required: boolean;
  /**
   * The message when no choice was made. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * The choices in order, each with a button of its own.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One choice.
   */
  options: {
    /**
     * What is sent when this option is chosen.
     */
    value: string;
    /**
     * What visitors read for this option.
     */
    label: string;
  }[];
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * One choice from a list.
 */
export interface SelectFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'select';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether a choice must be made.
   */
  required: boolean;
  /**
   * The message when no choice was made. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * The choices of the list in order.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One choice.
   */
  options: {
    /**
     * What is sent when this option is chosen.
     */
    value: string;
    /**
     * What visitors read for this option.
     */
    label: string;
  }[];
  /**
   * What the field shows before a choice is made.
   */
  prompt?: string;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * A telephone number.
 */
export interface TelFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'tel';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * What the words must look like.
   */
  pattern?: FieldPattern;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * One line of text.
 */
export interface TextFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'text';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * The keyboard that a phone shows for this field.
   */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  /**
   * What the words must look like.
   */
  pattern?: FieldPattern;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * Text of several lines.
 */
export interface TextareaFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'textarea';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * What the browser may fill in.
   */
  autocomplete?: Autocomplete;
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * How tall the field is before more is typed. In lines.
   */
  rows: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * A time of day. The browser checks it.
 */
export interface TimeFieldConfig {
  /**
   * Which kind of field this is.
   */
  type: 'time';
  /**
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short note below the label that helps to fill in the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * The message when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missingMessage?: string;
  /**
   * The earliest time that may be chosen, as "08:00".
   */
  min?: string;
  /**
   * The latest time that may be chosen, as "18:00".
   */
  max?: string;
  /**
   * The time between two choices, counted from the earliest. In minutes.
   */
  step: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: FieldWidth;
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: FieldCondition;
}

/**
 * The point of a picture that stays in view where it is cropped.
 */
export interface Focus {
  /**
   * From the left edge of the picture. In percent.
   */
  x: number;
  /**
   * From the top edge of the picture. In percent.
   */
  y: number;
}

/**
 * A font family: its files, and what is shown until they have arrived.
 */
export interface Font {
  /**
   * The name of the font family, as style sheets write it.
   */
  family: string;
  /**
   * The font file with the characters that most pages need, in WOFF2.
   */
  file?: FilePath;
  /**
   * Files with further characters of the font. Each is fetched only by pages that use one of these characters.
   *
   * @minItems 1
   *
   * Items: A font file and the characters it holds.
   */
  subsets?: {
    /**
     * The font file with these characters, in WOFF2.
     */
    file: FilePath;
    /**
     * The characters that the file holds ("unicode-range" in CSS).
     */
    unicodeRange: string;
  }[];
  /**
   * The font file of the italic, in WOFF2. Without it, emphasis is shown upright in this font.
   */
  italic?: FilePath;
  /**
   * Files of other weights, for a font that is not variable.
   *
   * @minItems 1
   *
   * Items: A font file of one weight.
   */
  weights?: {
    /**
     * The font file of this weight, in WOFF2.
     */
    file: FilePath;
    /**
     * The weight that the file holds.
     */
    weight: string;
    /**
     * Whether the file holds the italic of this weight.
     */
    italic: boolean;
  }[];
  /**
   * The weight of the font; for a variable font its lightest and its heaviest weight.
   */
  weight: string;
  /**
   * Values on further axes of a variable font, by their tags. The weight is not among them: `weight` and the theme say it.
   */
  axes?: {
    /**
     * Where on this axis the font is.
     */
    [k: string]: number;
  };
  /**
   * OpenType features of the font that are on, by their tags.
   *
   * @minItems 1
   *
   * Items: The tag of a feature; with 0 behind it, it is off.
   */
  features?: string[];
  /**
   * The generic family that is shown where the font is missing.
   */
  fallback: 'sans-serif' | 'serif' | 'monospace' | 'system-ui';
  /**
   * Overrides that make the fallback as large as the font, so that nothing moves when the font arrives.
   */
  metrics?: {
    /**
     * How large the fallback is drawn ("size-adjust" in CSS). In percent.
     */
    sizeAdjust?: number;
    /**
     * How far the fallback reaches above the baseline ("ascent-override" in CSS). In percent.
     */
    ascent?: number;
    /**
     * How far the fallback reaches below the baseline ("descent-override" in CSS). In percent.
     */
    descent?: number;
    /**
     * The gap between lines of the fallback ("line-gap-override" in CSS). In percent.
     */
    lineGap?: number;
  };
}

/**
 * The footer of every page.
 */
export interface FooterConfig {
  /**
   * A few sentences about the company beside the columns.
   */
  text?: RunningTextConfig;
  /**
   * The link columns in order.
   *
   * @maxItems 8
   *
   * Items: A column of links: those of a menu, or its own.
   */
  columns: {
    /**
     * The heading of the column. Default: "label" in the item for "menu" in "menus".
     */
    heading?: string;
    /**
     * The page at the head of the menu whose links the column repeats.
     */
    menu?: PageId;
    /**
     * Links of its own, below those of the menu.
     *
     * @maxItems 40
     */
    links: LinkConfig[];
  }[];
  /**
   * The links beside the copyright line.
   *
   * @maxItems 10
   */
  legal: LinkConfig[];
  /**
   * The copyright line: "© from–year holder".
   */
  copyright: {
    /**
     * The first year; the last one is the year in which the site was published, by its clocks.
     */
    from: number;
    /**
     * Who holds the copyright, without the sign ©, which stands before the years.
     */
    holder: string;
    /**
     * What follows the holder in the same line.
     */
    text?: string;
  };
}

/**
 * A form: its fields, its words and its provider.
 */
export interface FormConfig {
  /**
   * The name of the form for assistive technology.
   */
  title: string;
  /**
   * What is shown above the fields: who answers, and how soon.
   */
  intro?: RunningTextConfig;
  /**
   * The fields of the form in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  fields: FieldConfig[];
  /**
   * The words of the button that sends the form.
   */
  submit: string;
  /**
   * The words of the button while the form is sent.
   */
  sending: string;
  /**
   * What happens once the form has been sent.
   */
  success: {
    /**
     * The sentence that says that the form was sent.
     */
    message: string;
    /**
     * The page that is shown once the form has been sent. Without it the visitor stays, and what happens next stands in place of the form.
     */
    page?: PageId;
    /**
     * What comes next, in order; shown in place of the form, where no page is.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: One thing that happens.
     */
    next?: RunningTextConfig[];
  };
  /**
   * The message when the form could not be sent. The text of the error follows it.
   */
  failure: {
    /**
     * The sentence that says that the form was not sent.
     */
    message: string;
    /**
     * Another way to get in touch, below the message.
     */
    help?: RunningTextConfig;
    /**
     * The text of the error when the network failed.
     */
    networkError: string;
    /**
     * The text of the error when the time limit has passed.
     */
    noAnswer: string;
  };
  /**
   * How long the provider may take to answer. In milliseconds.
   */
  timeLimit: number;
  /**
   * What happens to the data; shown above the button.
   */
  privacy?: RunningTextConfig;
  /**
   * What is shown where JavaScript is turned off, if the provider needs it to send the form.
   */
  withoutScript?: RunningTextConfig;
  /**
   * The service that receives what visitors send.
   */
  provider: Provider;
}

/**
 * Where something is on earth, in decimal degrees.
 */
export interface Geo {
  /**
   * How far north of the equator; south of it the number is negative. In degrees.
   */
  latitude: number;
  /**
   * How far east of Greenwich; west of it the number is negative. In degrees.
   */
  longitude: number;
}

/**
 * A picture. Width and height are read from the file. Give exactly one of "alt" and "decorative": true.
 */
export interface ImageConfig {
  /**
   * The file of the picture.
   */
  src: FilePath;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt?: string;
  /**
   * Whether the picture adds nothing that the text does not say; it is then hidden from assistive technology.
   */
  decorative: boolean;
  /**
   * The point that stays in view where the picture is cropped here; without it, that of the file in "pictures".
   */
  focus?: Focus;
  /**
   * Width to height here: the picture is cropped to it. Without it, as the block has it. Where a picture fills its place, such as a carousel, it does nothing.
   */
  ratio?: '21:9' | '16:9' | '3:2' | '4:3' | '1:1' | '4:5' | '3:4';
  /**
   * The outline of the picture here; without it, that of the theme. Where a picture fills its place, such as a carousel, it does nothing.
   */
  edge?: 'framed' | 'bleed' | 'plain' | 'arch' | 'round';
}

/**
 * What an item of any kind can have. The schema of a kind does not repeat it.
 */
export interface ItemMembers {
  /**
   * The heading of the item. Its address stays the same when the title changes.
   */
  title?: string;
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary?: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date?: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * News, or a text with a date.
 */
export interface ArticleItem {
  /**
   * The heading of the item. Its address stays the same when the title changes.
   */
  title: string;
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * What was done for somebody.
 */
export interface CaseItem {
  /**
   * For whom it was done.
   */
  client?: string;
  /**
   * Where it was done.
   */
  place?: string;
  /**
   * What came of it, in figures.
   *
   * @maxItems 6
   *
   * Items: One figure.
   */
  results: {
    /**
     * The figure with its unit.
     */
    figure: string;
    /**
     * What it counts.
     */
    text: string;
  }[];
  /**
   * The heading of the item. Its address stays the same when the title changes.
   */
  title: string;
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date?: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * Something that takes place.
 */
export interface EventItem {
  /**
   * The day or the minute at which it begins.
   */
  starts: DayOrMinute;
  /**
   * The last day, or the minute at which it ends.
   */
  ends?: DayOrMinute;
  /**
   * Where it takes place, as readers say it.
   */
  place?: string;
  /**
   * The postal address of the place, where that is not the address of the company.
   */
  address?: PostalAddress;
  /**
   * The address at which to take part from anywhere.
   */
  online?: Href;
  /**
   * Where to reserve a place.
   */
  tickets?: LinkConfig;
  /**
   * What it costs.
   */
  price?: Price;
  /**
   * Whether it takes place as announced.
   */
  status: 'planned' | 'moved' | 'cancelled';
  /**
   * When it should have begun, where the status is "moved".
   */
  movedFrom?: DayOrMinute;
  /**
   * The heading of the item. Its address stays the same when the title changes.
   */
  title: string;
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date?: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * A position to be filled.
 */
export interface JobItem {
  /**
   * Where the work is, as readers say it.
   */
  place?: string;
  /**
   * The postal address of the workplace, where that is not the address of the company.
   */
  address?: PostalAddress;
  /**
   * Whether the work can be done from anywhere in the country.
   */
  remote: boolean;
  /**
   * How much, and for how long.
   */
  employment: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'volunteer';
  /**
   * What is paid.
   */
  salary?: Salary;
  /**
   * Where to apply.
   */
  apply?: LinkConfig;
  /**
   * The heading of the item. Its address stays the same when the title changes.
   */
  title: string;
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * Somebody of the company.
 */
export interface PersonItem {
  /**
   * The name, or the office where no name is wanted.
   */
  name: string;
  /**
   * What the person does here.
   */
  role?: string;
  /**
   * The e-mail address.
   */
  email?: string;
  /**
   * The telephone number with its country.
   */
  phone?: string;
  /**
   * Addresses of the person elsewhere.
   *
   * @maxItems 8
   */
  profiles: Href[];
  /**
   * A shorter name for menus and breadcrumbs.
   */
  label?: string;
  /**
   * The last part of the address, where it is not the name of the file.
   */
  slug?: string;
  /**
   * One sentence: in lists, in feeds, in search engines, and below the title of the item where it has no opening sentences.
   */
  summary: string;
  /**
   * What stands below the title of the item, in place of the summary.
   */
  lead?: RunningTextConfig;
  /**
   * The day or the minute of publication. Before it, readers see nothing of the item.
   */
  date?: DayOrMinute;
  /**
   * When it was last changed in a way that readers should know of.
   */
  updated?: DayOrMinute;
  /**
   * The last day on which the item is in lists and feeds, or the minute at which it leaves them. "afterwards" of the collection says what becomes of its address.
   */
  expires?: DayOrMinute;
  /**
   * Whether the item is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the item has a page, but is in no list, no feed and no search engine.
   */
  unlisted: boolean;
  /**
   * The picture at the head of the page and on its cards.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this item, in the layout "icon".
   */
  icon?: IconName;
  /**
   * The picture that messengers and social networks show with a link to this item. Default: "src" of "image".
   */
  shareImage?: FilePath;
  /**
   * Who wrote it: an item of the kind "person", such as "team:notary", or a name.
   *
   * @maxItems 10
   *
   * Items: An item or a name.
   */
  authors: string[];
  /**
   * The ids of tags that the collection declares.
   *
   * @maxItems 20
   *
   * Items: The id of a tag.
   */
  tags: string[];
  /**
   * Pages and items to read next; without it, older items with the most tags in common.
   *
   * @maxItems 4
   */
  related?: PageId[];
  /**
   * Addresses that the item has had: redirects lead from them to it.
   *
   * @maxItems 20
   *
   * Items: One address from the root of the site.
   */
  formerly: string[];
  /**
   * The invitation at the end of this item.
   */
  callToAction?: CallToActionConfig;
  /**
   * Blocks behind the text, in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * The engine's own words, each with a default in the language of the site, where the engine knows that language. A site in another one sets them all.
 */
export interface Labels {
  /**
   * The link that skips the navigation.
   */
  skip: string;
  /**
   * The link to the home page.
   */
  home: string;
  /**
   * The name of the navigation for assistive technology.
   */
  mainNavigation: string;
  /**
   * The button that opens the drawer on narrow screens.
   */
  openMenu: string;
  /**
   * The button that closes the drawer.
   */
  closeMenu: string;
  /**
   * The button of a menu panel that leads to its page.
   */
  explore: string;
  /**
   * The name of the breadcrumbs for assistive technology.
   */
  breadcrumbs: string;
  /**
   * The name of the contact bar for assistive technology.
   */
  contact: string;
  /**
   * The link to the first telephone number, where there is room for one word.
   */
  call: string;
  /**
   * The link to the first e-mail address, where there is room for one word.
   */
  write: string;
  /**
   * The button that shows the other contacts.
   */
  more: string;
  /**
   * The name of the links in the footer for assistive technology.
   */
  footer: string;
  /**
   * The heading of the related pages.
   */
  related: string;
  /**
   * What stands before who made the pictures of a page, at its end.
   */
  pictures: string;
  /**
   * The heading of the contents of a long page.
   */
  contents: string;
  /**
   * The control that stops carousels and marquees.
   */
  pause: string;
  /**
   * The control that starts carousels and marquees again.
   */
  play: string;
  /**
   * The button that closes an alert.
   */
  dismiss: string;
  /**
   * What marks a field that must be filled in.
   */
  required: string;
  /**
   * The message for a required field that was left empty.
   */
  fieldMissing: string;
  /**
   * The message for a field whose value is not valid.
   */
  fieldInvalid: string;
  /**
   * The heading of the list of errors above a form.
   */
  formErrors: string;
  /**
   * What is shown while content is slow to load.
   */
  loading: string;
  /**
   * The heading, in a visitor's words, of what is shown for an address that has no page.
   */
  notFoundHeading: string;
  /**
   * What address has no page, in small letters below the help. Holds {url} for the address.
   */
  notFound: string;
  /**
   * The same where the address is not known: in the document for all addresses that have no page.
   */
  notFoundTitle: string;
  /**
   * A sentence that helps a visitor whose address has no page.
   */
  notFoundHelp: string;
  /**
   * The sentence for status 405.
   */
  methodNotAllowed: string;
  /**
   * The sentence for status 400.
   */
  badRequest: string;
  /**
   * The heading where something could not be shown.
   */
  error: string;
  /**
   * A sentence that helps a visitor where something could not be shown.
   */
  errorHelp: string;
  /**
   * The button that loads the page again.
   */
  reload: string;
  /**
   * The button that tries again after a failure.
   */
  retry: string;
  /**
   * What is shown instead of a block whose code did not load.
   */
  chunkFailed: string;
  /**
   * What is shown when a page cannot be loaded.
   */
  offline: string;
  /**
   * The link to the home page in error views.
   */
  backHome: string;
  /**
   * The name of the region of alerts for assistive technology.
   */
  alerts: string;
  /**
   * The name of the links to the same page in other languages, for assistive technology.
   */
  languages: string;
  /**
   * How dates are written.
   */
  dates: DateWords;
}

/**
 * A language of the site besides its own. Its words are in files/languages/<tag>/, each beside the words that it was made from.
 */
export interface Language {
  /**
   * What the language calls itself, for those who choose it.
   */
  name: string;
  /**
   * The path below which the pages in this language are. It starts with a slash and does not end with one.
   */
  path: string;
  /**
   * The direction in which the language is written.
   */
  direction: 'ltr' | 'rtl';
  /**
   * What becomes of links to pages that are not there in this language.
   */
  absent: 'omit' | 'link';
  /**
   * How severe the findings of some rules are in this language, over those of the site.
   */
  rules: {
    [k: string]: RuleSetting;
  };
}

/**
 * A link to a page of this site, by its id, to a file that the site publishes, or to an address outside it. Give exactly one of "page", "file" and "href".
 */
export interface LinkConfig {
  /**
   * The page of this site that the link leads to.
   */
  page?: PageId;
  /**
   * The place within that page where the visitor arrives.
   */
  anchor?: Anchor;
  /**
   * The language in which the page is shown, if not that of the visitor: the link leads there from every language.
   */
  language?: string;
  /**
   * The file that the link leads to.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the link leads to.
   */
  href?: Href;
  /**
   * The words of the link; needed where it leads to no page of this site. Default: "label" of "page".
   */
  label?: string;
}

/**
 * A whole site: every page, menu, layout, content file and form.
 */
export interface Manifest {
  /**
   * The version of the form in which this file is written. `migrate` raises it.
   */
  version: number;
  /**
   * The name, the address and the pictures of the site as a whole.
   */
  site: SiteSettings;
  /**
   * The further languages of the site by their tags (BCP 47). The language of the manifest itself is "site.language".
   */
  languages?: {
    [k: string]: Language;
  };
  /**
   * Words that are written once and stand everywhere, such as a telephone number. A text says {name} where they stand.
   */
  variables: {
    /**
     * The words that stand for the name.
     */
    [k: string]: string;
  };
  /**
   * How the site looks: its colours, its fonts, its corners.
   */
  theme: ThemeConfig;
  /**
   * What holds for pictures wherever they are shown, by their files: the point that stays in view, the files for phones and for dark pages, and who made them. How all pictures look is in "theme.pictures".
   */
  pictures?: {
    [k: string]: Picture;
  };
  /**
   * The engine's own words, where this site wants others.
   */
  labels: Labels;
  /**
   * How the site moves, loads and waits, where it should differ from the defaults.
   */
  behaviour: Behaviour;
  /**
   * Settings for every block of a type: the engine's words in it, and how it moves.
   */
  blockSettings: BlockSettings;
  /**
   * Where the output of the build goes.
   */
  build: Build;
  /**
   * What the pages of this site may weigh. A build that exceeds a budget fails.
   */
  budgets: Budgets;
  /**
   * The menus of the header in order. They are the tree of the site: breadcrumbs, child cards and related pages follow it.
   *
   * @maxItems 12
   */
  menus: MenuConfig[];
  /**
   * What visitors are asked to do, on every page.
   */
  primaryAction?: PrimaryActionConfig;
  /**
   * The ways to get in touch in the floating contact bar.
   *
   * @maxItems 12
   */
  contacts: ContactConfig[];
  /**
   * What is shown at the foot of every page.
   */
  footer: FooterConfig;
  /**
   * A search over the pages of the site. Without it the site has none.
   */
  search?: Search;
  /**
   * The pages by id. Menus, cards, buttons and redirects name a page by its id, so its path can change.
   */
  pages: {
    [k: string]: PageConfig;
  };
  /**
   * Where rows of data files come from, by name: "pull courses" fetches those of "courses" into files/data/courses.json.
   */
  sources?: {
    [k: string]: Source;
  };
  /**
   * News, events, jobs and other items by id: each item is one file and one page, and a page of the site lists them. Links name an item by its collection and its file, as in "news:second-saw".
   */
  collections?: {
    [k: string]: Collection;
  };
  /**
   * The forms by their names. A form block shows one of them.
   */
  forms: {
    [k: string]: FormConfig;
  };
  /**
   * The hosts outside this site that its pages may talk to, by id: films, maps, other frames, and one that counts visits. No other host is ever asked for anything; those that receive forms stand at the forms.
   */
  services: {
    [k: string]: Service;
  };
  /**
   * Addresses that moved or are gone.
   *
   * @maxItems 20000
   */
  redirects: Redirect[];
  /**
   * What this site takes more or less seriously than usual, by the name of what is found.
   */
  rules: {
    [k: string]: RuleSetting;
  };
}

/**
 * A page in a menu, with the pages below it. Give exactly one of "page", "file" and "href".
 */
export interface MenuItemConfig {
  /**
   * The page of this site that the entry leads to.
   */
  page?: PageId;
  /**
   * The file that the entry leads to.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the entry leads to.
   */
  href?: Href;
  /**
   * The words of the entry; needed where it leads to no page of this site. Default: "label" of "page".
   */
  label?: string;
  /**
   * The entries below this one in order.
   *
   * @maxItems 100
   */
  items: MenuItemConfig[];
}

/**
 * A menu of the header. It opens a panel with a heading, a text, a button to its page, and links; or it is a plain link. Give exactly one of "page", "file" and "href".
 */
export interface MenuConfig {
  /**
   * The page at the head of the menu, where its button leads.
   */
  page?: PageId;
  /**
   * The file that the menu leads to. Such a menu is a plain link.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the menu leads to. Such a menu is a plain link.
   */
  href?: Href;
  /**
   * Whether the menu opens a panel with further links. Without one, or with neither links nor words of its own, it is a plain link to its page.
   */
  panel: boolean;
  /**
   * The name of the menu in the header. A menu that leads to no page needs one. Default: "label" of "page".
   */
  label?: string;
  /**
   * The heading of the panel. Default: "title" of "page".
   */
  heading?: string;
  /**
   * The sentence below the heading of the panel. Default: "summary" of "page".
   */
  text?: RunningTextConfig;
  /**
   * The words of the button in the panel, which leads to the page of the menu. Default: "explore" in "labels".
   */
  buttonLabel?: string;
  /**
   * Whether its links have the summaries of their pages below them. Of one or two links they are always shown.
   */
  summaries?: boolean;
  /**
   * The entries of the menu in order.
   *
   * @maxItems 100
   */
  items: MenuItemConfig[];
}

/**
 * A line above every page, for as long as it is true.
 */
export interface Notice {
  /**
   * The words of the notice.
   */
  text: RunningTextConfig;
  /**
   * Where there is more about it.
   */
  link?: LinkConfig;
  /**
   * The first day, or the minute, by the clocks of the site. Before that, nobody sees the notice.
   */
  from?: string;
  /**
   * The last day, or the minute at which it ends, by the clocks of the site. After that, nobody sees the notice, even on pages that were published before.
   */
  until?: string;
}

/**
 * When a place is open: on the days of a week, and on special days. Days that are not named are closed. They need the time zone of the site.
 */
export interface OpeningHours {
  /**
   * The days of a week with their times.
   *
   * @minItems 1
   * @maxItems 14
   *
   * Items: Days with the same times.
   */
  regular: {
    /**
     * The days of the week.
     *
     * @minItems 1
     * @maxItems 7
     *
     * Items: A day of the week.
     */
    days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
    /**
     * From when until when it is open; none on a day on which it is closed.
     *
     * @minItems 0
     * @maxItems 6
     *
     * Items: One time of the day.
     */
    times: {
      /**
       * When it opens, with 24 hours.
       */
      opens: string;
      /**
       * When it closes, with 24 hours; what is open past midnight closes at 24:00 and opens at 00:00 on the next day.
       */
      closes: string;
    }[];
  }[];
  /**
   * Holidays and other days with hours of their own, in the order in which they are shown. Browsers hide them when they are over.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: One day, or some in a row.
   */
  special: {
    /**
     * The day, or the first of some in a row.
     */
    from: string;
    /**
     * The last of some days in a row.
     */
    until?: string;
    /**
     * Why these days are special.
     */
    label?: string;
    /**
     * From when until when it is open; none on a day on which it is closed.
     *
     * @minItems 0
     * @maxItems 6
     *
     * Items: One time of the day.
     */
    times: {
      /**
       * When it opens, with 24 hours.
       */
      opens: string;
      /**
       * When it closes, with 24 hours; what is open past midnight closes at 24:00 and opens at 00:00 on the next day.
       */
      closes: string;
    }[];
  }[];
}

/**
 * Facts about the company for search engines. What stands here has to stand on a page as well: readers see what machines are told.
 */
export interface Organization {
  /**
   * What kind of business it is (schema.org). Its offices and its opening hours are described as one of this kind.
   */
  type?:
    | 'LocalBusiness'
    | 'AnimalShelter'
    | 'AutoBodyShop'
    | 'AutoDealer'
    | 'AutoPartsStore'
    | 'AutoRental'
    | 'AutoRepair'
    | 'AutoWash'
    | 'GasStation'
    | 'MotorcycleDealer'
    | 'MotorcycleRepair'
    | 'ChildCare'
    | 'DryCleaningOrLaundry'
    | 'FireStation'
    | 'PoliceStation'
    | 'Hospital'
    | 'EmploymentAgency'
    | 'AmusementPark'
    | 'ArtGallery'
    | 'Casino'
    | 'ComedyClub'
    | 'MovieTheater'
    | 'NightClub'
    | 'AccountingService'
    | 'AutomatedTeller'
    | 'BankOrCreditUnion'
    | 'InsuranceAgency'
    | 'Bakery'
    | 'BarOrPub'
    | 'Brewery'
    | 'CafeOrCoffeeShop'
    | 'Distillery'
    | 'FastFoodRestaurant'
    | 'IceCreamShop'
    | 'Restaurant'
    | 'Winery'
    | 'FoodEstablishment'
    | 'FinancialService'
    | 'GovernmentOffice'
    | 'PostOffice'
    | 'BeautySalon'
    | 'DaySpa'
    | 'HairSalon'
    | 'HealthClub'
    | 'NailSalon'
    | 'TattooParlor'
    | 'HealthAndBeautyBusiness'
    | 'School'
    | 'Preschool'
    | 'ElementarySchool'
    | 'MiddleSchool'
    | 'HighSchool'
    | 'CollegeOrUniversity'
    | 'EducationalOrganization'
    | 'Electrician'
    | 'GeneralContractor'
    | 'HVACBusiness'
    | 'HousePainter'
    | 'Locksmith'
    | 'MovingCompany'
    | 'Plumber'
    | 'RoofingContractor'
    | 'HomeAndConstructionBusiness'
    | 'InternetCafe'
    | 'Attorney'
    | 'Notary'
    | 'LegalService'
    | 'Library'
    | 'BedAndBreakfast'
    | 'Campground'
    | 'Hostel'
    | 'Hotel'
    | 'Motel'
    | 'Resort'
    | 'VacationRental'
    | 'LodgingBusiness'
    | 'Dentist'
    | 'Dermatology'
    | 'DietNutrition'
    | 'Emergency'
    | 'Geriatric'
    | 'Gynecologic'
    | 'MedicalClinic'
    | 'Midwifery'
    | 'Nursing'
    | 'Obstetric'
    | 'Oncologic'
    | 'Optician'
    | 'Optometric'
    | 'Otolaryngologic'
    | 'Pediatric'
    | 'Pharmacy'
    | 'Physician'
    | 'Physiotherapy'
    | 'PlasticSurgery'
    | 'Podiatric'
    | 'PrimaryCare'
    | 'Psychiatric'
    | 'PublicHealth'
    | 'MedicalBusiness'
    | 'VeterinaryCare'
    | 'DiagnosticLab'
    | 'ProfessionalService'
    | 'RadioStation'
    | 'RealEstateAgent'
    | 'RecyclingCenter'
    | 'SelfStorage'
    | 'ShoppingCenter'
    | 'BowlingAlley'
    | 'ExerciseGym'
    | 'GolfCourse'
    | 'PublicSwimmingPool'
    | 'SkiResort'
    | 'SportsClub'
    | 'StadiumOrArena'
    | 'TennisComplex'
    | 'SportsActivityLocation'
    | 'SportsTeam'
    | 'SportsOrganization'
    | 'BikeStore'
    | 'BookStore'
    | 'ClothingStore'
    | 'ComputerStore'
    | 'ConvenienceStore'
    | 'DepartmentStore'
    | 'ElectronicsStore'
    | 'Florist'
    | 'FurnitureStore'
    | 'GardenStore'
    | 'GroceryStore'
    | 'HardwareStore'
    | 'HobbyShop'
    | 'HomeGoodsStore'
    | 'JewelryStore'
    | 'LiquorStore'
    | 'MensClothingStore'
    | 'MobilePhoneStore'
    | 'MovieRentalStore'
    | 'MusicStore'
    | 'OfficeEquipmentStore'
    | 'OutletStore'
    | 'PawnShop'
    | 'PetStore'
    | 'ShoeStore'
    | 'SportingGoodsStore'
    | 'TireShop'
    | 'ToyStore'
    | 'WholesaleStore'
    | 'Store'
    | 'TelevisionStation'
    | 'TouristInformationCenter'
    | 'TravelAgency'
    | 'EntertainmentBusiness'
    | 'DanceGroup'
    | 'MusicGroup'
    | 'TheaterGroup'
    | 'PerformingGroup'
    | 'NGO'
    | 'AutomotiveBusiness'
    | 'EmergencyService';
  /**
   * The name of the company as it is registered.
   */
  legalName?: string;
  /**
   * The postal address of the company.
   */
  address?: PostalAddress;
  /**
   * Where the registered address is.
   */
  geo?: Geo;
  /**
   * The number of the company for value added tax.
   */
  vatId?: string;
}

/**
 * One page: its address, its words and its blocks.
 */
export interface PageConfig {
  /**
   * The address of the page below the base path of the site. It starts with a slash.
   */
  path: string;
  /**
   * The heading of the page, and its name in the browser and in search results.
   */
  title: string;
  /**
   * A shorter name for menus, breadcrumbs and the footer. Default: "title".
   */
  label?: string;
  /**
   * One sentence about the page, for search engines and for cards that lead to it. What the page itself begins with is said by its opening sentences.
   */
  summary: string;
  /**
   * What stands below the title on the page itself.
   */
  lead?: RunningTextConfig;
  /**
   * A Markdown file under files/, with a name that ends in .md: the text of this page, before its blocks. Its front matter may have the title, label, summary, lead, image, shareImage, icon, draft and unlisted of the page, each in place of the one here. A document belongs to one page.
   */
  document?: string;
  /**
   * How the head and the blocks of this page are laid out.
   */
  layout: Layout;
  /**
   * The picture at the head of the page, on its cards and in its menu panel.
   */
  image?: ImageConfig;
  /**
   * The icon on the cards of this page, in the layout "icon".
   */
  icon?: IconName;
  /**
   * Whether the picture is dark or light. The head has a ground and words to go with it; without it, those of the page.
   */
  tone?: 'dark' | 'light';
  /**
   * How the head of this page is laid out on wide screens, in place of what the theme does. Of use where the page has a picture.
   */
  opening?: 'scene' | 'half' | 'framed' | 'beside';
  /**
   * The ground that the head of this page stands on.
   */
  surface?: Surface;
  /**
   * The accent of this page in place of that of the theme, as #rrggbb: of its buttons, links and marks, and of its surfaces "accent" and "glow". Words on it, and links on every ground, are made so that they can be read, in both schemes. The header and the footer keep theirs.
   */
  accent?: string;
  /**
   * The picture that messengers and social networks show with a link to this page or to one below it. They show no drawings: an SVG is passed over. Default: "src" of "image", or "shareImage" of "parent", or "shareImage" in "site".
   */
  shareImage?: FilePath;
  /**
   * The page above this one, for a page that is in no menu. It takes precedence over a place in the menus.
   */
  parent?: PageId;
  /**
   * The child page that a page with the layout "switcher" shows first.
   */
  defaultChild?: PageId;
  /**
   * The one language in which the page exists, if not in all: it is written in that language here, and needs no translation.
   */
  language?: string;
  /**
   * Whether the page is kept from readers. Only those who work on the site see it.
   */
  draft: boolean;
  /**
   * Whether the page is built but left out of the sitemap and of search engines.
   */
  unlisted: boolean;
  /**
   * Whether the search of the site finds the page. It never finds unlisted pages and drafts.
   */
  search?: boolean;
  /**
   * Further words that the search of the site finds the page by: what visitors call it, and the page does not say.
   *
   * @maxItems 40
   *
   * Items: A word, or a few.
   */
  searchTerms?: string[];
  /**
   * The invitation at the end of this page and of the pages below it. Default: "callToAction" of "parent".
   */
  callToAction?: CallToActionConfig;
  /**
   * The parts of the page in reading order.
   *
   * @maxItems 200
   */
  blocks: BlockConfig[];
}

/**
 * Words of the site, and what they are in another language.
 */
export interface Pair {
  /**
   * The words of the site that the translation was made from, as they are written there.
   */
  from: string;
  /**
   * The words that it was made from, where the site says something else by now: the translation is stale.
   */
  was?: string;
  /**
   * The translation; empty until somebody writes it.
   */
  to: string;
  /**
   * Where "from" is a file such as a picture: the fingerprint of that file when the other one was made.
   */
  of?: string;
  /**
   * The fingerprint of "to", where it was left as it was when the words of the site changed. It counts as long as "to" stays the same.
   */
  kept?: string;
  /**
   * The fingerprint of "to", where a machine wrote it and no person has read it. It counts as long as "to" stays the same.
   */
  machine?: string;
  /**
   * Whether the names of "site.names" have to stay as they are in this translation.
   */
  keep: boolean;
}

/**
 * What holds for a picture wherever the site shows it.
 */
export interface Picture {
  /**
   * The point that stays in view where the picture is cropped.
   */
  focus?: Focus;
  /**
   * The file in its place on screens of less than 48rem (768 pixels): a crop, or a drawing with less in it. On cards of a page it is shown in place of a banner at every width. It may have an entry of its own, for its focus and what is shown on dark pages.
   */
  narrow?: FilePath;
  /**
   * The file in its place where pages are dark: in the scheme "dark", and in "auto" for visitors who prefer that.
   */
  dark?: FilePath;
  /**
   * Who made the picture, and under which licence: at the end of pages that show it, and below it in a text.
   */
  credit?: RunningTextConfig;
}

/**
 * An address in its parts, so that search engines and route planners know what each of them is. Its lines are shown as the country writes them.
 */
export interface PostalAddress {
  /**
   * The street and the number of the house.
   */
  street: string;
  /**
   * The postal code, as it is written on letters.
   */
  postalCode?: string;
  /**
   * The town, without its postal code.
   */
  town: string;
  /**
   * The state, the province or the county, where letters need it.
   */
  region?: string;
  /**
   * The two letters of the country (ISO 3166-1); it decides in which order the parts are shown.
   */
  country: string;
}

/**
 * What something costs: an amount with its currency, or words in place of both. Give exactly one of "amount" and "text".
 */
export interface Price {
  /**
   * The price as a number; it is shown as the language of the site writes it, with the currency.
   */
  amount?: number;
  /**
   * The currency of the amount (ISO 4217), where it is not that of the site. Default: "currency" in "site".
   */
  currency?: string;
  /**
   * A word before the amount.
   */
  before?: string;
  /**
   * What the amount pays for.
   */
  unit?: string;
  /**
   * The words in place of an amount.
   */
  text?: string;
}

/**
 * The one thing that visitors are asked to do: a link that floats over every page. Give exactly one of "page", "file" and "href".
 */
export interface PrimaryActionConfig {
  /**
   * The page of this site that the link leads to.
   */
  page?: PageId;
  /**
   * The place within that page where the visitor arrives.
   */
  anchor?: Anchor;
  /**
   * The file that the link leads to.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the link leads to.
   */
  href?: Href;
  /**
   * The words of the link; needed where it leads to no page of this site. Default: "label" of "page".
   */
  label?: string;
  /**
   * Whether it does not float over the page that it leads to, where visitors are already.
   */
  elsewhereOnly: boolean;
}

/**
 * Sends the form through the EmailJS service with its browser client.
 */
export interface EmailjsProvider {
  /**
   * Which service receives the form.
   */
  type: 'emailjs';
  /**
   * Scheme and host of the service.
   */
  origin: string;
  /**
   * The public key of your account with the service.
   */
  publicKey: string;
  /**
   * The id of the e-mail service in your account.
   */
  serviceId: string;
  /**
   * The id of the e-mail template in your account.
   */
  templateId: string;
  /**
   * Whether automated browsers are refused, with 451.
   */
  blockHeadless: boolean;
  /**
   * Refuses a submission, with 403, when a field holds a listed value.
   */
  blockList?: {
    /**
     * The name of the field whose value is compared.
     */
    watchVariable: string;
    /**
     * The values that are refused.
     *
     * @maxItems 1000
     *
     * Items: A value that is refused.
     */
    list: string[];
  };
  /**
   * The minimum time between two submissions by one visitor; 0 turns it off. In milliseconds.
   */
  throttle: number;
  /**
   * The hidden fields that are sent, by their names. Nothing else is added to what visitors fill in. `language` need not be a field on a site in several languages: it is the tag of that in which the form was sent.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: The name of a hidden field.
   */
  send?: string[];
}

/**
 * Sends the form to Netlify, which must host the site. It works without JavaScript, too.
 */
export interface NetlifyProvider {
  /**
   * Which service receives the form.
   */
  type: 'netlify';
}

/**
 * Sends the form to an address of yours or of a form service. It works without JavaScript, too.
 */
export interface PostProvider {
  /**
   * Which service receives the form.
   */
  type: 'post';
  /**
   * Scheme and host of the endpoint; "self" for one on the site's own host.
   */
  origin: string;
  /**
   * The path of the endpoint.
   */
  path: string;
  /**
   * What is sent along with the fields, by the names that the service expects.
   */
  hidden?: {
    /**
     * A value that is sent along.
     */
    [k: string]: string;
  };
  /**
   * The name under which the service expects the address of the page that it leads to without JavaScript.
   */
  success?: string;
  /**
   * The name under which the service expects the field that people leave empty and programs fill in.
   */
  trap?: string;
}

/**
 * An address that moved or is gone. Give exactly one of "page", "file", "href" and "status": 410.
 */
export interface Redirect {
  /**
   * The old address, below the base path of the site, as visitors have it: "/menu.html", "/old/", "/index.php?id=3". With "/*" at its end, it stands for everything below, too.
   */
  from: string;
  /**
   * The page of this site that the old path leads to.
   */
  page?: PageId;
  /**
   * The place within that page where the visitor arrives.
   */
  anchor?: Anchor;
  /**
   * The language in which the page is shown, if not that of the visitor: the old path leads there from every language.
   */
  language?: string;
  /**
   * The file that the old path leads to.
   */
  file?: DownloadPath;
  /**
   * The address outside this site that the old path leads to.
   */
  href?: Href;
  /**
   * Whether what stands in the place of the "*" follows the new address as well: "/old/a/b" then leads to "/new/a/b".
   */
  keepRest: boolean;
  /**
   * The HTTP status of the old path. With 410 visitors see the page for unknown addresses.
   */
  status: 301 | 308 | 410;
}

/**
 * Rows of a data file in the place of ones that are written out: so a price, a day or a name stands in one place. At most 500 are shown.
 */
export interface Rows {
  /**
   * The file below files/: a table as spreadsheets save it (.csv, UTF-8, separated by commas, semicolons or tabs, names of columns in the first row), or a list of objects (.json). What a cell says is data: no variable is filled in. Rows are the same in all languages, unless a pair of a language names a file of its own.
   */
  file: string;
  /**
   * What is taken from which column: a name here, and the column of the file. In JSON, "price.amount" is a member of a member. Without it, columns have the names that they have in the file, in capitals or small letters.
   */
  columns?: {
    /**
     * The name of a column of the file.
     */
    [k: string]: string;
  };
  /**
   * Rows of which a column says this, and no others: the column of the file, and what it says.
   */
  only?: {
    /**
     * What the column says.
     */
    [k: string]: string;
  };
  /**
   * How many rows are taken at most, from the top. In rows.
   */
  first?: number;
}

/**
 * How severe the findings of one rule are. Making a rule milder needs a reason.
 */
export interface RuleSetting {
  /**
   * How the findings of this rule are reported.
   */
  severity: 'error' | 'warning' | 'note' | 'off';
  /**
   * Why this site may do without the rule, for those who come after you.
   */
  reason?: string;
}

/**
 * What is paid for work: an amount or a range, and for which time.
 */
export interface Salary {
  /**
   * The least, or the only amount.
   */
  from: number;
  /**
   * The most.
   */
  to?: number;
  /**
   * The currency of the amounts (ISO 4217), where it is not that of the site. Default: "currency" in "site".
   */
  currency?: string;
  /**
   * The time that it is paid for.
   */
  per: 'hour' | 'day' | 'week' | 'month' | 'year';
}

/**
 * A search over all listed pages, in a page of its own and in a dialog: a button of every header opens it, and so do Ctrl+K and Cmd+K. Its index is made with the site; what visitors search for stays in their browser. Words are found in all their forms where the language is one of these: Arabic, Armenian, Basque, Catalan, Czech, Danish, Dutch, English, Finnish, French, German, Hungarian, Irish, Italian, Norwegian, Portuguese, Romanian, Russian, Slovene, Spanish, Swedish, Tamil, Turkish; Chinese, Japanese and Thai by any part of them; in all other languages by their beginnings. An index is not part of a preview.
 */
export interface Search {
  /**
   * The address of the page with the search, below the base path of the site. It starts with a slash. Where the engine speaks the language of the site, it is the word of that language, such as "/suche".
   */
  path: string;
}

/**
 * Pages of any other host that may stand within a page: a tour, a calendar, a table of results.
 */
export interface FrameService {
  /**
   * Which service this is.
   */
  type: 'frame';
  /**
   * The name of the service, as visitors know it.
   */
  name: string;
  /**
   * What the addresses of its frames begin with, up to a slash: an address or a folder of the host. Nothing else of it is ever shown.
   */
  frame: string;
  /**
   * What its frames may do beyond showing themselves.
   *
   * @maxItems 4
   *
   * Items: A feature of browsers.
   */
  allow: ('autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture')[];
  /**
   * What its frames need of what browsers forbid in frames of others.
   *
   * @maxItems 4
   *
   * Items: A permission of a frame.
   */
  sandbox: ('downloads' | 'forms' | 'modals' | 'pointer-lock')[];
}

/**
 * Counts visits with GoatCounter: no cookie, no script of theirs.
 */
export interface GoatcounterService {
  /**
   * Which service this is.
   */
  type: 'goatcounter';
  /**
   * Scheme and host of the service.
   */
  origin: string;
}

/**
 * Maps of Google.
 */
export interface GoogleMapsService {
  /**
   * Which service this is.
   */
  type: 'google-maps';
}

/**
 * Counts visits with Matomo: no cookie, no script of theirs.
 */
export interface MatomoService {
  /**
   * Which service this is.
   */
  type: 'matomo';
  /**
   * Scheme and host of the service.
   */
  origin: string;
  /**
   * The number of the site in your Matomo.
   */
  siteId: number;
}

/**
 * Maps of OpenStreetMap.
 */
export interface OpenstreetmapService {
  /**
   * Which service this is.
   */
  type: 'openstreetmap';
}

/**
 * Counts visits with Plausible: no cookie, no script of theirs.
 */
export interface PlausibleService {
  /**
   * Which service this is.
   */
  type: 'plausible';
  /**
   * Scheme and host of the service.
   */
  origin: string;
  /**
   * The name of the site in your account.
   */
  site: string;
}

/**
 * Counts visits with Umami: no cookie, no script of theirs.
 */
export interface UmamiService {
  /**
   * Which service this is.
   */
  type: 'umami';
  /**
   * Scheme and host of the service.
   */
  origin: string;
  /**
   * The id of the website in your account.
   */
  website: string;
}

/**
 * Films of Vimeo, in its player without tracking.
 */
export interface VimeoService {
  /**
   * Which service this is.
   */
  type: 'vimeo';
}

/**
 * Films of YouTube, in its player without cookies.
 */
export interface YoutubeService {
  /**
   * Which service this is.
   */
  type: 'youtube';
}

/**
 * Whose site this is, and where it is published.
 */
export interface SiteSettings {
  /**
   * The name of the site.
   */
  name: string;
  /**
   * Scheme and host of the public site, without a path.
   */
  origin: string;
  /**
   * The path below which the whole site is published. It starts and ends with a slash, without "." or ".." between slashes.
   */
  base: string;
  /**
   * The language of the site (BCP 47).
   */
  language: string;
  /**
   * The direction in which the language is written.
   */
  direction: 'ltr' | 'rtl';
  /**
   * Words that stay as they are in every language: names of the company, of people, of products.
   *
   * @maxItems 500
   *
   * Items: One name.
   */
  names?: string[];
  /**
   * The page at the base path of the site.
   */
  home: PageId;
  /**
   * The page that says what becomes of visitors' data. It has to name every outside service of the site.
   */
  privacy?: PageId;
  /**
   * The logo in the header of every page; it links to the home page.
   */
  logo: ImageConfig;
  /**
   * The small picture in the tab of a browser and in its bookmarks, preferably an SVG.
   */
  favicon: FilePath;
  /**
   * Square PNG pictures for the home screens of phones, preferably 180, 192 and 512 pixels wide. Their sizes are read from the files.
   *
   * @maxItems 8
   */
  appIcons: FilePath[];
  /**
   * The picture that messengers and social networks show with a link to a page that has none of its own.
   */
  shareImage?: FilePath;
  /**
   * The picture beside the words that a visitor reads where an address has no page.
   */
  notFoundImage?: ImageConfig;
  /**
   * The time zone of the company (IANA). Days and minutes are those of its clocks; opening hours need it.
   */
  timeZone?: string;
  /**
   * The currency of prices (ISO 4217).
   */
  currency?: string;
  /**
   * The company behind the site.
   */
  organization?: Organization;
  /**
   * What every visitor should know at once, such as days off.
   */
  notice?: Notice;
  /**
   * Proofs for services of search engines and networks that this site is yours.
   */
  verification?: {
    /**
     * What Google Search Console asks for in the head of the home page: the words of "content", not the name of a file.
     */
    google?: string;
    /**
     * What Bing Webmaster Tools asks for in the head of the home page: the words of "content", not the name of a file.
     */
    bing?: string;
    /**
     * What Yandex Webmaster asks for in the head of the home page: the words of "content", not the name of a file.
     */
    yandex?: string;
    /**
     * What Pinterest asks for in the head of the home page: the words of "content", not the name of a file.
     */
    pinterest?: string;
    /**
     * What Meta Business asks for in the head of the home page: the words of "content", not the name of a file.
     */
    facebook?: string;
  };
  /**
   * Short texts that hosts and programs look for beside the pages, by name: their lines. For example "CNAME" or ".well-known/security.txt".
   */
  rootFiles?: {
    /**
     * The lines of the file in order.
     *
     * @minItems 1
     * @maxItems 200
     *
     * Items: One line.
     */
    [k: string]: string[];
  };
}

/**
 * Where rows come from. The command "pull" fetches them into a data file, which collections and blocks take; a build never fetches anything.
 */
export interface Source {
  /**
   * Where the rows are, by https. "${NAME}" in it is a variable of the environment of who runs the command, such as a key.
   */
  url: string;
  /**
   * What is there: a table, JSON, or a feed (RSS, Atom), of which title, link, date and summary are taken.
   */
  type: 'csv' | 'json' | 'rss';
  /**
   * Of JSON: where the list is, as a JSON pointer; without it, the whole is the list.
   */
  at?: string;
  /**
   * Other names for columns: the name there, and the one in the data file. Members of members have names such as "price.amount".
   */
  rename?: {
    /**
     * The name in the data file.
     */
    [k: string]: string;
  };
  /**
   * What is sent with the request. Secrets are never written here: "${NAME}" is a variable of the environment of who runs the command.
   */
  headers?: {
    /**
     * What the header says.
     */
    [k: string]: string;
  };
}

/**
 * A word that items of a collection share. It has a page as soon as an item has it.
 */
export interface Tag {
  /**
   * The tag as readers see it.
   */
  title: string;
  /**
   * Whether the tag has feeds of its own.
   */
  feed: boolean;
}

/**
 * How the site looks. Everything left out comes from the style, or else from the engine: a light page with calm, plain shapes.
 */
export interface ThemeConfig {
  /**
   * A whole look to begin with: colours, sizes, corners and more, chosen to go together. What is set below takes precedence.
   */
  style?: 'institution' | 'hearth' | 'clinic' | 'works' | 'signal';
  /**
   * Whether the background is dark or light.
   */
  scheme?: 'dark' | 'light' | 'auto';
  /**
   * Colours of the site, for light and dark alike.
   */
  colours?: Colours;
  /**
   * Colours by role while the page is light. They take precedence over "colours".
   */
  coloursLight?: Colours;
  /**
   * Colours by role while the page is dark. They take precedence over "colours".
   */
  coloursDark?: Colours;
  /**
   * The font of headings. Default: "textFont".
   */
  displayFont?: Font;
  /**
   * The font of everything except headings. Without it the system font is used.
   */
  textFont?: Font;
  /**
   * The font of labels, such as kickers and the heads of tables. Without it they are in the text font. Default: "textFont".
   */
  labelFont?: Font;
  /**
   * Sizes of text, and how headings are set.
   */
  type?: {
    /**
     * How large running text is.
     */
    body?: 'small' | 'regular' | 'large';
    /**
     * The distance between the lines of running text.
     */
    leading?: 'close' | 'regular' | 'open';
    /**
     * How long lines of running text are at most.
     */
    measure?: 'narrow' | 'regular' | 'wide';
    /**
     * How much larger each level of heading is than the next.
     */
    scale?: 'calm' | 'standard' | 'grand';
    /**
     * How large the title of a page, the words of a hero, figures and the words of a call to action are.
     */
    display?: 'scale' | 'quiet' | 'standard' | 'loud' | 'poster';
    /**
     * How all headings and slides are set.
     */
    headings?: {
      /**
       * How bold headings are, from 300 (light) to 900 (black).
       */
      weight?: number;
      /**
       * Whether headings are shown in capitals.
       */
      case?: 'written' | 'upper';
      /**
       * The space between the letters of headings.
       */
      tracking?: 'tight' | 'normal' | 'wide';
      /**
       * Whether the captions of slides are shown in capitals.
       */
      slideCase?: 'written' | 'upper';
    };
    /**
     * How short words beside others are set: kickers, the words of figures, the heads of tables, the numbers of steps.
     */
    labels?: {
      /**
       * Whether labels are shown in capitals.
       */
      case?: 'written' | 'upper';
      /**
       * The space between the letters of labels.
       */
      tracking?: 'normal' | 'wide' | 'wider';
      /**
       * How large labels are.
       */
      size?: 'small' | 'regular';
    };
  };
  /**
   * How much space there is between and within things.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * How wide the content of a page may become.
   */
  width?: 'narrow' | 'regular' | 'wide';
  /**
   * The radius of the corners of cards and pictures, and of soft buttons. In pixels.
   */
  radius?: number;
  /**
   * The shape of buttons, and how the second of two differs.
   */
  buttons?: {
    /**
     * The corners of buttons, choices and fields.
     */
    shape?: 'soft' | 'square' | 'pill';
    /**
     * How a button looks that is not the main one.
     */
    second?: 'outline' | 'text' | 'underline';
  };
  /**
   * Borders and dividers.
   */
  lines?: 'none' | 'hair' | 'strong';
  /**
   * The surface of cards, people, offices and notices.
   */
  cards?: 'tile' | 'plain' | 'lifted' | 'line';
  /**
   * How some parts of pages are drawn. A block may say otherwise with its own `drawing`.
   */
  drawings?: {
    /**
     * Numbered steps.
     */
    steps?: DrawingsSteps;
    /**
     * Quotations.
     */
    quote?: DrawingsQuote;
    /**
     * Invitations to do something, at the end of pages and between blocks.
     */
    callToAction?: DrawingsCallToAction;
    /**
     * Questions and answers.
     */
    questions?: DrawingsQuestions;
    /**
     * Fields of forms.
     */
    fields?: DrawingsFields;
    /**
     * Large figures.
     */
    figures?: DrawingsFigures;
    /**
     * The text of articles.
     */
    articles?: DrawingsArticles;
  };
  /**
   * How pictures in heads, features and cards are shown.
   */
  pictures?: {
    /**
     * The outline of pictures.
     */
    edge?: 'framed' | 'bleed' | 'plain' | 'arch' | 'round';
    /**
     * Width to height of the pictures of cards.
     */
    ratio?: '16:9' | '3:2' | '4:3' | '1:1' | '4:5';
    /**
     * The colours of pictures.
     */
    colours?: 'own' | 'duotone' | 'grey';
  };
  /**
   * The top of a page: its title, its lead and its picture.
   */
  heads?: 'split' | 'bleed' | 'angle' | 'centred' | 'band' | 'plain';
  /**
   * The bar at the top of every page.
   */
  header?: {
    /**
     * How the bar is laid out.
     */
    form?: 'bar' | 'clear' | 'centred' | 'two-row' | 'split';
    /**
     * What stands for the company.
     */
    brand?: 'mark+name' | 'wordmark';
    /**
     * Whether the primary action is a button in the bar.
     */
    action?: boolean;
    /**
     * Whether the menus begin with a home icon.
     */
    home?: boolean;
    /**
     * What a menu opens.
     */
    panel?: 'auto' | 'full';
    /**
     * The colour of the bar.
     */
    tone?: 'panel' | 'ground' | 'accent';
  };
  /**
   * What the menu button opens on narrow screens.
   */
  drawer?: 'side' | 'full' | 'drop';
  /**
   * How contacts and the primary action stay in reach.
   */
  contact?: 'rail' | 'bar' | 'corner' | 'stack' | 'none';
  /**
   * The end of every page.
   */
  footer?: {
    /**
     * How the footer is laid out.
     */
    form?: 'columns' | 'centred' | 'grand';
    /**
     * Whether the footer lists the contacts.
     */
    contacts?: boolean;
  };
  /**
   * The small decoration of heads, menus and cards.
   */
  motif?: 'none' | 'points' | 'line';
  /**
   * What items of lists begin with.
   */
  markers?: 'dot' | 'dash' | 'check' | 'number' | 'none';
  /**
   * How much moves.
   */
  motion?: 'none' | 'quiet' | 'lively';
  /**
   * Where the links beside the text of an article are; they stay in view while it is read.
   */
  aside?: 'start' | 'end';
  /**
   * A picture with a transparent background, laid over the heads of pages that have no picture. Only its shape counts: it is drawn in the highlight colour.
   */
  pattern?: FilePath;
}

/**
 * A file below files/languages/<tag>/: the words of one page, of one form, of one content file, of a block or a kind of the site's own or, in site.json, of the rest of the manifest.
 */
export interface Translation {
  /**
   * The path of the page in this language, below the path of the language; without it, the one that the page has.
   */
  path?: string;
  /**
   * Whether the page is not there yet in this language.
   */
  draft: boolean;
  /**
   * The words of the site in the order in which they stand there, each with its translation. What stands in several places has a pair for each; an empty one has the translation of another with the same words.
   */
  words: Pair[];
}

/**
 * A video with its poster. It never starts by itself.
 */
export interface VideoConfig {
  /**
   * The files of the video in one or more formats, the best one first.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A file of the video in one format.
   */
  sources: FilePath[];
  /**
   * The picture that is shown until the video is played.
   */
  poster: FilePath;
  /**
   * What the video shows, for people who cannot see it.
   */
  label: string;
  /**
   * The day on which the video was first shown; with it search engines list the video.
   */
  published?: string;
}

/** A block whose type the engine has. */
export type EngineBlockConfig = BlockConfigs[keyof BlockConfigs];

/** A block of a site. */
export type OwnBlockConfig = OwnBlock<BlockMembers>;

/** By type. */
export interface BlockConfigs {
  action: ActionBlockConfig;
  boxes: BoxesBlockConfig;
  cards: CardsBlockConfig;
  carousel: CarouselBlockConfig;
  children: ChildrenBlockConfig;
  code: CodeBlockConfig;
  content: ContentBlockConfig;
  downloads: DownloadsBlockConfig;
  embed: EmbedBlockConfig;
  facts: FactsBlockConfig;
  feature: FeatureBlockConfig;
  figures: FiguresBlockConfig;
  form: FormBlockConfig;
  gallery: GalleryBlockConfig;
  hero: HeroBlockConfig;
  hours: HoursBlockConfig;
  item: ItemBlockConfig;
  items: ItemsBlockConfig;
  latest: LatestBlockConfig;
  logos: LogosBlockConfig;
  map: MapBlockConfig;
  marquee: MarqueeBlockConfig;
  offices: OfficesBlockConfig;
  people: PeopleBlockConfig;
  picture: PictureBlockConfig;
  plans: PlansBlockConfig;
  prices: PricesBlockConfig;
  questions: QuestionsBlockConfig;
  quote: QuoteBlockConfig;
  search: SearchBlockConfig;
  table: TableBlockConfig;
  tabs: TabsBlockConfig;
  text: TextBlockConfig;
}

/** By the name of the schema. */
export interface Concepts {
  anchor: Anchor;
  autocomplete: Autocomplete;
  behaviour: Behaviour;
  'block-align': BlockAlign;
  'block-columns': BlockColumns;
  'block-edge': BlockEdge;
  'block-members': BlockMembers;
  'block-offset': BlockOffset;
  'block-settings': BlockSettings;
  'block-settings/boxes': BoxesSettings;
  'block-settings/carousel': CarouselSettings;
  'block-settings/code': CodeSettings;
  'block-settings/embed': EmbedSettings;
  'block-settings/feature': FeatureSettings;
  'block-settings/form': FormSettings;
  'block-settings/gallery': GallerySettings;
  'block-settings/hero': HeroSettings;
  'block-settings/hours': HoursSettings;
  'block-settings/item': ItemSettings;
  'block-settings/items': ItemsSettings;
  'block-settings/latest': LatestSettings;
  'block-settings/logos': LogosSettings;
  'block-settings/map': MapSettings;
  'block-settings/marquee': MarqueeSettings;
  'block-settings/offices': OfficesSettings;
  'block-settings/people': PeopleSettings;
  'block-settings/search': SearchSettings;
  'block-space': BlockSpace;
  'block-width': BlockWidth;
  block: BlockConfig;
  'blocks/action': ActionBlockConfig;
  'blocks/boxes': BoxesBlockConfig;
  'blocks/cards': CardsBlockConfig;
  'blocks/carousel': CarouselBlockConfig;
  'blocks/children': ChildrenBlockConfig;
  'blocks/code': CodeBlockConfig;
  'blocks/content': ContentBlockConfig;
  'blocks/downloads': DownloadsBlockConfig;
  'blocks/embed': EmbedBlockConfig;
  'blocks/facts': FactsBlockConfig;
  'blocks/feature': FeatureBlockConfig;
  'blocks/figures': FiguresBlockConfig;
  'blocks/form': FormBlockConfig;
  'blocks/gallery': GalleryBlockConfig;
  'blocks/hero': HeroBlockConfig;
  'blocks/hours': HoursBlockConfig;
  'blocks/item': ItemBlockConfig;
  'blocks/items': ItemsBlockConfig;
  'blocks/latest': LatestBlockConfig;
  'blocks/logos': LogosBlockConfig;
  'blocks/map': MapBlockConfig;
  'blocks/marquee': MarqueeBlockConfig;
  'blocks/offices': OfficesBlockConfig;
  'blocks/people': PeopleBlockConfig;
  'blocks/picture': PictureBlockConfig;
  'blocks/plans': PlansBlockConfig;
  'blocks/prices': PricesBlockConfig;
  'blocks/questions': QuestionsBlockConfig;
  'blocks/quote': QuoteBlockConfig;
  'blocks/search': SearchBlockConfig;
  'blocks/table': TableBlockConfig;
  'blocks/tabs': TabsBlockConfig;
  'blocks/text': TextBlockConfig;
  budgets: Budgets;
  build: Build;
  'call-to-action': CallToActionConfig;
  card: CardConfig;
  collection: Collection;
  colours: Colours;
  contact: ContactConfig;
  'content-path': ContentPath;
  'content/cell': ContentCell;
  'content/code': ContentCode;
  'content/file': ContentFile;
  'content/item': ContentItem;
  'content/list': ContentList;
  'content/notes': ContentNotes;
  'content/ordered-list': ContentOrderedList;
  'content/paragraph': ContentParagraph;
  'content/part': ContentPart;
  'content/parts': ContentParts;
  'content/picture': ContentPicture;
  'content/plain': ContentPlain;
  'content/quote': ContentQuote;
  'content/section': ContentSection;
  'content/sections': ContentSections;
  'content/span': ContentSpan;
  'content/special': ContentSpecial;
  'content/table': ContentTable;
  'content/words': ContentWords;
  'date-words': DateWords;
  'day-or-minute': DayOrMinute;
  'document-part': DocumentPart;
  'document-translation': DocumentTranslation;
  'download-path': DownloadPath;
  'drawings/articles': DrawingsArticles;
  'drawings/call-to-action': DrawingsCallToAction;
  'drawings/fields': DrawingsFields;
  'drawings/figures': DrawingsFigures;
  'drawings/questions': DrawingsQuestions;
  'drawings/quote': DrawingsQuote;
  'drawings/steps': DrawingsSteps;
  effect: Effect;
  fact: Fact;
  'field-condition': FieldCondition;
  'field-pattern': FieldPattern;
  'field-width': FieldWidth;
  field: FieldConfig;
  'fields/checkbox': CheckboxFieldConfig;
  'fields/checkboxes': CheckboxesFieldConfig;
  'fields/date': DateFieldConfig;
  'fields/email': EmailFieldConfig;
  'fields/file': FileFieldConfig;
  'fields/hidden': HiddenFieldConfig;
  'fields/number': NumberFieldConfig;
  'fields/radio': RadioFieldConfig;
  'fields/select': SelectFieldConfig;
  'fields/tel': TelFieldConfig;
  'fields/text': TextFieldConfig;
  'fields/textarea': TextareaFieldConfig;
  'fields/time': TimeFieldConfig;
  'file-language': FileLanguage;
  'file-path': FilePath;
  focus: Focus;
  font: Font;
  footer: FooterConfig;
  'form-id': FormId;
  form: FormConfig;
  geo: Geo;
  href: Href;
  'icon-name': IconName;
  image: ImageConfig;
  'item-members': ItemMembers;
  'kinds/article': ArticleItem;
  'kinds/case': CaseItem;
  'kinds/event': EventItem;
  'kinds/job': JobItem;
  'kinds/person': PersonItem;
  labels: Labels;
  language: Language;
  layout: Layout;
  link: LinkConfig;
  manifest: Manifest;
  'menu-item': MenuItemConfig;
  menu: MenuConfig;
  notice: Notice;
  'opening-hours': OpeningHours;
  organization: Organization;
  'page-id': PageId;
  page: PageConfig;
  pair: Pair;
  picture: Picture;
  'postal-address': PostalAddress;
  price: Price;
  'primary-action': PrimaryActionConfig;
  provider: Provider;
  'providers/emailjs': EmailjsProvider;
  'providers/netlify': NetlifyProvider;
  'providers/post': PostProvider;
  redirect: Redirect;
  rows: Rows;
  'rule-setting': RuleSetting;
  'running-text': RunningTextConfig;
  salary: Salary;
  search: Search;
  'service-id': ServiceId;
  service: Service;
  'services/frame': FrameService;
  'services/goatcounter': GoatcounterService;
  'services/google-maps': GoogleMapsService;
  'services/matomo': MatomoService;
  'services/openstreetmap': OpenstreetmapService;
  'services/plausible': PlausibleService;
  'services/umami': UmamiService;
  'services/vimeo': VimeoService;
  'services/youtube': YoutubeService;
  'site-settings': SiteSettings;
  source: Source;
  surface: Surface;
  tag: Tag;
  theme: ThemeConfig;
  translation: Translation;
  video: VideoConfig;
}
