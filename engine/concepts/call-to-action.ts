// An invitation → the same with its link, if that leads somewhere.
import type { LinkView, RichText } from '../generated/concept-views';
import type { CallToActionConfig, Surface } from '../generated/manifest';
import type { Resolve } from '../model/resolver';

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

/** A band stands on the opposite of the page. */
const usualSurface = ({ layout }: CallToActionConfig): Surface | undefined =>
  layout === 'band' ? 'contrast' : undefined;

export const resolveCallToAction: Resolve<'call-to-action', CallToActionView | undefined> = (
  config,
  { resolve },
) => {
  const { link: to, text, surface = usualSurface(config), ...rest } = config;
  const link = resolve('link', to);
  const words = text === undefined ? {} : { text: resolve('running-text', text) };
  return link && { ...rest, ...(surface && { surface }), ...words, link };
};
