// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { PartViews } from '../model/part-views';
import type { Concepts } from './manifest';

/**
 * One field of a form. Its "type" says which settings it has.
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
  intro?: PartViews['running-text'];
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
     * The page that is shown once the form has been sent. Without it the visitor stays where they are.
     */
    page?: NonNullable<PartViews['page-id']>;
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
    help?: PartViews['running-text'];
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
  privacy?: PartViews['running-text'];
  /**
   * What is shown where JavaScript is turned off, if the provider needs it to send the form.
   */
  withoutScript?: PartViews['running-text'];
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
   * The name under which the value is sent.
   */
  name: string;
  /**
   * The words beside the box. They may hold a link, as to the page that a consent is about.
   */
  label: PartViews['running-text'];
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
   * The name under which the value is sent.
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
