// Generated from schemas/ by `npm run types`: change the schemas, not this file.

/**
 * The id of a page: a key of "pages".
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PageId".
 */
export type PageId = string
/**
 * A file under files/, written relative to that folder with forward slashes.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FilePath".
 */
export type FilePath = string
/**
 * A sentence or paragraph. It may hold {variable}, *emphasis*, **strong**, [text](page:id), [text](page:id#anchor) and [text](https://…); a literal brace is written {{.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "RunningText".
 */
export type RunningText = string
/**
 * An address outside this site: https, http, mailto or tel.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Href".
 */
export type Href = string
/**
 * The id of an element in a page, without the number sign.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Anchor".
 */
export type Anchor = string
/**
 * The name of an icon: an SVG file in files/icons/, without its ending.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "IconName".
 */
export type IconName = string
/**
 * How the page is laid out: "landing" gives each block the full width; "area" introduces a part of the site beside its picture; "article" is made for reading; "plain" is a heading and its blocks; "switcher" shows one of its child pages at a time under a row of buttons.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Layout".
 */
export type Layout = ("landing" | "area" | "article" | "plain" | "switcher")
/**
 * One part of a page. Its "type" says which fields it has.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Block".
 */
export type Block = (TextBlock | ContentBlock | MarqueeBlock | CarouselBlock | FeatureBlock | CardsBlock | ChildrenBlock | BoxesBlock | PeopleBlock | OfficesBlock | FormBlock)
/**
 * A paragraph (text), a list (array of texts) or sections (an object of headings with a text or a list).
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentItem".
 */
export type ContentItem = (ContentSections | (ContentList | ContentParagraph))
/**
 * A paragraph of running text.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentParagraph".
 */
export type ContentParagraph = string
/**
 * A bullet list: an array of running texts.
 * 
 * @minItems 1
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentList".
 */
export type ContentList = ContentParagraph[]
/**
 * What a content file holds: items in reading order.
 * 
 * @minItems 1
 * @maxItems 2000
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentFile".
 */
export type ContentFile = ContentItem[]
/**
 * How the block appears: "reveal1" to "reveal5" carry that class and gain "active" above the reveal line; "hidden" gains "show" while visible; "scroll" moves in with the scroll-reveal settings. Nothing is hidden without JavaScript, in print or under reduced motion.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Effect".
 */
export type Effect = ("none" | "reveal1" | "reveal2" | "reveal3" | "reveal4" | "reveal5" | "hidden" | "scroll")
/**
 * A content file under files/: a JSON array of paragraphs, lists and headed sections, saved as .txt.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentPath".
 */
export type ContentPath = string
/**
 * The id of a form: a key of "forms".
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FormId".
 */
export type FormId = string
/**
 * One field of a form. Its "type" says which settings it has.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Field".
 */
export type Field = (TextField | EmailField | TelField | NumberField | TextareaField | SelectField | RadioField | CheckboxField)
/**
 * Who takes what the form sends. Its "type" says which settings it has.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Provider".
 */
export type Provider = (EmailjsProvider | PostProvider)

/**
 * A whole site: every page, menu, layout, content file and form.
 */
export interface Manifest {
/**
 * The version of the manifest format.
 */
version: 1
site: SiteSettings
/**
 * Words written once and used as {name} in every string of the manifest and of the content files.
 */
variables: {
/**
 * The words that stand for the name.
 */
[k: string]: string
}
theme: Theme
labels: Labels
behaviour: Behaviour
budgets: Budgets
/**
 * The menus of the bar in order. They are the tree of the site: breadcrumbs, child cards and related pages follow it.
 * 
 * @maxItems 12
 */
menus: Menu[]
enquiry?: Link
/**
 * The floating contact bar.
 * 
 * @maxItems 12
 */
contacts: Contact[]
footer: Footer
/**
 * The pages by id. Menus, cards, buttons and redirects name a page by its id, so its path can change.
 */
pages: {
[k: string]: Page
}
/**
 * The forms by id.
 */
forms: {
[k: string]: Form
}
/**
 * Addresses that moved or are gone.
 * 
 * @maxItems 20000
 */
redirects: Redirect[]
/**
 * Findings that this site takes more or less seriously, by the code of the finding.
 */
rules: {
[k: string]: RuleSetting
}
}
/**
 * Who the site belongs to and where it stands.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "SiteSettings".
 */
export interface SiteSettings {
/**
 * The name of the site.
 */
name: string
/**
 * Scheme and host of the public site, without a path.
 */
origin: string
/**
 * The path below which the whole site stands. It starts and ends with a slash.
 */
base: string
/**
 * The language of the site (BCP 47).
 */
language: string
/**
 * The direction of writing.
 */
direction: ("ltr" | "rtl")
home: PageId
logo: Image
icon: FilePath
/**
 * Square PNG pictures of the icon for home screens, best 180, 192 and 512 pixels wide; their sizes are read from the files.
 * 
 * @maxItems 8
 */
icons: FilePath[]
share?: FilePath
}
/**
 * A picture. Width and height are read from the file.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Image".
 */
export interface Image {
src: FilePath
/**
 * What the picture shows, for those who do not see it. Needed unless the picture is decorative.
 */
alt?: string
/**
 * The picture adds nothing that the text does not say; it is hidden from assistive technology.
 */
decorative: boolean
}
/**
 * The roles of colour and type. What is not given keeps the default of the engine.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Theme".
 */
export interface Theme {
/**
 * Whether the ground is dark or light.
 */
scheme: ("dark" | "light")
/**
 * Colours by role, as #rrggbb.
 */
colours: {
/**
 * The ground of the page, as #rrggbb.
 */
ground: string
/**
 * The ground of cards and fields, as #rrggbb.
 */
raised: string
/**
 * The ground of the bar, panels and footer, as #rrggbb.
 */
panel: string
/**
 * Rules and borders, as #rrggbb.
 */
line: string
/**
 * Text on the ground, as #rrggbb.
 */
text: string
/**
 * Text of less weight, as #rrggbb.
 */
muted: string
/**
 * Buttons and the one thing to look at, as #rrggbb.
 */
accent: string
/**
 * Text on the accent, as #rrggbb.
 */
onAccent: string
/**
 * Links, marks and the second accent, as #rrggbb.
 */
highlight: string
/**
 * The ground of the narrow bar, as #rrggbb.
 */
drawer: string
/**
 * Text on the narrow bar, as #rrggbb.
 */
onDrawer: string
/**
 * Faults, as #rrggbb.
 */
error: string
/**
 * Things that went well, as #rrggbb.
 */
success: string
}
display?: Face
text?: Face
pattern?: FilePath
/**
 * How round corners are, in pixels.
 */
radius: number
}
/**
 * A face of type: its files, and what stands in for it until they have come.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Face".
 */
export interface Face {
/**
 * The name of the font family.
 */
family: string
file?: FilePath
/**
 * Files with further characters of the face: each is fetched only where a page has one of them.
 * 
 * @minItems 1
 */
more?: {
file: FilePath
/**
 * The characters of the file, as a unicode-range of CSS.
 */
characters: string
}[]
/**
 * The weights of a variable font.
 */
weight: string
/**
 * The generic family behind it.
 */
fallback: ("sans-serif" | "serif" | "monospace" | "system-ui")
/**
 * Overrides that make the fallback as large as the font, in percent.
 */
metrics?: {
/**
 * The size adjust in percent.
 */
sizeAdjust?: number
/**
 * The ascent override in percent.
 */
ascent?: number
/**
 * The descent override in percent.
 */
descent?: number
/**
 * The line gap override in percent.
 */
lineGap?: number
}
}
/**
 * The words of the engine, each with a default. A site in another language gives them all.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Labels".
 */
export interface Labels {
/**
 * The link that skips the navigation.
 */
skip: string
/**
 * The link to the home page.
 */
home: string
/**
 * The name of the navigation.
 */
mainNavigation: string
/**
 * The button that opens the drawer.
 */
openMenu: string
/**
 * The button that closes the drawer.
 */
closeMenu: string
/**
 * The button of a panel.
 */
explore: string
/**
 * The name of the breadcrumbs.
 */
breadcrumbs: string
/**
 * The name of the contact bar.
 */
contact: string
/**
 * The name of the links in the footer.
 */
footer: string
/**
 * The heading of the related pages.
 */
related: string
/**
 * The heading of the contents of a long page.
 */
contents: string
/**
 * The button of a carousel.
 */
previous: string
/**
 * The button of a carousel.
 */
next: string
/**
 * The control that stops carousel and marquee.
 */
pause: string
/**
 * The control that starts them again.
 */
play: string
/**
 * What kind of thing a carousel is, for assistive technology.
 */
carousel: string
/**
 * The name of one slide; its number follows.
 */
slide: string
/**
 * Between the number of a slide and how many there are.
 */
slideOf: string
/**
 * The button of a dialog.
 */
close: string
/**
 * The button of an alert.
 */
dismiss: string
/**
 * Before a telephone number.
 */
telephone: string
/**
 * Before an e-mail address.
 */
email: string
/**
 * Before a web address.
 */
website: string
/**
 * Before a postal address.
 */
address: string
/**
 * Marks a field that must be filled in.
 */
required: string
/**
 * Said of a field that was left empty.
 */
fieldMissing: string
/**
 * Said of a field whose value does not fit.
 */
fieldInvalid: string
/**
 * The heading of the list of faults above a form.
 */
formErrors: string
/**
 * Shown when content takes long.
 */
loading: string
/**
 * The sentence for an address without a page; the address follows.
 */
notFound: string
/**
 * Help on that page.
 */
notFoundHelp: string
/**
 * Status 405.
 */
methodNotAllowed: string
/**
 * Status 400.
 */
badRequest: string
/**
 * The heading when a view could not be shown.
 */
error: string
/**
 * Help on that view.
 */
errorHelp: string
/**
 * The button that reloads.
 */
reload: string
/**
 * The button that tries again.
 */
retry: string
/**
 * Shown in place of a part whose code did not arrive.
 */
chunkFailed: string
/**
 * Shown when a page cannot be fetched.
 */
offline: string
/**
 * The link to the home page in error views.
 */
backHome: string
/**
 * The name of the region of alerts.
 */
enquirySent: string
}
/**
 * The constants of movement, loading and logging.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Behaviour".
 */
export interface Behaviour {
/**
 * The height of the fixed bar; content and in-page targets clear it. In pixels.
 */
headerHeight: number
/**
 * How carousels move.
 */
carousel: {
/**
 * How long a slide stands. In milliseconds.
 */
interval: number
}
/**
 * How marquees move.
 */
marquee: {
/**
 * How fast the text passes, in pixels a second.
 */
speed: number
}
/**
 * When reveal1 to reveal5 become active.
 */
reveal: {
/**
 * How far above the bottom of the window the line is. In pixels.
 */
threshold: number
}
/**
 * How blocks with the effect "scroll" come in.
 */
scrollReveal: {
/**
 * They hide again when they leave the window.
 */
reset: boolean
/**
 * How far they move. In pixels.
 */
distance: number
/**
 * How long they move. In milliseconds.
 */
duration: number
/**
 * How long they wait. In milliseconds.
 */
delay: number
}
/**
 * How long text boxes wait, by the side they come in from.
 */
textBoxes: {
/**
 * From the top. In milliseconds.
 */
top: number
/**
 * From the bottom. In milliseconds.
 */
bottom: number
/**
 * From the left. In milliseconds.
 */
left: number
/**
 * From the right. In milliseconds.
 */
right: number
}
/**
 * How menu panels answer a pointer.
 */
menus: {
/**
 * How long the pointer rests before a panel opens. In milliseconds.
 */
openDelay: number
/**
 * How long after it left the panel closes. In milliseconds.
 */
closeDelay: number
}
/**
 * How code is loaded.
 */
chunks: {
/**
 * How long a chunk may take. In milliseconds.
 */
timeLimit: number
}
/**
 * How content files are loaded.
 */
content: {
/**
 * Each answer is written to the console.
 */
log: boolean
/**
 * How long a content file may take. In milliseconds.
 */
timeLimit: number
/**
 * How long before a placeholder shows. In milliseconds.
 */
skeletonAfter: number
}
}
/**
 * What pages may weigh. A build that exceeds one fails and names the block or file to blame; what is left out is not weighed.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Budgets".
 */
export interface Budgets {
/**
 * The HTML of a page and its style sheets together, in bytes after brotli.
 */
document?: number
/**
 * The code that runs before the page has loaded, in bytes after brotli.
 */
starter?: number
/**
 * All code of a page, the app and its blocks included, in bytes after brotli.
 */
script?: number
/**
 * Each picture as it is sent, in bytes.
 */
picture?: number
/**
 * What a browser asks for to show a page, pictures below the first view apart.
 */
requests?: number
}
/**
 * A menu of the bar: it opens a panel with heading, text, a button to its page, and links.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Menu".
 */
export interface Menu {
page: PageId
/**
 * Its name in the bar. Default: the label of the page.
 */
label?: string
/**
 * The heading of the panel. Default: the title of the page.
 */
heading?: string
text?: RunningText
/**
 * The words of its button. Default: the label "explore".
 */
explore?: string
/**
 * Its pages in order.
 * 
 * @maxItems 100
 */
items: MenuItem[]
}
/**
 * A page in a menu, with the pages below it.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "MenuItem".
 */
export interface MenuItem {
page?: PageId
href?: Href
/**
 * Default: the label of the page; needed with "href".
 */
label?: string
/**
 * The pages below it.
 * 
 * @maxItems 100
 */
items: MenuItem[]
}
/**
 * A link to a page of this site, by its id, or to an address outside it. Write exactly one of "page" and "href".
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
page?: PageId
anchor?: Anchor
href?: Href
/**
 * The words of the link. Default: the label of the page; needed with "href".
 */
label?: string
}
/**
 * A way to reach the company, shown in the contact bar.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Contact".
 */
export interface Contact {
/**
 * What the value is: a telephone number, an e-mail address or the address of a profile elsewhere.
 */
type: ("telephone" | "email" | "link")
/**
 * What a visitor reads and hears.
 */
label: string
/**
 * The number, e-mail address or web address.
 */
value: string
icon: IconName
}
/**
 * The foot of every page.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Footer".
 */
export interface Footer {
text?: RunningText
/**
 * The link columns in order.
 * 
 * @maxItems 8
 * 
 * Items: A column of links: those of a menu, or its own.
 */
columns: {
/**
 * Default: the label of the menu.
 */
heading?: string
menu?: PageId
/**
 * Its own links, below those of the menu.
 * 
 * @maxItems 40
 */
links: Link[]
}[]
/**
 * The links beside the copyright line.
 * 
 * @maxItems 10
 */
legal: Link[]
/**
 * The copyright line: "© from–year holder".
 */
copyright: {
/**
 * The first year; the last is the year of the build.
 */
from: number
/**
 * Who holds it.
 */
holder: string
/**
 * What follows the holder.
 */
text?: string
}
}
/**
 * One page: its address, its words and its blocks.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
/**
 * The address of the page below the base path of the site. It starts with a slash.
 */
path: string
/**
 * The heading of the page and the start of its document title.
 */
title: string
/**
 * A shorter name for menus, breadcrumbs and the footer. Default: the title.
 */
label?: string
/**
 * One sentence: the description for search engines and the text of cards.
 */
summary: string
lead?: RunningText
layout: Layout
image?: Image
share?: FilePath
parent?: PageId
opensAt?: PageId
/**
 * The page is shown in development and left out of a build.
 */
draft: boolean
/**
 * The page is built, but named in neither sitemap nor search engines.
 */
unlisted: boolean
callToAction?: CallToAction
/**
 * The parts of the page in reading order.
 * 
 * @maxItems 200
 */
blocks: Block[]
}
/**
 * The invitation at the end of a page. Pages below inherit it.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CallToAction".
 */
export interface CallToAction {
/**
 * The invitation.
 */
heading: string
text?: RunningText
link: Link
}
/**
 * Text written in the manifest: paragraphs, lists and headed sections.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TextBlock".
 */
export interface TextBlock {
/**
 * The block type.
 */
type: "text"
id?: Anchor
/**
 * The heading of the block.
 */
heading?: string
items: ContentFile
effect: Effect
}
/**
 * Headings, each with its text or its list. A heading may hold {variable}.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentSections".
 */
export interface ContentSections {
/**
 * The text or the list below the heading.
 * 
 * @minItems 1
 */
[k: string]: string | ContentParagraph[]
}
/**
 * The text of a content file. The page shows its heading at once; the text comes with the file.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ContentBlock".
 */
export interface ContentBlock {
/**
 * The block type.
 */
type: "content"
id?: Anchor
file: ContentPath
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
image?: Image
}
}
image?: Image
fixed?: ContentFile
effect: Effect
}
/**
 * One line of text that passes across the page. It pauses on hover, on focus and by its control.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "MarqueeBlock".
 */
export interface MarqueeBlock {
/**
 * The block type.
 */
type: "marquee"
id?: Anchor
text: RunningText
effect: Effect
}
/**
 * Slides that advance by themselves, with previous, next and pause controls.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CarouselBlock".
 */
export interface CarouselBlock {
/**
 * The block type.
 */
type: "carousel"
id?: Anchor
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
image: Image
/**
 * Shown in upper case.
 */
caption: string
text?: RunningText
link?: Link
}[]
effect: Effect
}
/**
 * Text beside a picture or a film, with a button.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FeatureBlock".
 */
export interface FeatureBlock {
/**
 * The block type.
 */
type: "feature"
id?: Anchor
/**
 * The heading of the block.
 */
heading: string
items: ContentFile
image?: Image
video?: Video
/**
 * Where the picture or film stands on wide screens.
 */
side: ("start" | "end")
link?: Link
effect: Effect
}
/**
 * A film with its poster. It never plays by itself.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Video".
 */
export interface Video {
/**
 * The film in one or more formats, the best first.
 * 
 * @minItems 1
 * @maxItems 4
 */
sources: FilePath[]
poster: FilePath
/**
 * What the film shows, for those who do not see it.
 */
label: string
}
/**
 * Cards that lead to pages.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CardsBlock".
 */
export interface CardsBlock {
/**
 * The block type.
 */
type: "cards"
id?: Anchor
/**
 * The heading of the block.
 */
heading?: string
text?: RunningText
/**
 * The cards in order.
 * 
 * @minItems 1
 * @maxItems 24
 */
cards: Card[]
effect: Effect
}
/**
 * A card that leads to a page. Title, text and picture come from the page unless they are given here.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
page: PageId
/**
 * Default: the title of the page.
 */
title?: string
text?: RunningText
image?: Image
/**
 * The words of its button. Without it the whole card is one link.
 */
label?: string
}
/**
 * A card for each page below this one in the menu tree.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "ChildrenBlock".
 */
export interface ChildrenBlock {
/**
 * The block type.
 */
type: "children"
id?: Anchor
/**
 * The heading of the block.
 */
heading?: string
text?: RunningText
effect: Effect
}
/**
 * Short texts that come in from the top, the bottom, the left and the right, one after another.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "BoxesBlock".
 */
export interface BoxesBlock {
/**
 * The block type.
 */
type: "boxes"
id?: Anchor
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
text: RunningText
/**
 * The side it comes in from.
 */
from: ("top" | "bottom" | "left" | "right")
}[]
effect: Effect
}
/**
 * Cards of people; each opens a dialog with picture, role and biography.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PeopleBlock".
 */
export interface PeopleBlock {
/**
 * The block type.
 */
type: "people"
id?: Anchor
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
id: Anchor
/**
 * Optional: a person may be named by role alone.
 */
name?: string
/**
 * What the person does.
 */
role: string
image: Image
summary?: RunningText
biography: ContentFile
/**
 * The words of the button that opens the dialog.
 */
open: string
}[]
effect: Effect
}
/**
 * Cards of offices with address, telephone, e-mail and website.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "OfficesBlock".
 */
export interface OfficesBlock {
/**
 * The block type.
 */
type: "offices"
id?: Anchor
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
image?: Image
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
note?: RunningText
}[]
effect: Effect
}
/**
 * A form of the manifest.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "FormBlock".
 */
export interface FormBlock {
/**
 * The block type.
 */
type: "form"
id?: Anchor
/**
 * The heading of the block.
 */
heading?: string
form: FormId
effect: Effect
}
/**
 * A form: its fields, its words and its provider.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Form".
 */
export interface Form {
/**
 * The name of the form for assistive technology.
 */
title: string
intro?: RunningText
/**
 * The fields in order.
 * 
 * @minItems 1
 * @maxItems 60
 */
fields: Field[]
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
page?: PageId
}
/**
 * What is said when the form could not be sent. The text of the error follows.
 */
failure: {
/**
 * The sentence of the alert.
 */
message: string
help?: RunningText
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
privacy?: RunningText
withoutScript: RunningText
provider: Provider
}
/**
 * One line of text.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TextField".
 */
export interface TextField {
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
 * An e-mail address, whose form the browser checks.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "EmailField".
 */
export interface EmailField {
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
 * A telephone number.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TelField".
 */
export interface TelField {
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
 * A number.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "NumberField".
 */
export interface NumberField {
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
 * Text of several lines.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "TextareaField".
 */
export interface TextareaField {
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
 * One choice out of a list.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "SelectField".
 */
export interface SelectField {
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
 * One choice, all of them in sight.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "RadioField".
 */
export interface RadioField {
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
 * Yes or no.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "CheckboxField".
 */
export interface CheckboxField {
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
 * Sends the form through the EmailJS service with its browser client.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "EmailjsProvider".
 */
export interface EmailjsProvider {
/**
 * The kind of provider.
 */
type: "emailjs"
/**
 * Scheme and host of the service.
 */
origin: string
/**
 * The public key of the account.
 */
publicKey: string
/**
 * The id of the e-mail service.
 */
serviceId: string
/**
 * The id of the e-mail template.
 */
templateId: string
/**
 * Refuse automated browsers with 451.
 */
blockHeadless: boolean
/**
 * Refuse an enquiry with 403 when a field holds a listed value.
 */
blockList?: {
/**
 * The name of the field.
 */
watchVariable: string
/**
 * The refused values.
 * 
 * @maxItems 1000
 */
list: string[]
}
/**
 * The least time between two enquiries; 0 switches it off. In milliseconds.
 */
throttle: number
}
/**
 * Sends the form as multipart form data to an address of yours.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "PostProvider".
 */
export interface PostProvider {
/**
 * The kind of provider.
 */
type: "post"
/**
 * Scheme and host of the endpoint.
 */
origin: string
/**
 * The path of the endpoint.
 */
path: string
}
/**
 * An address that moved or is gone. Write exactly one of "page", "href" and status 410.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "Redirect".
 */
export interface Redirect {
/**
 * The old path.
 */
from: string
page?: PageId
anchor?: Anchor
href?: Href
/**
 * 301 and 308 moved for good (308 keeps the method), 410 gone.
 */
status: (301 | 308 | 410)
}
/**
 * How severe the findings of one rule are. What makes a rule milder needs a reason.
 * 
 * This interface was referenced by `Manifest`'s JSON-Schema
 * via the `definition` "RuleSetting".
 */
export interface RuleSetting {
/**
 * "error" stops a build, "warning" is only told (and stops under --strict), "off" is silent.
 */
severity: ("error" | "warning" | "off")
/**
 * Why this site may do without the rule, for those who come after you.
 */
reason?: string
}
