// A resolver that knows some settings of a site, and words of the engine.
import type { SiteSettings } from '../../../engine/generated/manifest';
import type { Resolver } from '../../../engine/model/resolver';
import { sampleSettings } from '../sample-services';

export const sampleResolver = (site: Partial<SiteSettings>): Resolver =>
  ({ manifest: { site, blockSettings: sampleSettings } }) as unknown as Resolver;
