// What buildSite derives from a manifest: everything is resolved, and all of it is JSON.
import type { BlockView } from '../generated/block-views';
import type {
  CallToActionView,
  CardView,
  ContentNode,
  ImageView,
  LinkView,
  RichText,
} from '../generated/concept-views';
import type { Layout, Manifest } from '../generated/manifest';
import type { ShownSettings } from './block-types';
import type { Delivery } from './delivery';
import type { Entity, Stated } from './fact-views';
import type { Head } from './head';
import type { HeadLook } from './head-look';
import type { FeedLink, ItemListView, ItemView, KeptList, SiteFeed, SiteItem } from './item-views';
import type { Alternates, LanguageChoice, ShellLabels } from './languages';
import type { CounterService, PageFrame } from './outside-services';
import type { ProviderView, Receivers } from './provider-view';
import type { SiteRedirect } from './redirect';
import type { AreaView, SearchFacts } from './search';
import type { CreditsView, SitePictures } from './site-pictures';
import type { StyleFacts } from './style-facts';
import type { TextFacts } from './text-facts';
import type { ShellAxes, Theme } from './theme';
import type { TreePlace } from './tree-place';
import type { FooterView, NoticeView, PrimaryActionView, PublishedText } from './views';

export interface MenuItemView extends LinkView {
  /** The summary of its page; only where a menu has room for it. */
  readonly about?: string;
  readonly items: readonly MenuItemView[];
}

/** A menu that is a plain link. */
export interface MenuLinkView extends LinkView {
  /** Tells it from the other menus. */
  readonly id: string;
}

/** A menu that opens a panel. */
export interface MenuPanelView extends MenuItemView {
  /** The id of its page; element ids derive from it. */
  readonly id: string;
  readonly heading: string;
  readonly text: RichText;
  readonly buttonLabel: string;
  readonly image?: ImageView;
}

export type MenuView = MenuPanelView | MenuLinkView;

export interface ContactView extends LinkView {
  readonly type: 'phone' | 'email' | 'link';
  /** Whether the link shows the way to the company. */
  readonly directions?: true;
  readonly icon: string;
  /** As visitors read it: the number, the address. */
  readonly value: string;
}

/** What all pages share; one file for the whole site. */
export interface Shell {
  readonly name: string;
  readonly language: string;
  readonly base: string;
  readonly home: LinkView;
  readonly logo: ImageView;
  /** What is beside the words where an address has no page. */
  readonly notFoundImage?: ImageView;
  readonly menus: readonly MenuView[];
  readonly primaryAction: PrimaryActionView | null;
  readonly contacts: readonly ContactView[];
  readonly footer: FooterView;
  readonly axes: ShellAxes;
  readonly labels: ShellLabels;
  readonly behaviour: Manifest['behaviour'];
  /** The settings of each block type that the site shows. */
  readonly blockSettings: ShownSettings;
  /** The providers of forms, by the form's id. */
  readonly providers: Readonly<Record<string, ProviderView>>;
  /** What stands above every page at the time of the build. */
  readonly notice?: NoticeView;
  /** The outside service that counts visits. */
  readonly counter?: CounterService;
  /** Where the site is searched; absent where it is not. */
  readonly search?: LinkView;
  /** All languages, that of the manifest first; absent where there is but one. */
  readonly languages?: readonly LanguageChoice[];
  /** What addresses begin with that load a document: of other systems, other sites and files. In small letters, base included. */
  readonly elsewhere?: readonly string[];
}

/** A switcher around a page: one button for each of its children. */
export interface SwitcherView {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly lead: RichText;
  readonly choices: readonly LinkView[];
  /** The path of the page that is shown first. */
  readonly opensAt: string;
}

/** What one page needs and no more. */
export interface PageView extends TextFacts, HeadLook {
  readonly id: string;
  /** Below the base path, encoded as addresses are. */
  readonly path: string;
  readonly title: string;
  readonly lead: RichText;
  readonly layout: Layout;
  readonly image?: ImageView;
  /** Its own accent: `7a1030`. */
  readonly accent?: string;
  readonly head: Head;
  /** Absent on a site of one language. */
  readonly alternates?: Alternates;
  /** The switchers around it, outermost first. */
  readonly switchers: readonly SwitcherView[];
  /** From home to its parent. */
  readonly breadcrumbs: readonly LinkView[];
  /** The menu it belongs to. */
  readonly menu: string | null;
  readonly children: readonly CardView[];
  readonly related: readonly LinkView[];
  readonly callToAction?: CallToActionView;
  /** The pages of the site, where a block lists them. */
  readonly areas?: readonly AreaView[];
  /** What it says as an item; absent for a page that is none. */
  readonly item?: ItemView;
  /** What its lists show, by the index of the block. */
  readonly itemLists?: Readonly<Record<number, ItemListView>>;
  /** One for each of the page's `blocks` in the manifest, in the same order, so that an index is valid in both. */
  readonly blocks: readonly BlockView[];
  /** The text of its content files by address; only in the prerendered page, not in page data. */
  readonly contents: Readonly<Record<string, readonly ContentNode[]>>;
  /** Who made the pictures of the page; absent where nobody is named. */
  readonly credits?: CreditsView;
  /** What of other hosts may stand in frames of the page, as a policy names it. */
  readonly frames?: readonly string[];
}

/** A page view as the app fetches it. */
export interface PageFile extends PageView {
  /** The addresses of the style sheets that it needs beside the shell's. */
  readonly styles?: readonly string[];
}

/** The page at an address, or the path below the base to which the address redirects. */
export type PageData = PageFile | { readonly redirect: string };

/** The whole site, derived and complete. */
export interface Site extends Receivers, Delivery {
  /** Custom properties of its style sheet, from the settings of blocks. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Present where search engines are to pass the whole site over. */
  readonly unlisted?: true;
  /** The company, as the manifest describes it to search engines. */
  readonly organization?: Entity;
  /** The path below which code, styles and pictures are; pages and their content files are below `shell.base`. */
  readonly assetsBase: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: Theme;
  /** The address of the site's icon. */
  readonly favicon: string;
  /** The same icon as pictures for home screens. */
  readonly appIcons: readonly Omit<ImageView, 'alt'>[];
  readonly shell: Shell;
  /** By id, in reading order: first as the menus name them, then the others. */
  readonly pages: Readonly<Record<string, SitePage>>;
  readonly redirects: readonly SiteRedirect[];
  /** Content files as they are published, by address: variables replaced, page ids resolved to addresses. */
  readonly contents: Readonly<Record<string, PublishedText>>;
  /** The names of icons in blocks and contacts. */
  readonly icons: readonly string[];
  /** The outside services that visitors' browsers ask, by id. */
  readonly services: Manifest['services'];
  readonly verification?: Manifest['site']['verification'];
  /** The lines of further files beside the pages, by name. */
  readonly rootFiles?: Manifest['site']['rootFiles'];
  /** The frames of all pages, each once. */
  readonly frames: readonly PageFrame[];
  /** The files that pages show, relative to files/. */
  readonly files: readonly string[];
  /** The files that are published under their own names, relative to files/. */
  readonly downloads: readonly string[];
  readonly pictures: SitePictures;
  /** The feeds and calendars of its collections; absent for a site without any. */
  readonly feeds?: readonly SiteFeed[];
}

/** A page with its place in the tree; views of it are made by viewOf. */
export interface SitePage extends TreePlace, Stated, StyleFacts, HeadLook, TextFacts, SearchFacts {
  readonly id: string;
  /** Below the base path, encoded as addresses are. */
  readonly path: string;
  readonly title: string;
  readonly label: string;
  readonly summary: string;
  readonly lead: RichText;
  readonly layout: Layout;
  readonly image?: ImageView;
  /** On its cards, where another file suits them. */
  readonly cardImage?: ImageView;
  /** The icon on its cards, in the layout for icons. */
  readonly icon?: string;
  /** Its own accent: `7a1030`. */
  readonly accent?: string;
  /** Absolute address of the picture for shared links, its own or an inherited one. */
  readonly shareImage: string | null;
  /** Its blocks show the pages below it without their pictures. */
  readonly childrenInWords?: true;
  readonly defaultChild?: string;
  readonly unlisted: boolean;
  /** Absent on a site of one language. */
  readonly alternates?: Alternates;
  /** Its own, or that of its nearest ancestor. */
  readonly callToAction?: CallToActionView;
  /** What it says as an item; absent for a page that is none. */
  readonly item?: SiteItem;
  /** What its lists show, by the index of the block. */
  readonly itemLists?: Readonly<Record<number, KeptList>>;
  readonly feeds?: readonly FeedLink[];
  /** What feeds carry of it besides its content files. */
  readonly feedText?: readonly ContentNode[];
  /** One for each of the page's `blocks` in the manifest, in the same order, so that an index is valid in both. */
  readonly blocks: readonly BlockView[];
  /** The pages that its blocks show as cards, by id: they are not among its related pages. */
  readonly cards?: readonly string[];
  /** The addresses of the content files that its blocks show. */
  readonly contentFiles: readonly string[];
  /** What of other hosts may stand in frames of the page, each once. */
  readonly frames?: readonly PageFrame[];
}

/** The one JSON file that all pages share; what providers are set up with is nowhere else. */
export interface Shared {
  readonly shell: Shell;
  readonly icons: string;
  readonly late: string;
  readonly live: string;
  readonly chunks: Readonly<Record<string, string>>;
}
