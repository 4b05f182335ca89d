// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { PartViews } from '../model/part-views';
import type { Concepts } from './manifest';

/**
 * One field of a form. Its "type" says which settings it has.
 */
export type FieldView =
  | CheckboxFieldView
  | EmailFieldView
  | NumberFieldView
  | RadioFieldView
  | SelectFieldView
  | TelFieldView
  | TextFieldView
  | TextareaFieldView;

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
   * What is shown where JavaScript is turned off and the form cannot be sent.
   */
  withoutScript: PartViews['running-text'];
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
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How many characters may be typed. In characters.
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
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How many characters may be typed. In characters.
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
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How many characters may be typed. In characters.
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
   * What the browser may fill in: a token of the HTML standard.
   */
  autocomplete?: string;
  /**
   * How many characters may be typed. In characters.
   */
  maxLength?: number;
  /**
   * How tall the field is before more is typed. In lines.
   */
  rows: number;
}

/** By the name of the schema. */
export interface FormViews {
  form: FormEntryView;
  field: FieldView;
  'fields/checkbox': CheckboxFieldView;
  'fields/email': EmailFieldView;
  'fields/number': NumberFieldView;
  'fields/radio': RadioFieldView;
  'fields/select': SelectFieldView;
  'fields/tel': TelFieldView;
  'fields/text': TextFieldView;
  'fields/textarea': TextareaFieldView;
}
