import { isFilmService, toFrame } from '../../content/addresses/frames';
import { isDay } from '../../content/facts/is-day';
import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const embedBlock: ModuleOf<'embed'> = {
  entry: {
    withoutApp: () => 'Its picture leads to the service, which does not show on the page.',
    check: ({ published }) =>
      published === undefined || isDay(published)
        ? []
        : [{ at: '/published', cause: { code: 'impossible-day', params: { day: published } } }],
  },
  text: {
    sections: (view) => listSections(view, toWords(view.text, view.title)),
  },
  jsonLd: {
    // Search engines list a film by its day.
    facts: (view, { origin }) => {
      const { heading, image, published, service, text, title } = view;
      if (published === undefined || !isFilmService(service)) return [];
      return [
        {
          '@type': 'VideoObject',
          name: title,
          description: toWords(text)[0] ?? heading ?? title,
          thumbnailUrl: new URL(image.src, origin).href,
          embedUrl: toFrame(service, view).address,
          uploadDate: published,
        },
      ];
    },
  },
  policy: {
    frames: (view) => [toFrame(view.service, view)],
  },
  shots: {
    states: { 'embed-shown': '.outside-frame-button' },
  },
};
