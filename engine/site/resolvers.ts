// The concepts of a manifest → their views: ids become addresses, text becomes nodes, files become pictures.

import { buildOpeningHours } from '../concepts/opening-hours';
import { buildPrice } from '../concepts/price';
import { isCounter } from '../content/addresses/frames';
import { parseContent, type TextContext } from '../content/items/parse-content';
import { parsePublishedText } from '../content/items/published-text';
import { listSent } from '../content/pages/form-fields';
import { type ResolveConcept, type Resolvers, resolve } from '../content/shape/shape';
import { toLocale } from '../content/text/locale';
import { plain, said } from '../content/text/words';
import type { Views } from '../generated/block-views';
import type {
  CallToActionConfig,
  CardConfig,
  Concepts,
  ContentItem,
  ContentParts,
  ImageConfig,
  LinkConfig,
  OpeningHours as OpeningHoursConfig,
  Price as PriceConfig,
  Surface,
} from '../generated/manifest';
import type { FormView } from '../model/concept-views';
import type { OpeningHoursView, PriceView } from '../model/fact-views';
import { invariant } from '../model/invariant';
import type { ServiceView } from '../model/outside-services';
import type { Shape } from '../model/shape';
import type {
  CallToActionView,
  CardView,
  ContentNode,
  ImageView,
  LanguageView,
  LinkView,
  RichText,
} from '../model/views';
import { type AddressContext, AddressResolver, toKindWords } from './address-resolver';
import { toFocus } from './focus';
import { numberNotes } from './number-notes';
import { toSpecialNode } from './special-node';
import { type PartsContext, toRichText } from './text-parts';

interface ResolveContext extends AddressContext {
  readonly shape: Shape;
  /** Ids that the sections of a text may not have. */
  readonly taken?: readonly string[];
}

/** Only content files have footnotes. */
const refuseNotes: PartsContext['toNote'] = (name) => {
  throw new Error(`The footnote "${name}" is not in a content file.`);
};

/** A band stands on the opposite of the page. */
const usualSurface = ({ layout }: CallToActionConfig): Surface | undefined =>
  layout === 'band' ? 'contrast' : undefined;

/** Turns parts of the manifest into their views; undefined for links to pages that are not shown. */
export class Resolver extends AddressResolver {
  readonly #context: ResolveContext;

  constructor(context: ResolveContext) {
    super(context);
    this.#context = context;
  }

  /** The same resolver for a text whose sections may not have these ids. */
  among(taken: readonly string[]): Resolver {
    return taken.length === 0 ? this : new Resolver({ ...this.#context, taken });
  }

  text = (text: string) => parsePublishedText(this.publish(text));

  items = (items: readonly ContentItem[]): ContentNode[] => {
    const notes = numberNotes(this.#context.shape, items);
    return parseContent(items, {
      toText: this.text,
      others: this.#context.taken ?? [],
      toSpecial: (item, { parse, toId }) => {
        const resolveInner = this.#within(parse, notes.toNote);
        return toSpecialNode(item, { parse, toId, resolve: resolveInner, notes });
      },
    });
  };

  /** The resolver of what is part of a text: ids of sections and numbers of footnotes count in the whole of it. */
  #within(parse: TextContext['parse'], toNote: PartsContext['toNote']): ResolveConcept {
    const parts = this.#partsWith(toNote);
    const resolvers = { ...this.#resolvers, ...parts, 'content/file': parse };
    const { shape } = this.#context;
    return (concept, value) => resolve(shape, concept, value, resolvers);
  }

  #partsWith(toNote: PartsContext['toNote']) {
    const toParts = (parts: ContentParts): RichText =>
      toRichText(parts, { toTarget: this.target, toImage: this.image, toNote });
    const toWords = (words: ContentParts | string): RichText =>
      typeof words === 'string' ? this.text(words) : toParts(words);
    return { 'content/words': toWords, 'content/parts': toParts, 'content/cell': toWords };
  }

  language = (written: string): LanguageView => {
    const code = plain(written);
    const names = new Intl.DisplayNames([toLocale(this.#context.manifest.site.language)], {
      type: 'language',
    });
    return { code, name: said(names.of(code) ?? code, written) };
  };

  image = ({ src, alt = '', decorative, focus }: ImageConfig): ImageView => {
    const { files } = this.#context;
    const { width, height } = files.sizeOf(src);
    const variants = files.variantsOf?.(src) ?? [];
    const srcset = variants.map(
      (variant) => `${this.#context.assetsBase}${variant.place} ${variant.width}w`,
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
      const download = this.download(file);
      return { href: download.href, label: label + said(toKindWords(download), file) };
    }
    const page = this.#context.pages.get(id);
    if (page === undefined) return undefined;
    const words = label ?? page.label ?? page.title;
    return { href: this.toPage(page, anchor), label: words, page: id };
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
    ...this.#partsWith(refuseNotes),
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
