// Generated from schemas/ and engine/concepts/ by `npm run types`: change those, not this file.
import type { FrameService } from '../model/outside-services';
import type { CallToActionConfig, CardConfig, Concepts, Surface } from './manifest';

/** The call to action at the end of a page. Omitted where its link leads nowhere. */
export interface CallToActionView {
  readonly layout: CallToActionConfig['layout'];
  /** Where it is not drawn as its layout says. */
  readonly drawing?: CallToActionConfig['drawing'];
  /** A band stands on the opposite of the page where the manifest sets no surface. */
  readonly surface?: Surface;
  readonly heading: string;
  readonly text?: RichText;
  readonly link: LinkView;
  /** Whether the ways to call and to write are below the button. */
  readonly contacts?: boolean;
}

export interface CardView extends LinkView {
  readonly title: string;
  readonly text: RichText;
  readonly image?: ImageView;
  /** The name of its icon; shown in the layout for icons only. */
  readonly icon?: string;
  /** Whether `label` is on a separate button. */
  readonly button: boolean;
  /** How much room it takes among fields of several sizes. */
  readonly size?: NonNullable<CardConfig['size']>;
}

/** An item of a list: a text, or several nodes. */
export type ListItem = RichText | { readonly nodes: readonly ContentNode[] };

export interface ListNode {
  readonly type: 'list';
  readonly items: readonly ListItem[];
  /** Present where the items have numbers. */
  readonly ordered?: true;
  /** The number of the first item, where it is not 1. */
  readonly start?: number;
}

export interface SectionNode {
  readonly type: 'section';
  /** The words of the heading, as the file spells them. */
  readonly key: string;
  /** The heading, where it is more than these words. */
  readonly heading?: RichText;
  /** An element id, unique in its text; in a page it gives way to `taken`. */
  readonly id: string;
  /** The words that the id is made of, where they are not the key. */
  readonly anchor?: string;
  readonly body: readonly ContentNode[];
}

export interface TableColumn {
  readonly heading?: RichText;
  readonly align: 'start' | 'centre' | 'end';
  readonly marked: boolean;
  /** Why it stands out. */
  readonly badge?: string;
}

/** The nodes that only some texts have, by type: what stands after the "$", with its references resolved. */
export interface SpecialNodes {
  table: {
    readonly caption?: RichText;
    readonly columns: readonly TableColumn[];
    readonly rows: readonly (readonly RichText[])[];
    /** The first cell of each row is its heading. */
    readonly rowHeadings: boolean;
    /** Its rows become cards where there is no room for them. */
    readonly cards?: true;
  };
  quote: {
    readonly body: readonly ContentNode[];
    readonly name?: string;
    readonly role?: string;
    readonly image?: ImageView;
  };
  picture: PictureNode;
  code: {
    readonly caption?: RichText;
    readonly language?: string;
    readonly lines: readonly string[];
  };
  rule: object;
  /** The footnotes of a text in the order of their numbers, from 1. */
  notes: { readonly items: readonly (readonly ContentNode[])[] };
}

export type SpecialNode = {
  readonly [Type in keyof SpecialNodes]: { readonly type: Type } & SpecialNodes[Type];
}[keyof SpecialNodes];

/** What a content file or an `items` field becomes. */
export type ContentNode =
  | { readonly type: 'paragraph'; readonly text: RichText }
  | ListNode
  | SectionNode
  | SpecialNode;

export interface PictureNode {
  readonly image: ImageView;
  readonly caption?: RichText;
  readonly credit?: string | RichText;
  /** As wide as its column, not only as the text. */
  readonly wide: boolean;
}

/** A file that is published under its own name. */
export interface DownloadView {
  readonly href: string;
  /** As readers know it: "PDF". */
  readonly kind: string;
  /** In words, with the unit. */
  readonly size: string;
}

/** The language of a file. */
export interface LanguageView {
  readonly code: string;
  /** In the language of the site. */
  readonly name: string;
}

/** A form in a page. Its provider is not in the page but in what all pages share. */
export interface FormView extends Omit<FormEntryView, 'provider'> {
  /** The key of the form in the manifest. */
  readonly id: string;
}

/** What a browser shows in place of a picture, if it can and its screen is meant. */
export interface ImageSource {
  readonly srcset: string;
  readonly media?: string;
  readonly type?: string;
  /** In CSS pixels, where it is another picture. */
  readonly width?: number;
  readonly height?: number;
}

export interface ImageView {
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** In CSS pixels, read from the file. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in view where the picture is cropped: `30% 70%`. */
  readonly focus?: string;
  /** The same of the file for narrow screens. */
  readonly narrowFocus?: string;
  /** The same picture in other widths, in the format of the attribute. */
  readonly srcset?: string;
  /** The first that fits is shown. */
  readonly sources?: readonly ImageSource[];
  readonly ratio?: string;
  readonly edge?: string;
  readonly credit?: RichText;
}

export interface LinkView {
  readonly href: string;
  readonly label: string;
  /** The page it leads to; absent for addresses elsewhere. */
  readonly page?: string;
  /** Of a page in another language: which one that is. */
  readonly language?: string;
  /** Whether its words are in that language, too. */
  readonly inLanguage?: true;
}

/** A time of the day at which a place is open. */
export interface OpenTime {
  /** `08:00`. */
  readonly opens: string;
  /** `18:00`; at most `24:00`. */
  readonly closes: string;
  /** As readers see it. */
  readonly text: string;
  /** What is said meanwhile. */
  readonly open: string;
}

/** Days in a row with the same times. */
export interface RegularDays {
  readonly text: string;
  /** As `Date` counts them: 0 is Sunday. */
  readonly days: readonly number[];
  readonly times: readonly OpenTime[];
}

export interface SpecialDays {
  readonly text: string;
  readonly label?: string;
  /** The first and the last day: `2027-12-24`. */
  readonly from: string;
  readonly until: string;
  readonly times: readonly OpenTime[];
}

export interface OpeningHoursView {
  readonly timeZone: string;
  readonly title: string;
  /** All days of the week. */
  readonly regular: readonly RegularDays[];
  /** The words above special days. */
  readonly specialTitle: string;
  readonly special: readonly SpecialDays[];
  /** In place of times. */
  readonly closed: string;
  readonly closedNow: string;
}

export interface PriceView {
  /** The amount with its currency, or the words in place of both. */
  readonly text: string;
  /** The amount without decimals, where it has none: lists of such prices show it. */
  readonly round?: string;
  readonly before?: string;
  readonly unit?: string;
  readonly amount?: number;
  /** ISO 4217. */
  readonly currency?: string;
}

/** Running text, parsed: words, emphasis and links; and what only texts in parts have. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: RichText }
  | {
      readonly type: 'link';
      readonly href: string;
      /** Of what it leads to, where that is a page in another language. */
      readonly language?: string;
      readonly children: RichText;
    }
  | LateInline;

/** What may stand in a line, and only some texts have. */
export type LateInline =
  | { readonly type: 'inline-code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'inline-image'; readonly image: ImageView }
  | NoteView;

/** Where a text names a footnote. */
export interface NoteView {
  readonly type: 'note';
  readonly number: number;
  /** Present where the text named the footnote before: the way back leads to the first time. */
  readonly again?: true;
}

export type RichText = readonly Inline[];

/** An outside service that shows something in a frame. */
export type ServiceView = FrameService & {
  /** Its key in the manifest: a visitor agrees to a service, not to one film. */
  readonly id: string;
};

/** By the name of the schema; undefined where it leads to a page that is not shown. */
export interface ConceptViews {
  'call-to-action': CallToActionView | undefined;
  card: CardView | undefined;
  'content-path': string;
  'content/cell': RichText;
  'content/file': readonly ContentNode[];
  'content/parts': RichText;
  'content/picture': PictureNode;
  'content/words': RichText;
  'download-path': DownloadView;
  'file-language': LanguageView;
  'file-path': string;
  'form-id': FormView;
  image: ImageView;
  link: LinkView | undefined;
  'opening-hours': OpeningHoursView;
  'page-id': string | undefined;
  price: PriceView;
  'running-text': RichText;
  'service-id': ServiceView;
}

/**
 * One field of a form. Its type says which settings it has.
 */
export type FieldView =
  | CheckboxFieldView
  | CheckboxesFieldView
  | DateFieldView
  | EmailFieldView
  | FileFieldView
  | HiddenFieldView
  | NumberFieldView
  | RadioFieldView
  | SelectFieldView
  | TelFieldView
  | TextFieldView
  | TextareaFieldView
  | TimeFieldView;

/**
 * A form: its fields, its words and its provider.
 */
export interface FormEntryView {
  /**
   * The name of the form for assistive technology.
   */
  title: string;
  /**
   * What is shown above the fields: who answers, and how soon.
   */
  intro?: ConceptViews['running-text'];
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
    page?: NonNullable<ConceptViews['page-id']>;
    /**
     * What comes next, in order; shown in place of the form, where no page is.
     *
     * @minItems 1
     * @maxItems 5
     *
     * Items: One thing that happens.
     */
    next?: ConceptViews['running-text'][];
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
    help?: ConceptViews['running-text'];
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
  privacy?: ConceptViews['running-text'];
  /**
   * What is shown where JavaScript is turned off, if the provider needs it to send the form.
   */
  withoutScript?: ConceptViews['running-text'];
  /**
   * The service that receives what visitors send.
   */
  provider: Concepts['provider'];
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
   * The name under which the value is sent: letters from A to Z, digits, "_" and "-"; a letter comes first.
   */
  name: string;
  /**
   * The words beside the box. They may hold a link, as to the page that a consent is about.
   */
  label: ConceptViews['running-text'];
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * Several choices, with all options visible.
 */
export interface CheckboxesFieldView {
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * A day of the calendar. The browser shows a calendar and checks the date.
 */
export interface DateFieldView {
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
  autocomplete?: Concepts['autocomplete'];
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * An e-mail address. The browser checks its format.
 */
export interface EmailFieldView {
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
  autocomplete?: Concepts['autocomplete'];
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * One or more files from the visitor's device. The provider must take files.
 */
export interface FileFieldView {
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * A value that is sent along with what visitors fill in.
 */
export interface HiddenFieldView {
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
  when?: Concepts['field-condition'];
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
  autocomplete?: Concepts['autocomplete'];
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * One choice, with all options visible.
 */
export interface RadioFieldView {
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * One choice from a list.
 */
export interface SelectFieldView {
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
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
  autocomplete?: Concepts['autocomplete'];
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * What the words must look like.
   */
  pattern?: Concepts['field-pattern'];
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
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
  autocomplete?: Concepts['autocomplete'];
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
  pattern?: Concepts['field-pattern'];
  /**
   * How much of the form's width the field takes: two halves in a row stand side by side.
   */
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
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
  autocomplete?: Concepts['autocomplete'];
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/**
 * A time of day. The browser checks it.
 */
export interface TimeFieldView {
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
  width?: Concepts['field-width'];
  /**
   * The field is asked only where another field has one of some values.
   */
  when?: Concepts['field-condition'];
}

/** By the name of the schema. */
export interface FormViews {
  form: FormEntryView;
  field: FieldView;
  'fields/checkbox': CheckboxFieldView;
  'fields/checkboxes': CheckboxesFieldView;
  'fields/date': DateFieldView;
  'fields/email': EmailFieldView;
  'fields/file': FileFieldView;
  'fields/hidden': HiddenFieldView;
  'fields/number': NumberFieldView;
  'fields/radio': RadioFieldView;
  'fields/select': SelectFieldView;
  'fields/tel': TelFieldView;
  'fields/text': TextFieldView;
  'fields/textarea': TextareaFieldView;
  'fields/time': TimeFieldView;
}
