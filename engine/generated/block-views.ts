// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { CardView, ContentNode, ImageView, LinkView, RichText } from '../model/views';

/**
 * One part of a page. Its "type" says which fields it has.
 */
export type BlockView =
  | TextBlockView
  | ContentBlockView
  | MarqueeBlockView
  | CarouselBlockView
  | FeatureBlockView
  | CardsBlockView
  | ChildrenBlockView
  | BoxesBlockView
  | PeopleBlockView
  | OfficesBlockView
  | FormBlockView;

/**
 * One field of a form. Its "type" says which settings it has.
 */
export type FieldView =
  | TextFieldView
  | EmailFieldView
  | TelFieldView
  | NumberFieldView
  | TextareaFieldView
  | SelectFieldView
  | RadioFieldView
  | CheckboxFieldView;

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
  id?: string;
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
     * The heading of the box.
     */
    heading: string;
    /**
     * The sentence in the box.
     */
    text: RichText;
    /**
     * The side from which the box comes in.
     */
    from: 'top' | 'bottom' | 'left' | 'right';
  }[];
  /**
   * How the text boxes appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
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
  id?: string;
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: RichText;
  /**
   * The cards in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  cards: CardView[];
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
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
  id?: string;
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
    image: ImageView;
    /**
     * The large words on the slide, shown in upper case.
     */
    caption: string;
    /**
     * A sentence below the caption.
     */
    text?: RichText;
    /**
     * Where the button of the slide leads.
     */
    link?: LinkView;
  }[];
  /**
   * How the carousel appears when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
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
  id?: string;
  /**
   * The heading above the cards.
   */
  heading?: string;
  /**
   * A sentence between the heading and the cards.
   */
  text?: RichText;
  /**
   * How the cards appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * The text of a content file. The page shows its heading at once; the text comes with the file.
 */
export interface ContentBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'content';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: string;
  /**
   * The content file whose text is shown.
   */
  file: string;
  /**
   * A heading for the lists that stand in the file without one.
   */
  listHeading?: string;
  /**
   * Title and picture for headings of the file, by the heading as the file spells it.
   */
  sections?: {
    /**
     * Title and picture of one heading.
     */
    [k: string]: {
      /**
       * What is shown in place of the heading of the file. Default: the name of the entry.
       */
      title?: string;
      /**
       * The picture beside the text of this heading.
       */
      image?: ImageView;
    };
  };
  /**
   * The picture beside the whole text.
   */
  image?: ImageView;
  /**
   * Text that stands in place of the text of the file. The file is still asked for.
   */
  fixed?: ContentNode[];
  /**
   * How the text appears when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * Text beside a picture or a film, with a button.
 */
export interface FeatureBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'feature';
  /**
   * The id of this feature in the page, for links that lead straight there.
   */
  id?: string;
  /**
   * The heading above its words.
   */
  heading: string;
  /**
   * The paragraphs, lists and sections below the heading.
   */
  items: ContentNode[];
  /**
   * The picture beside the text. Where there is a film, that is shown in its place.
   */
  image?: ImageView;
  /**
   * The film beside the text.
   */
  video?: VideoView;
  /**
   * Where the picture or film stands on wide screens.
   */
  side: 'start' | 'end';
  /**
   * Where the button below the text leads.
   */
  link?: LinkView;
  /**
   * How text and picture appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * A form of the manifest.
 */
export interface FormBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'form';
  /**
   * The id of this form in the page, for links that lead straight there.
   */
  id?: string;
  /**
   * The heading above the form.
   */
  heading?: string;
  /**
   * Which form of the manifest is shown.
   */
  form: FormView;
  /**
   * How the form appears when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * One line of text that passes across the page. It pauses on hover, on focus and by its control.
 */
export interface MarqueeBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'marquee';
  /**
   * The id of this line in the page, for links that lead straight there.
   */
  id?: string;
  /**
   * The words that pass across the page.
   */
  text: RichText;
  /**
   * How the line appears when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
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
  id?: string;
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
   * Items: One office.
   */
  offices: {
    /**
     * The city or town of the office, the heading of its card.
     */
    place: string;
    /**
     * The picture at the top of the card.
     */
    image?: ImageView;
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
     * The telephone number of the office, as it is to be read.
     */
    phone: string;
    /**
     * The e-mail address of the office.
     */
    email: string;
    /**
     * The address of the website of the office.
     */
    website: string;
    /**
     * A sentence below the address, such as the hours.
     */
    note?: RichText;
  }[];
  /**
   * How the offices appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
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
  id?: string;
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
    id: string;
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
    image: ImageView;
    /**
     * A sentence about the person on the card.
     */
    summary?: RichText;
    /**
     * What the dialog tells about the person.
     */
    biography: ContentNode[];
    /**
     * The words of the button that opens the dialog.
     */
    open: string;
  }[];
  /**
   * How the people appear when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * Text written in the manifest: paragraphs, lists and headed sections.
 */
export interface TextBlockView {
  /**
   * Which kind of block this is.
   */
  type: 'text';
  /**
   * The id of this text in the page, for links that lead straight there.
   */
  id?: string;
  /**
   * The heading above the text.
   */
  heading?: string;
  /**
   * The paragraphs, lists and sections of the block.
   */
  items: ContentNode[];
  /**
   * How the text appears when the visitor gets there.
   */
  effect: 'none' | 'reveal1' | 'reveal2' | 'reveal3' | 'reveal4' | 'reveal5' | 'hidden' | 'scroll';
}

/**
 * The invitation at the end of a page. Pages below inherit it.
 */
export interface CallToActionView {
  /**
   * The invitation itself, in a few words.
   */
  heading: string;
  /**
   * A sentence below the heading that says why.
   */
  text?: RichText;
  /**
   * Where the button below the text leads.
   */
  link: LinkView;
}

/**
 * Yes or no.
 */
export interface CheckboxFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'checkbox';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words beside the box.
   */
  label: string;
  /**
   * A short help above the box.
   */
  hint?: string;
  /**
   * Whether the box must be checked.
   */
  required: boolean;
  /**
   * What is said when the box was not checked. Default: "fieldMissing" in "labels".
   */
  missing?: string;
}

/**
 * An e-mail address, whose form the browser checks.
 */
export interface EmailFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'email';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * What is said when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How much may be typed at most. In characters.
   */
  maxLength?: number;
}

/**
 * A number.
 */
export interface NumberFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'number';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * What is said when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * The smallest number that may be typed.
   */
  min?: number;
  /**
   * The largest number that may be typed.
   */
  max?: number;
}

/**
 * One choice, all of them in sight.
 */
export interface RadioFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'radio';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The question above the buttons.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether a choice must be made.
   */
  required: boolean;
  /**
   * What is said when no choice was made. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * The choices in order, each with a button of its own.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One choice.
   */
  options?: {
    /**
     * What is sent when this option is chosen.
     */
    value: string;
    /**
     * What a visitor reads of this option.
     */
    label: string;
  }[];
}

/**
 * One choice out of a list.
 */
export interface SelectFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'select';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether a choice must be made.
   */
  required: boolean;
  /**
   * What is said when no choice was made. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * The choices of the list in order.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: One choice.
   */
  options?: {
    /**
     * What is sent when this option is chosen.
     */
    value: string;
    /**
     * What a visitor reads of this option.
     */
    label: string;
  }[];
  /**
   * What the field shows before a choice is made.
   */
  empty?: string;
}

/**
 * A telephone number.
 */
export interface TelFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'tel';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * What is said when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How much may be typed at most. In characters.
   */
  maxLength?: number;
}

/**
 * One line of text.
 */
export interface TextFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'text';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * What is said when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How much may be typed at most. In characters.
   */
  maxLength?: number;
  /**
   * The keyboard that a phone shows for this field.
   */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
}

/**
 * Text of several lines.
 */
export interface TextareaFieldView {
  /**
   * Which kind of field this is.
   */
  type: 'textarea';
  /**
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words above the field.
   */
  label: string;
  /**
   * A short help below the label.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required: boolean;
  /**
   * What is said when the field was left empty. Default: "fieldMissing" in "labels".
   */
  missing?: string;
  /**
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How much may be typed at most. In characters.
   */
  maxLength?: number;
  /**
   * How tall the field is before more is typed. In lines.
   */
  rows: number;
}

/**
 * A form: its fields, its words and its provider.
 */
export interface FormView {
  /**
   * The name of the form for assistive technology.
   */
  title: string;
  /**
   * What stands above the fields: who answers, and how soon.
   */
  intro?: RichText;
  /**
   * The fields of the form in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  fields: FieldView[];
  /**
   * The words of the button that sends the form.
   */
  submit: string;
  /**
   * The words of the button while the form is sent.
   */
  sending: string;
  /**
   * What happens when the form was sent.
   */
  success: {
    /**
     * The sentence that says that the form was sent.
     */
    message: string;
    /**
     * The page that is shown after the form was sent. Without it the visitor stays.
     */
    page?: string;
  };
  /**
   * What is said when the form could not be sent. The text of the error follows.
   */
  failure: {
    /**
     * The sentence that says that the form was not sent.
     */
    message: string;
    /**
     * Another way to get in touch, below the message.
     */
    help?: RichText;
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
   * How long the answer of the provider may take. In milliseconds.
   */
  timeLimit: number;
  /**
   * What becomes of the data, said above the button.
   */
  privacy?: RichText;
  /**
   * What is shown in place of the button where JavaScript is turned off.
   */
  withoutScript: RichText;
  /**
   * The key of the form in the manifest.
   */
  id: string;
}

/**
 * A film with its poster. It never plays by itself.
 */
export interface VideoView {
  /**
   * The files of the film in one or more formats, the best one first.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: A file of the film in one format.
   */
  sources: string[];
  /**
   * The picture that stands in place of the film until it is played.
   */
  poster: string;
  /**
   * What the film shows, for those who do not see it.
   */
  label: string;
}
