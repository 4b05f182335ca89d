import {
  findSectionIds,
  listSections,
  toSections,
  toWords,
} from '../../content/pages/block-sections';
import { checkLayoutMember } from '../../content/pages/other-layout';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

/** The layouts that show steps. */
const ofSteps = ['scroll', 'row'] as const;

export const featureBlock: ModuleOf<'feature'> = {
  entry: { check: (config) => checkLayoutMember(config, 'steps', ...ofSteps) },
  style: { placing: toPlacing },
  text: {
    ids: ({ items }) => findSectionIds(items),
    sections: (view) =>
      listSections(
        view,
        [],
        [
          ...toSections(view.items, { level: 3 }),
          ...(ofSteps.some((layout) => layout === view.layout) ? (view.steps ?? []) : []).map(
            ({ heading, text }) => ({
              heading,
              level: 3 as const,
              words: toWords(text),
            }),
          ),
          { level: 2, words: toWords(view.link?.label) },
        ],
      ),
  },
  jsonLd: {
    // Search engines list a film by its day.
    facts: ({ heading, video }, { origin }) =>
      video?.published === undefined
        ? []
        : [
            {
              '@type': 'VideoObject',
              name: video.label,
              description: heading,
              thumbnailUrl: new URL(video.poster, origin).href,
              contentUrl: video.sources.map((source) => new URL(source, origin).href),
              uploadDate: video.published,
            },
          ],
  },
};
