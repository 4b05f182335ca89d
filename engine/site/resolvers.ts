// The concepts of a manifest → their views: ids become addresses, text becomes nodes, files become pictures.

import { toFileAddress, toFileHref, toHref } from '../content/addresses';
import { listSent } from '../content/form-fields';
import { isCounter } from '../content/frames';
import { toDownloadFile } from '../content/output-paths';
import type { Pages } from '../content/page-tree';
import { parseContent, type TextContext } from '../content/parse-content';
import { parsePublishedText } from '../content/published-text';
import { parseFileTarget, parsePageTarget, replaceLinkTargets } from '../content/rich-text';
import { type ResolveConcept, type Resolvers, resolve } from '../content/shape';
import { plain } from '../content/words';
import type { Views } from '../generated/block-views';
import type {
  CallToActionConfig,
  CardConfig,
  Concepts,
  ContentItem,
  ImageConfig,
  LinkConfig,
  Manifest,
  OpeningHours as OpeningHoursConfig,
  Price as PriceConfig,
  Surface,
} from '../generated/manifest';
import type { FormView } from '../model/concept-views';
import type { OpeningHoursView, PriceView } from '../model/fact-views';
import type { Files } from '../model/files';
import { invariant } from '../model/invariant';
import type { ServiceView } from '../model/outside-services';
import type { Shape } from '../model/shape';
import type {
  CallToActionView,
  CardView,
  ContentNode,
  DownloadView,
  ImageView,
  LanguageView,
  LinkView,
} from '../model/views';
import { toFocus } from './focus';
import { toLocale } from './locale';
import { buildOpeningHours } from './opening-hours';
import { buildPrice } from './price';
import { toSizeWords } from './size-words';
import { toSpecialNode } from './special-node';

/** What a link to a file says of it, behind its own words. */
const toKindWords = ({ kind, size }: Pick<DownloadView, 'kind' | 'size'>): string =>
  ` (${kind}, ${size})`;

interface ResolveContext {
  readonly manifest: Manifest;
  /** The pages that are shown; links to other pages are omitted. */
  readonly pages: Pages;
  readonly files: Files;
  /** The path below which code, styles and pictures are; starts and ends with a slash. */
  readonly assetsBase: string;
  readonly shape: Shape;
  /** Ids that the sections of a text may not have. */
  readonly taken?: readonly string[];
}

/** Turns parts of the manifest into their views; undefined for links to pages that are not shown. */
/** A band stands on the opposite of the page. */
const usualSurface = ({ layout }: CallToActionConfig): Surface | undefined =>
  layout === 'band' ? 'contrast' : undefined;

export class Resolver {
  readonly #context: ResolveContext;
  readonly #base: string;
  readonly #assetsBase: string;

  constructor(context: ResolveContext) {
    this.#context = context;
    this.#base = context.manifest.site.base;
    this.#assetsBase = context.assetsBase;
  }

  /** The same resolver for a text whose sections may not have these ids. */
  among(taken: readonly string[]): Resolver {
    return taken.length === 0 ? this : new Resolver({ ...this.#context, taken });
  }

  /** The text as it is published. A link to a page that is not shown keeps its target, which leads nowhere. */
  readonly publish = (text: string): string =>
    replaceLinkTargets(text, (written) => {
      const target = plain(written);
      const page = parsePageTarget(target);
      if (page) return { target: this.pageHref(page.id, page.anchor) ?? target };
      const file = parseFileTarget(target);
      return file === undefined ? { target } : this.#publishTarget(file);
    });

  text = (text: string) => parsePublishedText(this.publish(text));

  items = (items: readonly ContentItem[]): ContentNode[] =>
    parseContent(items, {
      toText: this.text,
      others: this.#context.taken ?? [],
      toSpecial: (item, text) => toSpecialNode(item, { ...text, resolve: this.#within(text) }),
    });

  /** The resolver of what is part of a text: the ids of its sections are unique in the whole of it. */
  #within({ parse }: TextContext): ResolveConcept {
    const resolvers = { ...this.#resolvers, 'content/file': parse };
    const { shape } = this.#context;
    return (concept, value) => resolve(shape, concept, value, resolvers);
  }

  file = (path: string): string =>
    this.#assetsBase + toFileAddress(this.#context.files.placeOf(path));

  /** A file that is published under its own name. */
  download = (path: string): DownloadView => ({
    href: this.#base + toFileAddress(toDownloadFile(path)),
    kind: path.slice(path.lastIndexOf('.') + 1).toUpperCase(),
    size: toSizeWords(this.#context.files.bytesOf(path), this.#context.manifest.site.language),
  });

  #publishTarget(path: string) {
    const { href, kind, size } = this.download(path);
    return { target: href, words: toKindWords({ kind, size }) };
  }

  language = (code: string): LanguageView => {
    const names = new Intl.DisplayNames([toLocale(this.#context.manifest.site.language)], {
      type: 'language',
    });
    return { code, name: names.of(code) ?? code };
  };

  content = (path: string): string => toFileHref(this.#base, path);

  pageHref = (id: string, anchor?: string): string | undefined => {
    const page = this.#context.pages.get(id);
    return page && toHref(this.#base, encodeURI(page.path), anchor);
  };

  image = ({ src, alt = '', decorative, focus }: ImageConfig): ImageView => {
    const { files } = this.#context;
    const { width, height } = files.sizeOf(src);
    const variants = files.variantsOf?.(src) ?? [];
    const srcset = variants.map(
      (variant) => `${this.#assetsBase}${variant.place} ${variant.width}w`,
    );
    return {
      ...{ src: this.file(src), alt: decorative ? '' : alt, width, height },
      ...(focus && { focus: toFocus(focus) }),
      ...(srcset.length > 0 && { srcset: srcset.join(', ') }),
    };
  };

  link = ({ page: id, anchor, file, href, label }: LinkConfig): LinkView | undefined => {
    if (id === undefined) {
      invariant(label !== undefined, 'a link has a page or a label');
      if (file === undefined) return { href: plain(href ?? ''), label };
      const download = this.download(plain(file));
      return { href: download.href, label: label + toKindWords(download) };
    }
    const page = this.#context.pages.get(id);
    if (page === undefined) return undefined;
    const words = label ?? page.label ?? page.title;
    return { href: toHref(this.#base, encodeURI(page.path), anchor), label: words, page: id };
  };

  card = (card: CardConfig): CardView | undefined => {
    const page = this.#context.pages.get(card.page ?? '');
    const { buttonLabel, page: _, title = page?.title ?? '', ...rest } = card;
    const link =
      card.page === undefined
        ? this.link({ ...rest, label: buttonLabel ?? title })
        : this.link({ page: card.page });
    if (link === undefined) return undefined;
    const image = card.image ?? page?.image;
    const icon = card.icon ?? page?.icon;
    const isPage = page !== undefined;
    return {
      ...link,
      label: isPage ? (buttonLabel ?? link.label) : link.label,
      // What the words of the link say of a file stands on its button, or else in the title.
      title: isPage || buttonLabel !== undefined ? title : link.label,
      text: this.text(card.text ?? page?.summary ?? ''),
      ...(image && { image: this.image(image) }),
      ...(icon !== undefined && { icon }),
      button: buttonLabel !== undefined,
    };
  };

  callToAction = (config: CallToActionConfig): CallToActionView | undefined => {
    const { link: to, text, surface = usualSurface(config), ...rest } = config;
    const link = this.link(to);
    const words = text === undefined ? {} : { text: this.text(text) };
    return link && { ...rest, ...(surface && { surface }), ...words, link };
  };

  openingHours = (hours: OpeningHoursConfig): OpeningHoursView => {
    const { blockSettings, site } = this.#context.manifest;
    return buildOpeningHours(hours, {
      ...site,
      language: toLocale(site.language),
      labels: blockSettings.hours.labels,
    });
  };

  price = (price: PriceConfig): PriceView => {
    const { site } = this.#context.manifest;
    return buildPrice(price, { ...site, language: toLocale(site.language) });
  };

  /** A form without its provider, which is not part of pages. */
  form = (id: string): FormView => {
    const form = this.#context.manifest.forms[id];
    invariant(form !== undefined, `the form "${id}" is defined`);
    const { provider, ...view } = this.resolve('form', form);
    return { ...view, fields: listSent(view.fields, provider), id };
  };

  service = (id: string): ServiceView => {
    const service = this.#context.manifest.services[id];
    invariant(service !== undefined && !isCounter(service), `the service "${id}" shows something`);
    return { ...service, id };
  };

  /** Any concept by the name of its schema. */
  resolve<C extends keyof Concepts & keyof Views>(concept: C, value: Concepts[C]): Views[C] {
    return resolve(this.#context.shape, concept, value, this.#resolvers);
  }

  readonly #resolvers = {
    'running-text': this.text,
    'content/cell': this.text,
    'content/file': this.items,
    'content-path': this.content,
    'file-path': this.file,
    'download-path': this.download,
    'file-language': this.language,
    'page-id': (id) => this.pageHref(id),
    'form-id': this.form,
    'service-id': this.service,
    'call-to-action': this.callToAction,
    image: this.image,
    'opening-hours': this.openingHours,
    price: this.price,
    link: this.link,
    card: this.card,
  } satisfies Resolvers;
}
