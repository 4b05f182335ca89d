// A resolver that knows some settings of a site, and words of the engine.
import type { DateWords, SiteSettings } from '../../../engine/generated/manifest';
import { fillInEngineWords } from '../../../engine/manifest/languages/engine-words';
import { fillIn } from '../../../engine/manifest/languages/fill-in-words';
import type { Resolver } from '../../../engine/model/resolver';
import dateSchema from '../../../schemas/date-words.schema.json';
import { sampleSettings, toDefault } from '../sample-services';

const english = toDefault(dateSchema);

/** How dates are written in the language of the settings. */
export function sampleDates(site: Partial<SiteSettings>): DateWords {
  const { labels } = fillInEngineWords({ site }) as { labels?: { dates?: object } };
  return fillIn(labels?.dates, english, { at: '', onFilled: () => {} }) as DateWords;
}

export const sampleResolver = (site: Partial<SiteSettings>): Resolver =>
  ({
    manifest: { site, labels: { dates: sampleDates(site) }, blockSettings: sampleSettings },
  }) as unknown as Resolver;
