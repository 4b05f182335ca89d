// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { OwnBlock } from '../model/own-block';
import type { ConceptViews, FormViews } from './concept-views';
import type { Concepts } from './manifest';

/**
 * One part of a page. Its "type" says which fields it has.
 */
export type BlockView = EngineBlockView | OwnBlockView;

/**
 * An invitation with a button, between other blocks.
 */
export interface ActionBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'action';
  /**
   * The id of this invitation in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The invitation itself, in a few words.
   */
  heading: string;
  /**
   * A sentence below the heading that says why.
   */
  text?: ConceptViews['running-text'];
  /**
   * Where the button leads.
   */
  link?: NonNullable<ConceptViews['link']>;
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
  drawing?: Concepts['drawings/call-to-action'];
  /**
   * How the invitation appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Short texts that come in from the top, the bottom, the left and the right, one after another.
 */
export interface BoxesBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'boxes';
  /**
   * The id of these text boxes in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    text: ConceptViews['running-text'];
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
  columns?: Concepts['block-columns'];
  /**
   * How these steps are drawn, if not as the theme says.
   */
  drawing?: Concepts['drawings/steps'];
  /**
   * How the text boxes appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Cards that lead to pages.
 */
export interface CardsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'cards';
  /**
   * The id of these cards in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: ConceptViews['running-text'];
  /**
   * The cards in order.
   *
   * @maxItems 24
   */
  cards: NonNullable<ConceptViews['card']>[];
  /**
   * How the cards are laid out.
   */
  layout: 'tile' | 'index' | 'lead' | 'overlay' | 'icon' | 'bento';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: Concepts['block-offset'];
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Slides that advance by themselves, with previous, next and pause controls.
 */
export interface CarouselBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'carousel';
  /**
   * The id of this carousel in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    image: ConceptViews['image'];
    /**
     * The large words on the slide, shown in upper case.
     */
    caption: string;
    /**
     * A sentence below the caption.
     */
    text?: ConceptViews['running-text'];
    /**
     * Where the button of the slide leads.
     */
    link?: NonNullable<ConceptViews['link']>;
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A card for each page below this one in the menu tree.
 */
export interface ChildrenBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'children';
  /**
   * The id of these cards in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: ConceptViews['running-text'];
  /**
   * How the pages are laid out.
   */
  layout: 'tile' | 'index' | 'lead' | 'overlay' | 'icon';
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Lines of code, with a button that copies them.
 */
export interface CodeBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'code';
  /**
   * The id of this code in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above this code.
   */
  heading?: string;
  /**
   * The lines, their language and a caption.
   */
  code: ContentCodeView;
  /**
   * How this code appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A long text, kept in a file of its own. The heading of the page is shown at once, the text once the file has loaded.
 */
export interface ContentBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'content';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The content file whose text is shown.
   */
  file: ConceptViews['content-path'];
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
      image?: ConceptViews['image'];
    };
  };
  /**
   * The picture beside the whole text.
   */
  image?: ConceptViews['image'];
  /**
   * Text that is shown instead of the text of the file. The file is still requested.
   */
  fixedText?: ConceptViews['content/file'];
  /**
   * How the text is set.
   */
  layout: 'plain' | 'lead' | 'rows';
  /**
   * How this text is drawn in an article, if not as the theme says.
   */
  drawing?: Concepts['drawings/articles'];
  /**
   * How the text appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Files to open or save, each with its kind and its size.
 */
export interface DownloadsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'downloads';
  /**
   * The id of these files in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    file: ConceptViews['download-path'];
    /**
     * The words of the link to the file.
     */
    name: string;
    /**
     * What is in the file.
     */
    text?: ConceptViews['running-text'];
    /**
     * The language of the file, where it is not that of the site.
     */
    language?: ConceptViews['file-language'];
  }[];
  /**
   * How the files are laid out.
   */
  layout: 'rows' | 'cards';
  /**
   * How the files appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A film, a map or a tour of an outside service: first a picture with a button, and nothing is asked of the service before it is pressed. Give exactly one of "show" and "geo".
 */
export interface EmbedBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'embed';
  /**
   * The id of this embed in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the picture.
   */
  heading?: string;
  /**
   * The outside service that shows it, by its id in "services".
   */
  service: ConceptViews['service-id'];
  /**
   * What the service shows: the id of a film (YouTube, Vimeo), or the rest of the address after the service's "frame". A map needs "geo" instead.
   */
  show?: string;
  /**
   * Where the middle of the map is, for a service of maps.
   */
  geo?: Concepts['geo'];
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
  image: ConceptViews['image'];
  /**
   * A sentence below it: what there is to see, for those who do not press the button.
   */
  text?: ConceptViews['running-text'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * What is known of a thing in short: of a case its client, its year, its size.
 */
export interface FactsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'facts';
  /**
   * The id of these facts in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
  facts: FactView[];
  /**
   * How the facts are laid out.
   */
  layout: 'row' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * How the facts appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Text beside a picture or a video, with a button.
 */
export interface FeatureBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'feature';
  /**
   * The id of this feature in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the text.
   */
  heading: string;
  /**
   * The paragraphs, lists and sections below the heading.
   */
  items: ConceptViews['content/file'];
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
    text: ConceptViews['running-text'];
    /**
     * The picture next to the step.
     */
    image?: ConceptViews['image'];
  }[];
  /**
   * The picture beside the text. A video is shown instead of it.
   */
  image?: ConceptViews['image'];
  /**
   * The video beside the text.
   */
  video?: VideoView;
  /**
   * Where the picture or video is on wide screens.
   */
  side: 'start' | 'end';
  /**
   * Where the button below the text leads.
   */
  link?: NonNullable<ConceptViews['link']>;
  /**
   * How text and picture share the width.
   */
  layout: 'split' | 'stacked' | 'bleed' | 'scroll' | 'row';
  /**
   * How the words and the picture share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * How text and picture appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A few numbers that say what the company is.
 */
export interface FiguresBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'figures';
  /**
   * The id of these figures in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    source?: ConceptViews['running-text'];
  }[];
  /**
   * How the figures are laid out.
   */
  layout: 'row' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: Concepts['block-offset'];
  /**
   * How these figures are drawn, if not as the theme says.
   */
  drawing?: Concepts['drawings/figures'];
  /**
   * How the figures appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Questions to visitors, whose answers are sent to you: one of the forms of the site.
 */
export interface FormBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'form';
  /**
   * The id of this form in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the form.
   */
  heading?: string;
  /**
   * The form that is shown.
   */
  form: ConceptViews['form-id'];
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
    hours?: ConceptViews['opening-hours'];
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
    steps?: ConceptViews['running-text'][];
    /**
     * The picture below the words.
     */
    image?: ConceptViews['image'];
  };
  /**
   * How these fields are drawn, if not as the theme says.
   */
  drawing?: Concepts['drawings/fields'];
  /**
   * How the form appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Pictures that can be seen large, one after another.
 */
export interface GalleryBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'gallery';
  /**
   * The id of this gallery in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    image: ConceptViews['image'];
    /**
     * A line below the picture.
     */
    caption?: ConceptViews['running-text'];
  }[];
  /**
   * How the pictures are laid out.
   */
  layout: 'grid' | 'mosaic' | 'strip';
  /**
   * How the pictures appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Large words with a picture or a film. As the first block of a page it is the head of the page.
 */
export interface HeroBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'hero';
  /**
   * The id of this hero in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The words that everything else supports. At the beginning of a page: its main heading, in place of its title.
   */
  heading?: string;
  /**
   * A sentence below the heading. At the beginning of a page, its opening sentences take this place.
   */
  text?: ConceptViews['running-text'];
  /**
   * The picture beside, behind or below the words. At the beginning of a page its picture takes this place.
   */
  image?: ConceptViews['image'];
  /**
   * The film of the layout "film".
   */
  video?: VideoView;
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
  links: NonNullable<ConceptViews['link']>[];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * When a place is open, with its address and a picture of the way there. The day of the visit is marked.
 */
export interface HoursBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'hours';
  /**
   * The id of these opening hours in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the opening hours.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: ConceptViews['running-text'];
  /**
   * When somebody is there. Hours that are written with a contact stand in one place alone: left empty here, the block shows those. Default: "hours" in the first item that has one in "contacts".
   */
  hours?: ConceptViews['opening-hours'];
  /**
   * A data file in place of written hours. Its columns are "day" ("Monday", "Monday - Friday", in English or in the language of the site), "opens" and "closes"; rows of special days have "from" in place of "day", and may have "until" and "label".
   */
  rows?: Concepts['rows'];
  /**
   * The name of the place above its address, where it is not that of the site.
   */
  place?: string;
  /**
   * The postal address of the place.
   */
  address?: Concepts['postal-address'];
  /**
   * Where the place is, for search engines.
   */
  geo?: Concepts['geo'];
  /**
   * The telephone number of the place, as visitors read it.
   */
  phone?: string;
  /**
   * The link to a route planner, or to a page that tells the way.
   */
  directions?: NonNullable<ConceptViews['link']>;
  /**
   * A picture of the place, or of the map around it.
   */
  image?: ConceptViews['image'];
  /**
   * A sentence below the opening hours.
   */
  note?: ConceptViews['running-text'];
  /**
   * Where the address stands.
   */
  layout: 'beside' | 'stacked';
  /**
   * How the opening hours appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * What an item says besides its text: its date, its authors, the facts of its kind; or the ways on from it. Pages of items have both by themselves.
 */
export interface ItemBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'item';
  /**
   * The id of this part in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * Which part it is.
   */
  part: 'facts' | 'byline' | 'ways';
  /**
   * How this part appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * The items of a collection. On the list page of the collection, tags and older items get pages with the same block.
 */
export interface ItemsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'items';
  /**
   * The id of these items in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the items.
   */
  heading?: string;
  /**
   * A sentence between the heading and the items.
   */
  text?: ConceptViews['running-text'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * The first items of a collection, and a link to its list page.
 */
export interface LatestBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'latest';
  /**
   * The id of these items in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the items.
   */
  heading?: string;
  /**
   * A sentence between the heading and the items.
   */
  text?: ConceptViews['running-text'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * The marks of clients, partners or certificates.
 */
export interface LogosBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'logos';
  /**
   * The id of these logos in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    image: ConceptViews['image'];
    /**
     * Where the logo leads. Its label takes the place of the alternative text.
     */
    link?: NonNullable<ConceptViews['link']>;
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Where a place is: a picture of a map, the address, and a link to a route planner. With an outside service the picture has a button that shows a map to move.
 */
export interface MapBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'map';
  /**
   * The id of this map in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the address.
   */
  heading?: string;
  /**
   * The picture of the map.
   */
  image: ConceptViews['image'];
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
  text?: ConceptViews['running-text'];
  /**
   * Where the place is. Without it the route planner looks for the address.
   */
  geo?: Concepts['geo'];
  /**
   * Where the link to the route leads. It is a link only: nothing is asked of it before somebody follows it.
   */
  planner: 'openstreetmap' | 'google-maps';
  /**
   * The outside service that shows a map to move, by its id in "services"; it needs "geo".
   */
  service?: ConceptViews['service-id'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * One line of text that moves across the page. It pauses on hover, on focus and with its control.
 */
export interface MarqueeBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'marquee';
  /**
   * The id of this line in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The words that move across the page.
   */
  text: ConceptViews['running-text'];
  /**
   * How the line appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Cards of offices with address, telephone, e-mail and website.
 */
export interface OfficesBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'offices';
  /**
   * The id of these offices in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    image?: ConceptViews['image'];
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
    postal?: Concepts['postal-address'];
    /**
     * Where the office is, for search engines.
     */
    geo?: Concepts['geo'];
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
    hours?: ConceptViews['opening-hours'];
    /**
     * The link to a route planner, or to a page that tells the way.
     */
    directions?: NonNullable<ConceptViews['link']>;
    /**
     * A sentence below the address, such as the opening hours.
     */
    note?: ConceptViews['running-text'];
  }[];
  /**
   * How the offices are laid out.
   */
  layout: 'cards' | 'rows';
  /**
   * How the offices appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Cards of people; each opens a dialog with picture, role and biography.
 */
export interface PeopleBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'people';
  /**
   * The id of these people in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
    id: Concepts['anchor'];
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
    image: ConceptViews['image'];
    /**
     * A sentence about the person on the card.
     */
    summary?: ConceptViews['running-text'];
    /**
     * What can be said of the person in a few words, on the card.
     *
     * @minItems 1
     * @maxItems 6
     */
    facts?: FactView[];
    /**
     * The text about the person in the dialog.
     */
    biography: ConceptViews['content/file'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * One picture with a caption, as wide as the text or as the page.
 */
export interface PictureBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'picture';
  /**
   * The id of this picture in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above this picture.
   */
  heading?: string;
  /**
   * The picture, its caption and who made it.
   */
  picture: ConceptViews['content/picture'];
  /**
   * How this picture appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: Concepts['block-offset'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Two to four offers side by side: what each costs and what it includes.
 */
export interface PlansBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'plans';
  /**
   * The id of these plans in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the plans.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: ConceptViews['running-text'];
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
    text?: ConceptViews['running-text'];
    /**
     * What it costs.
     */
    price: ConceptViews['price'];
    /**
     * What it includes.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One thing that it includes.
     */
    points: ConceptViews['running-text'][];
    /**
     * Where the button of the plan leads.
     */
    link?: NonNullable<ConceptViews['link']>;
  }[];
  /**
   * A sentence below all plans, such as one about taxes.
   */
  note?: ConceptViews['running-text'];
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
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A list of prices in groups, as in a menu or on the wall of a workshop. Give exactly one of "groups" and "rows".
 */
export interface PricesBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'prices';
  /**
   * The id of these prices in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the prices.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: ConceptViews['running-text'];
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
    text?: ConceptViews['running-text'];
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
      note?: ConceptViews['running-text'];
      /**
       * What it costs.
       */
      price: ConceptViews['price'];
    }[];
  }[];
  /**
   * A data file in place of written groups. Its columns are "name" and "price", and may be "note", "group" (the heading of its group), "currency", "before" and "unit".
   */
  rows?: Concepts['rows'];
  /**
   * A sentence below all prices, such as one about taxes.
   */
  note?: ConceptViews['running-text'];
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
  columns?: Concepts['block-columns'];
  /**
   * How the prices appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Questions whose answers unfold. Search engines and assistants are told them as well.
 */
export interface QuestionsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'questions';
  /**
   * The id of these questions in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the questions.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: ConceptViews['running-text'];
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
    id?: Concepts['anchor'];
    /**
     * The paragraphs, lists and sections of the answer.
     */
    answer: ConceptViews['content/file'];
  }[];
  /**
   * Where the questions stand, and whether a click opens their answers.
   */
  layout: 'beside' | 'stacked' | 'open';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * How these questions are drawn, if not as the theme says.
   */
  drawing?: Concepts['drawings/questions'];
  /**
   * How the questions appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * What others say: one quotation, large, or two or three beside one another.
 */
export interface QuoteBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'quote';
  /**
   * The id of these quotations in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
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
  quotes: ContentQuoteView[];
  /**
   * How these quotations are drawn, if not as the theme says.
   */
  drawing?: Concepts['drawings/quote'];
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: Concepts['block-offset'];
  /**
   * How these quotations appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A field that searches the site, and a list of its areas with their pages. The page for searching has it by itself; other pages may have it, too.
 */
export interface SearchBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'search';
  /**
   * The id of the search in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the field.
   */
  heading?: string;
  /**
   * How the block appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * The page that heads an area: then the list has the pages of that area alone.
   */
  area?: NonNullable<ConceptViews['page-id']>;
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
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * A table: prices, hours, sizes, comparisons. Give exactly one of "table" and "rows".
 */
export interface TableBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'table';
  /**
   * The id of this table in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above this table.
   */
  heading?: string;
  /**
   * Columns and rows, with a caption.
   */
  table?: ContentTableView;
  /**
   * A data file in place of a written table. Its columns have the names of "columns" as headings, in that order; the first of them names its row.
   */
  rows?: Concepts['rows'];
  /**
   * Where the button below the table leads.
   */
  link?: NonNullable<ConceptViews['link']>;
  /**
   * What becomes of the table where it is wider than the screen.
   */
  layout: 'scroll' | 'cards';
  /**
   * How this table appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Views of which one is shown at a time: a picture with words. Narrow screens have folds instead, one below the other.
 */
export interface TabsBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'tabs';
  /**
   * The id of these tabs in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the tabs.
   */
  heading?: string;
  /**
   * A sentence below the heading.
   */
  text?: ConceptViews['running-text'];
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
    id?: Concepts['anchor'];
    /**
     * The paragraphs, lists and sections of the view.
     */
    items: ConceptViews['content/file'];
    /**
     * The picture of the view.
     */
    image?: ConceptViews['image'];
    /**
     * Where the button below the text leads.
     */
    link?: NonNullable<ConceptViews['link']>;
  }[];
  /**
   * Where the list of tabs stands.
   */
  layout: 'start' | 'top';
  /**
   * How the tabs appear when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Paragraphs, lists and sections with headings.
 */
export interface TextBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'text';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: Concepts['anchor'];
  /**
   * The heading above the text.
   */
  heading?: string;
  /**
   * The paragraphs, lists and sections of the block.
   */
  items: ConceptViews['content/file'];
  /**
   * How the text is set.
   */
  layout: 'plain' | 'lead' | 'rows';
  /**
   * How the heading beside it and the rest share the width.
   */
  columns?: Concepts['block-columns'];
  /**
   * On which side a quarter of the width stays empty.
   */
  offset?: Concepts['block-offset'];
  /**
   * How this text is drawn in an article, if not as the theme says.
   */
  drawing?: Concepts['drawings/articles'];
  /**
   * How the text appears when the visitor gets there.
   */
  effect: Concepts['effect'];
  /**
   * A few words in small letters, such as the subject.
   */
  kicker?: string;
  /**
   * The ground below the block.
   */
  surface?: Concepts['surface'];
  /**
   * How much of the page's width the block takes.
   */
  width?: Concepts['block-width'];
  /**
   * Where headings and texts of the block stand.
   */
  align?: Concepts['block-align'];
  /**
   * How far the block is from the one above.
   */
  space?: Concepts['block-space'];
  /**
   * Whether the search of the site finds the words of the block.
   */
  search?: boolean;
  /**
   * How the block ends, below: of use on a surface, or before one.
   */
  edge?: Concepts['block-edge'];
}

/**
 * Lines that are shown as they are written, in a font of equal widths. Braces and asterisks have no meaning in them.
 */
export interface ContentCodeView {
  /**
   * What the code is, or the name of its file, above it.
   */
  caption?: ConceptViews['content/words'];
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
 * One fact.
 */
export interface FactView {
  /**
   * What the fact is about.
   */
  label: string;
  /**
   * The fact itself.
   */
  text: ConceptViews['running-text'];
}

/**
 * A video with its poster. It never starts by itself.
 */
export interface VideoView {
  /**
   * The files of the video in one or more formats, the best one first.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A file of the video in one format.
   */
  sources: ConceptViews['file-path'][];
  /**
   * The picture that is shown until the video is played.
   */
  poster: ConceptViews['file-path'];
  /**
   * What the video shows, for people who cannot see it.
   */
  label: string;
  /**
   * The day on which the video was first shown; with it search engines list the video.
   */
  published?: string;
}

/**
 * What somebody said or wrote, with who it was.
 */
export interface ContentQuoteView {
  /**
   * The quotation itself, without quotation marks around it.
   */
  body: ConceptViews['content/file'];
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
  image?: ConceptViews['image'];
}

/**
 * Rows and columns of short texts. Where it is wider than the page, it moves sideways within itself.
 */
export interface ContentTableView {
  /**
   * What the table shows, above it.
   */
  caption?: ConceptViews['content/words'];
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
    heading?: ConceptViews['content/cell'];
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
  rows: ConceptViews['content/cell'][][];
  /**
   * Whether the first cell of each row is its heading.
   */
  rowHeadings: boolean;
}

/** A block whose type the engine has. */
export type EngineBlockView = BlockViews[keyof BlockViews];

/** A block of a site. */
export type OwnBlockView = OwnBlock<Concepts['block-members']>;

/** By type. */
export interface BlockViews {
  action: ActionBlockView;
  boxes: BoxesBlockView;
  cards: CardsBlockView;
  carousel: CarouselBlockView;
  children: ChildrenBlockView;
  code: CodeBlockView;
  content: ContentBlockView;
  downloads: DownloadsBlockView;
  embed: EmbedBlockView;
  facts: FactsBlockView;
  feature: FeatureBlockView;
  figures: FiguresBlockView;
  form: FormBlockView;
  gallery: GalleryBlockView;
  hero: HeroBlockView;
  hours: HoursBlockView;
  item: ItemBlockView;
  items: ItemsBlockView;
  latest: LatestBlockView;
  logos: LogosBlockView;
  map: MapBlockView;
  marquee: MarqueeBlockView;
  offices: OfficesBlockView;
  people: PeopleBlockView;
  picture: PictureBlockView;
  plans: PlansBlockView;
  prices: PricesBlockView;
  questions: QuestionsBlockView;
  quote: QuoteBlockView;
  search: SearchBlockView;
  table: TableBlockView;
  tabs: TabsBlockView;
  text: TextBlockView;
}

/** By the name of the schema. */
export interface Views extends ConceptViews, FormViews {
  block: BlockView;
  'blocks/action': ActionBlockView;
  'blocks/boxes': BoxesBlockView;
  'blocks/cards': CardsBlockView;
  'blocks/carousel': CarouselBlockView;
  'blocks/children': ChildrenBlockView;
  'blocks/code': CodeBlockView;
  'blocks/content': ContentBlockView;
  'blocks/downloads': DownloadsBlockView;
  'blocks/embed': EmbedBlockView;
  'blocks/facts': FactsBlockView;
  'blocks/feature': FeatureBlockView;
  'blocks/figures': FiguresBlockView;
  'blocks/form': FormBlockView;
  'blocks/gallery': GalleryBlockView;
  'blocks/hero': HeroBlockView;
  'blocks/hours': HoursBlockView;
  'blocks/item': ItemBlockView;
  'blocks/items': ItemsBlockView;
  'blocks/latest': LatestBlockView;
  'blocks/logos': LogosBlockView;
  'blocks/map': MapBlockView;
  'blocks/marquee': MarqueeBlockView;
  'blocks/offices': OfficesBlockView;
  'blocks/people': PeopleBlockView;
  'blocks/picture': PictureBlockView;
  'blocks/plans': PlansBlockView;
  'blocks/prices': PricesBlockView;
  'blocks/questions': QuestionsBlockView;
  'blocks/quote': QuoteBlockView;
  'blocks/search': SearchBlockView;
  'blocks/table': TableBlockView;
  'blocks/tabs': TabsBlockView;
  'blocks/text': TextBlockView;
  'content/code': ContentCodeView;
  fact: FactView;
  video: VideoView;
  'content/quote': ContentQuoteView;
  'content/table': ContentTableView;
}
