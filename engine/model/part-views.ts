// The view of each concept that is replaced as a whole and may also be part of a form.
import type { OpeningHoursView, PriceView } from './fact-views';
import type {
  CallToActionView,
  CardView,
  ContentNode,
  DownloadView,
  ImageView,
  LanguageView,
  LinkView,
  RichText,
} from './views';

/** By the name of the concept's schema; undefined where it leads to a page that is not shown. */
export interface PartViews {
  'running-text': RichText;
  'content/words': RichText;
  'content/parts': RichText;
  'content/cell': RichText;
  'content/file': readonly ContentNode[];
  'content-path': string;
  'file-path': string;
  'download-path': DownloadView;
  'file-language': LanguageView;
  'page-id': string | undefined;
  'call-to-action': CallToActionView | undefined;
  image: ImageView;
  'opening-hours': OpeningHoursView;
  price: PriceView;
  link: LinkView | undefined;
  card: CardView | undefined;
}
