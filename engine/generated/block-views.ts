// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { CardView, ContentNode, ImageView, LinkView, RichText } from '../model/site';

/**
 * One part of a page. Its "type" says which fields it has.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BlockView".
 */
export type BlockView = (BoxesBlockView | CardsBlockView | CarouselBlockView | ChildrenBlockView | ContentBlockView | FeatureBlockView | FormBlockView | MarqueeBlockView | OfficesBlockView | PeopleBlockView | TextBlockView)
/**
 * One field of a form. Its "type" says which settings it has.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FieldView".
 */
export type FieldView = (CheckboxFieldView | EmailFieldView | NumberFieldView | RadioFieldView | SelectFieldView | TelFieldView | TextFieldView | TextareaFieldView)

/**
 * Short texts that come in from the top, the bottom, the left and the right, one after another.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "BoxesBlockView".
 */
export interface BoxesBlockView {
/**
 * The block type.
 */
type: "boxes"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
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
heading: string
text: RichText
/**
 * The side it comes in from.
 */
from: ("top" | "bottom" | "left" | "right")
}[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Cards that lead to pages.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "CardsBlockView".
 */
export interface CardsBlockView {
/**
 * The block type.
 */
type: "cards"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
text?: RichText
/**
 * The cards in order.
 * 
 * @minItems 1
 * @maxItems 24
 */
cards: CardView[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Slides that advance by themselves, with previous, next and pause controls.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "CarouselBlockView".
 */
export interface CarouselBlockView {
/**
 * The block type.
 */
type: "carousel"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The name of the carousel for assistive technology.
 */
label: string
/**
 * The slides in order.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: One slide.
 */
slides: {
image: ImageView
/**
 * Shown in upper case.
 */
caption: string
text?: RichText
link?: LinkView
}[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * A card for each page below this one in the menu tree.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ChildrenBlockView".
 */
export interface ChildrenBlockView {
/**
 * The block type.
 */
type: "children"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
text?: RichText
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * The text of a content file. The page shows its heading at once; the text comes with the file.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "ContentBlockView".
 */
export interface ContentBlockView {
/**
 * The block type.
 */
type: "content"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
file: string
/**
 * A heading for the lists that stand in the file without one.
 */
listHeading?: string
/**
 * Title and picture for headings of the file, by the heading as the file spells it.
 */
sections?: {
/**
 * Title and picture of one heading.
 */
[k: string]: {
/**
 * Shown instead of the heading of the file.
 */
title?: string
image?: ImageView
}
}
image?: ImageView
fixed?: ContentNode[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Text beside a picture or a film, with a button.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FeatureBlockView".
 */
export interface FeatureBlockView {
/**
 * The block type.
 */
type: "feature"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading: string
items: ContentNode[]
image?: ImageView
video?: VideoView
/**
 * Where the picture or film stands on wide screens.
 */
side: ("start" | "end")
link?: LinkView
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * A form of the manifest.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FormBlockView".
 */
export interface FormBlockView {
/**
 * The block type.
 */
type: "form"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
form: FormView
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * One line of text that passes across the page. It pauses on hover, on focus and by its control.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "MarqueeBlockView".
 */
export interface MarqueeBlockView {
/**
 * The block type.
 */
type: "marquee"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
text: RichText
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Cards of offices with address, telephone, e-mail and website.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "OfficesBlockView".
 */
export interface OfficesBlockView {
/**
 * The block type.
 */
type: "offices"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
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
 * The city or town.
 */
place: string
image?: ImageView
/**
 * The lines of the postal address.
 * 
 * @minItems 1
 * @maxItems 8
 * 
 * Items: One line.
 */
address: string[]
/**
 * As it is to be read.
 */
phone: string
/**
 * The e-mail address.
 */
email: string
/**
 * The address of the website.
 */
website: string
note?: RichText
}[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Cards of people; each opens a dialog with picture, role and biography.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "PeopleBlockView".
 */
export interface PeopleBlockView {
/**
 * The block type.
 */
type: "people"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
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
 * The id of an element in a page, without the number sign.
 */
id: string
/**
 * Optional: a person may be named by role alone.
 */
name?: string
/**
 * What the person does.
 */
role: string
image: ImageView
summary?: RichText
biography: ContentNode[]
/**
 * The words of the button that opens the dialog.
 */
open: string
}[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * Text written in the manifest: paragraphs, lists and headed sections.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TextBlockView".
 */
export interface TextBlockView {
/**
 * The block type.
 */
type: "text"
/**
 * The id of an element in a page, without the number sign.
 */
id?: string
/**
 * The heading of the block.
 */
heading?: string
items: ContentNode[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 */
effect: ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
}
/**
 * The invitation at the end of a page. Pages below inherit it.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "CallToActionView".
 */
export interface CallToActionView {
/**
 * The invitation.
 */
heading: string
text?: RichText
link: LinkView
}
/**
 * Yes or no.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "CheckboxFieldView".
 */
export interface CheckboxFieldView {
/**
 * The kind of field.
 */
type: "checkbox"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
}
/**
 * An e-mail address, whose form the browser checks.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "EmailFieldView".
 */
export interface EmailFieldView {
/**
 * The kind of field.
 */
type: "email"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What the browser may fill in: a token of the HTML standard.
 */
autocomplete?: string
/**
 * The most characters.
 */
maxLength?: number
}
/**
 * A number.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "NumberFieldView".
 */
export interface NumberFieldView {
/**
 * The kind of field.
 */
type: "number"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What the browser may fill in: a token of the HTML standard.
 */
autocomplete?: string
/**
 * The smallest number.
 */
min?: number
/**
 * The largest number.
 */
max?: number
}
/**
 * One choice, all of them in sight.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "RadioFieldView".
 */
export interface RadioFieldView {
/**
 * The kind of field.
 */
type: "radio"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What can be chosen.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: One choice.
 */
options?: {
/**
 * What is sent.
 */
value: string
/**
 * What is read.
 */
label: string
}[]
}
/**
 * One choice out of a list.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "SelectFieldView".
 */
export interface SelectFieldView {
/**
 * The kind of field.
 */
type: "select"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What can be chosen.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: One choice.
 */
options?: {
/**
 * What is sent.
 */
value: string
/**
 * What is read.
 */
label: string
}[]
/**
 * What is shown before a choice is made.
 */
empty?: string
}
/**
 * A telephone number.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TelFieldView".
 */
export interface TelFieldView {
/**
 * The kind of field.
 */
type: "tel"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What the browser may fill in: a token of the HTML standard.
 */
autocomplete?: string
/**
 * The most characters.
 */
maxLength?: number
}
/**
 * One line of text.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TextFieldView".
 */
export interface TextFieldView {
/**
 * The kind of field.
 */
type: "text"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What the browser may fill in: a token of the HTML standard.
 */
autocomplete?: string
/**
 * The most characters.
 */
maxLength?: number
/**
 * The keyboard that a phone shows.
 */
inputMode?: ("text" | "email" | "tel" | "url" | "numeric" | "decimal" | "search")
}
/**
 * Text of several lines.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "TextareaFieldView".
 */
export interface TextareaFieldView {
/**
 * The kind of field.
 */
type: "textarea"
/**
 * The name under which the value is sent.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A short help below the label.
 */
hint?: string
/**
 * The field must be filled in.
 */
required: boolean
/**
 * What is said when the field was left empty. Default: the label "fieldMissing".
 */
missing?: string
/**
 * What the browser may fill in: a token of the HTML standard.
 */
autocomplete?: string
/**
 * The most characters.
 */
maxLength?: number
/**
 * How many lines it shows.
 */
rows: number
}
/**
 * A form: its fields, its words and its provider.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "FormView".
 */
export interface FormView {
/**
 * The name of the form for assistive technology.
 */
title: string
intro?: RichText
/**
 * The fields in order.
 * 
 * @minItems 1
 * @maxItems 60
 */
fields: FieldView[]
/**
 * The words of the button.
 */
submit: string
/**
 * What is shown while the form is sent.
 */
sending: string
/**
 * What happens when the form was sent.
 */
success: {
/**
 * The sentence of the alert.
 */
message: string
page?: string
}
/**
 * What is said when the form could not be sent. The text of the error follows.
 */
failure: {
/**
 * The sentence of the alert.
 */
message: string
help?: RichText
/**
 * The text for a network failure.
 */
networkError: string
/**
 * The text after the time limit.
 */
noAnswer: string
}
/**
 * How long an answer may take. In milliseconds.
 */
timeLimit: number
privacy?: RichText
withoutScript: RichText
/**
 * The key of the form in the manifest.
 */
id: string
}
/**
 * A film with its poster. It never plays by itself.
 * 
 * This interface was referenced by `Root`'s JSON-Schema
 * via the `definition` "VideoView".
 */
export interface VideoView {
/**
 * The film in one or more formats, the best first.
 * 
 * @minItems 1
 * @maxItems 4
 */
sources: string[]
poster: string
/**
 * What the film shows, for those who do not see it.
 */
label: string
}
