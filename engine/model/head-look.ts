import type { PageConfig, Surface } from '../generated/manifest';
import type { ToneName } from './theme';

/** How the head of a page looks, where its page says so. JSON. */
export interface HeadLook {
  /** Of its picture. */
  readonly tone?: ToneName;
  /** How words and picture share the width. */
  readonly opening?: PageConfig['opening'];
  /** The ground that it stands on. */
  readonly surface?: Surface;
}
