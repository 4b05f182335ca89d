// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { WordsTable } from '../model/words';

export const words: WordsTable = {
  'block-members': {
    fields: {
      kicker: {
        words: 'always',
      },
    },
  },
  'block-settings': {
    fields: {
      carousel: {
        concept: 'block-settings/carousel',
      },
      code: {
        concept: 'block-settings/code',
      },
      embed: {
        concept: 'block-settings/embed',
      },
      feature: {
        concept: 'block-settings/feature',
      },
      form: {
        concept: 'block-settings/form',
      },
      gallery: {
        concept: 'block-settings/gallery',
      },
      hero: {
        concept: 'block-settings/hero',
      },
      hours: {
        concept: 'block-settings/hours',
      },
      item: {
        concept: 'block-settings/item',
      },
      items: {
        concept: 'block-settings/items',
      },
      latest: {
        concept: 'block-settings/latest',
      },
      map: {
        concept: 'block-settings/map',
      },
      offices: {
        concept: 'block-settings/offices',
      },
      people: {
        concept: 'block-settings/people',
      },
      search: {
        concept: 'block-settings/search',
      },
    },
  },
  'block-settings/carousel': {
    fields: {
      labels: {
        fields: {
          previous: {
            words: 'always',
          },
          next: {
            words: 'always',
          },
          role: {
            words: 'always',
          },
          slideRole: {
            words: 'always',
          },
          slide: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/code': {
    fields: {
      labels: {
        fields: {
          copy: {
            words: 'always',
          },
          copied: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/embed': {
    fields: {
      labels: {
        fields: {
          show: {
            words: 'always',
          },
          note: {
            words: 'always',
          },
          link: {
            words: 'always',
          },
          shown: {
            words: 'always',
          },
          stop: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/feature': {
    fields: {
      labels: {
        fields: {
          play: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/form': {
    fields: {
      labels: {
        fields: {
          tooEarly: {
            words: 'always',
          },
          tooLate: {
            words: 'always',
          },
          tooFew: {
            words: 'always',
          },
          tooMany: {
            words: 'always',
          },
          fileKind: {
            words: 'always',
          },
          fileSize: {
            words: 'always',
          },
          fileCount: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/gallery': {
    fields: {
      labels: {
        fields: {
          open: {
            words: 'always',
          },
          close: {
            words: 'always',
          },
          previous: {
            words: 'always',
          },
          next: {
            words: 'always',
          },
          picture: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/hero': {
    fields: {
      labels: {
        fields: {
          play: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/hours': {
    fields: {
      labels: {
        fields: {
          title: {
            words: 'always',
          },
          special: {
            words: 'always',
          },
          closed: {
            words: 'always',
          },
          openUntil: {
            words: 'always',
          },
          closedNow: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/item': {
    fields: {
      labels: {
        fields: {
          updated: {
            words: 'always',
          },
          by: {
            words: 'always',
          },
          minute: {
            words: 'always',
          },
          minutes: {
            words: 'always',
          },
          older: {
            words: 'always',
          },
          newer: {
            words: 'always',
          },
          ways: {
            words: 'always',
          },
          tags: {
            words: 'always',
          },
          over: {
            words: 'always',
          },
          cancelled: {
            words: 'always',
          },
          moved: {
            words: 'always',
          },
          when: {
            words: 'always',
          },
          place: {
            words: 'always',
          },
          online: {
            words: 'always',
          },
          tickets: {
            words: 'always',
          },
          price: {
            words: 'always',
          },
          employment: {
            words: 'always',
          },
          fullTime: {
            words: 'always',
          },
          partTime: {
            words: 'always',
          },
          contract: {
            words: 'always',
          },
          temporary: {
            words: 'always',
          },
          internship: {
            words: 'always',
          },
          volunteer: {
            words: 'always',
          },
          remote: {
            words: 'always',
          },
          salary: {
            words: 'always',
          },
          perHour: {
            words: 'always',
          },
          perDay: {
            words: 'always',
          },
          perWeek: {
            words: 'always',
          },
          perMonth: {
            words: 'always',
          },
          perYear: {
            words: 'always',
          },
          apply: {
            words: 'always',
          },
          until: {
            words: 'always',
          },
          calendar: {
            words: 'always',
          },
          addToCalendar: {
            words: 'always',
          },
          client: {
            words: 'always',
          },
          role: {
            words: 'always',
          },
          email: {
            words: 'always',
          },
          phone: {
            words: 'always',
          },
          profiles: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/items': {
    fields: {
      labels: {
        fields: {
          none: {
            words: 'always',
          },
          noneNext: {
            words: 'always',
          },
          past: {
            words: 'always',
          },
          older: {
            words: 'always',
          },
          newest: {
            words: 'always',
          },
          pages: {
            words: 'always',
          },
          tags: {
            words: 'always',
          },
          all: {
            words: 'always',
          },
          feed: {
            words: 'always',
          },
          calendar: {
            words: 'always',
          },
          archive: {
            words: 'always',
          },
          partOf: {
            words: 'always',
          },
          pageOf: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/latest': {
    fields: {
      labels: {
        fields: {
          none: {
            words: 'always',
          },
          noneNext: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/map': {
    fields: {
      labels: {
        fields: {
          address: {
            words: 'always',
          },
          route: {
            words: 'always',
          },
          show: {
            words: 'always',
          },
          title: {
            words: 'always',
          },
          note: {
            words: 'always',
          },
          link: {
            words: 'always',
          },
          shown: {
            words: 'always',
          },
          stop: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/offices': {
    fields: {
      labels: {
        fields: {
          address: {
            words: 'always',
          },
          phone: {
            words: 'always',
          },
          email: {
            words: 'always',
          },
          website: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/people': {
    fields: {
      labels: {
        fields: {
          close: {
            words: 'always',
          },
        },
      },
    },
  },
  'block-settings/search': {
    fields: {
      labels: {
        fields: {
          title: {
            words: 'always',
          },
          summary: {
            words: 'always',
          },
          field: {
            words: 'always',
          },
          close: {
            words: 'always',
          },
          clear: {
            words: 'always',
          },
          areas: {
            words: 'always',
          },
          all: {
            words: 'always',
          },
          filters: {
            words: 'always',
          },
          results: {
            words: 'always',
          },
          found: {
            words: 'always',
          },
          nothing: {
            words: 'always',
          },
          near: {
            words: 'always',
          },
          without: {
            words: 'always',
          },
          map: {
            words: 'always',
          },
          failed: {
            words: 'always',
          },
          retry: {
            words: 'always',
          },
        },
      },
    },
  },
  block: {
    variants: {
      action: {
        concept: 'blocks/action',
      },
      boxes: {
        concept: 'blocks/boxes',
      },
      cards: {
        concept: 'blocks/cards',
      },
      carousel: {
        concept: 'blocks/carousel',
      },
      children: {
        concept: 'blocks/children',
      },
      code: {
        concept: 'blocks/code',
      },
      content: {
        concept: 'blocks/content',
      },
      downloads: {
        concept: 'blocks/downloads',
      },
      embed: {
        concept: 'blocks/embed',
      },
      facts: {
        concept: 'blocks/facts',
      },
      feature: {
        concept: 'blocks/feature',
      },
      figures: {
        concept: 'blocks/figures',
      },
      form: {
        concept: 'blocks/form',
      },
      gallery: {
        concept: 'blocks/gallery',
      },
      hero: {
        concept: 'blocks/hero',
      },
      hours: {
        concept: 'blocks/hours',
      },
      item: {
        concept: 'blocks/item',
      },
      items: {
        concept: 'blocks/items',
      },
      latest: {
        concept: 'blocks/latest',
      },
      logos: {
        concept: 'blocks/logos',
      },
      map: {
        concept: 'blocks/map',
      },
      marquee: {
        concept: 'blocks/marquee',
      },
      offices: {
        concept: 'blocks/offices',
      },
      people: {
        concept: 'blocks/people',
      },
      picture: {
        concept: 'blocks/picture',
      },
      plans: {
        concept: 'blocks/plans',
      },
      prices: {
        concept: 'blocks/prices',
      },
      questions: {
        concept: 'blocks/questions',
      },
      quote: {
        concept: 'blocks/quote',
      },
      search: {
        concept: 'blocks/search',
      },
      table: {
        concept: 'blocks/table',
      },
      tabs: {
        concept: 'blocks/tabs',
      },
      text: {
        concept: 'blocks/text',
      },
    },
  },
  'blocks/action': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      link: {
        concept: 'link',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/boxes': {
    fields: {
      heading: {
        words: 'always',
      },
      boxes: {
        items: {
          fields: {
            date: {
              words: 'always',
            },
            heading: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/cards': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      cards: {
        items: {
          concept: 'card',
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/carousel': {
    fields: {
      label: {
        words: 'always',
      },
      slides: {
        items: {
          fields: {
            image: {
              concept: 'image',
            },
            caption: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
            link: {
              concept: 'link',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/children': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/code': {
    fields: {
      heading: {
        words: 'always',
      },
      code: {
        concept: 'content/code',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/content': {
    fields: {
      listHeading: {
        words: 'always',
      },
      sections: {
        entries: {
          fields: {
            title: {
              words: 'always',
            },
            image: {
              concept: 'image',
            },
          },
        },
      },
      image: {
        concept: 'image',
      },
      fixedText: {
        concept: 'content/file',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/downloads': {
    fields: {
      heading: {
        words: 'always',
      },
      files: {
        items: {
          fields: {
            name: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/embed': {
    fields: {
      heading: {
        words: 'always',
      },
      title: {
        words: 'always',
      },
      image: {
        concept: 'image',
      },
      text: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/facts': {
    fields: {
      heading: {
        words: 'always',
      },
      facts: {
        items: {
          concept: 'fact',
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/feature': {
    fields: {
      heading: {
        words: 'always',
      },
      items: {
        concept: 'content/file',
      },
      steps: {
        items: {
          fields: {
            heading: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
            image: {
              concept: 'image',
            },
          },
        },
      },
      image: {
        concept: 'image',
      },
      video: {
        concept: 'video',
      },
      link: {
        concept: 'link',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/figures': {
    fields: {
      heading: {
        words: 'always',
      },
      figures: {
        items: {
          fields: {
            number: {
              words: 'always',
            },
            unit: {
              words: 'always',
            },
            label: {
              words: 'always',
            },
            source: {
              concept: 'running-text',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/form': {
    fields: {
      heading: {
        words: 'always',
      },
      beside: {
        fields: {
          hours: {
            concept: 'opening-hours',
          },
          heading: {
            words: 'always',
          },
          steps: {
            items: {
              concept: 'running-text',
            },
          },
          image: {
            concept: 'image',
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/gallery': {
    fields: {
      heading: {
        words: 'always',
      },
      pictures: {
        items: {
          fields: {
            image: {
              concept: 'image',
            },
            caption: {
              concept: 'running-text',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/hero': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      video: {
        concept: 'video',
      },
      links: {
        items: {
          concept: 'link',
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/hours': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      hours: {
        concept: 'opening-hours',
      },
      rows: {
        concept: 'rows',
      },
      place: {
        words: 'sometimes',
      },
      address: {
        concept: 'postal-address',
      },
      directions: {
        concept: 'link',
      },
      image: {
        concept: 'image',
      },
      note: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/item': {
    fields: {
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/items': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/latest': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      label: {
        words: 'always',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/logos': {
    fields: {
      heading: {
        words: 'always',
      },
      logos: {
        items: {
          fields: {
            image: {
              concept: 'image',
            },
            link: {
              concept: 'link',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/map': {
    fields: {
      heading: {
        words: 'always',
      },
      image: {
        concept: 'image',
      },
      address: {
        items: {
          words: 'sometimes',
        },
      },
      text: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/marquee': {
    fields: {
      text: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/offices': {
    fields: {
      heading: {
        words: 'always',
      },
      offices: {
        items: {
          fields: {
            place: {
              words: 'sometimes',
            },
            image: {
              concept: 'image',
            },
            address: {
              items: {
                words: 'sometimes',
              },
            },
            postal: {
              concept: 'postal-address',
            },
            website: {
              words: 'sometimes',
            },
            hours: {
              concept: 'opening-hours',
            },
            directions: {
              concept: 'link',
            },
            note: {
              concept: 'running-text',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/people': {
    fields: {
      heading: {
        words: 'always',
      },
      people: {
        items: {
          fields: {
            name: {
              words: 'sometimes',
            },
            role: {
              words: 'always',
            },
            image: {
              concept: 'image',
            },
            summary: {
              concept: 'running-text',
            },
            facts: {
              items: {
                concept: 'fact',
              },
            },
            biography: {
              concept: 'content/file',
            },
            buttonLabel: {
              words: 'always',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/picture': {
    fields: {
      heading: {
        words: 'always',
      },
      picture: {
        concept: 'content/picture',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/plans': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      plans: {
        items: {
          fields: {
            name: {
              words: 'always',
            },
            badge: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
            price: {
              concept: 'price',
            },
            points: {
              items: {
                concept: 'running-text',
              },
            },
            link: {
              concept: 'link',
            },
          },
        },
      },
      note: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/prices': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      groups: {
        items: {
          fields: {
            heading: {
              words: 'always',
            },
            text: {
              concept: 'running-text',
            },
            items: {
              items: {
                fields: {
                  name: {
                    words: 'always',
                  },
                  note: {
                    concept: 'running-text',
                  },
                  price: {
                    concept: 'price',
                  },
                },
              },
            },
          },
        },
      },
      rows: {
        concept: 'rows',
      },
      note: {
        concept: 'running-text',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/questions': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      questions: {
        items: {
          fields: {
            question: {
              words: 'always',
            },
            answer: {
              concept: 'content/file',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/quote': {
    fields: {
      heading: {
        words: 'always',
      },
      quotes: {
        items: {
          concept: 'content/quote',
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/search': {
    fields: {
      heading: {
        words: 'always',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/table': {
    fields: {
      heading: {
        words: 'always',
      },
      table: {
        concept: 'content/table',
      },
      rows: {
        concept: 'rows',
      },
      link: {
        concept: 'link',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/tabs': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      tabs: {
        items: {
          fields: {
            label: {
              words: 'always',
            },
            items: {
              concept: 'content/file',
            },
            image: {
              concept: 'image',
            },
            link: {
              concept: 'link',
            },
          },
        },
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'blocks/text': {
    fields: {
      heading: {
        words: 'always',
      },
      items: {
        concept: 'content/file',
      },
      kicker: {
        words: 'always',
      },
    },
  },
  'call-to-action': {
    fields: {
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      link: {
        concept: 'link',
      },
    },
  },
  card: {
    fields: {
      href: {
        concept: 'href',
      },
      title: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      buttonLabel: {
        words: 'always',
      },
    },
  },
  collection: {
    fields: {
      rows: {
        concept: 'rows',
      },
      tags: {
        entries: {
          concept: 'tag',
        },
      },
    },
  },
  contact: {
    fields: {
      label: {
        words: 'always',
      },
      value: {
        words: 'sometimes',
      },
      hours: {
        concept: 'opening-hours',
      },
    },
  },
  'content/cell': {
    any: [
      {
        concept: 'content/parts',
      },
      {
        words: 'always',
      },
    ],
  },
  'content/code': {
    fields: {
      caption: {
        concept: 'content/words',
      },
      lines: {
        items: {
          words: 'sometimes',
        },
      },
    },
  },
  'content/file': {
    items: {
      concept: 'content/item',
    },
  },
  'content/item': {
    any: [
      {
        concept: 'content/sections',
      },
      {
        concept: 'content/special',
      },
      {
        concept: 'content/list',
      },
      {
        concept: 'content/paragraph',
      },
    ],
  },
  'content/list': {
    items: {
      concept: 'content/paragraph',
    },
  },
  'content/notes': {
    entries: {
      concept: 'content/file',
    },
  },
  'content/ordered-list': {
    fields: {
      items: {
        items: {
          any: [
            {
              concept: 'content/file',
            },
            {
              concept: 'content/paragraph',
            },
          ],
        },
      },
    },
  },
  'content/paragraph': {
    words: 'always',
  },
  'content/part': {
    any: [
      {
        concept: 'content/span',
      },
      {
        concept: 'content/plain',
      },
    ],
  },
  'content/parts': {
    items: {
      concept: 'content/part',
    },
  },
  'content/picture': {
    fields: {
      image: {
        concept: 'image',
      },
      caption: {
        concept: 'content/words',
      },
      credit: {
        words: 'always',
      },
    },
  },
  'content/plain': {
    words: 'always',
  },
  'content/quote': {
    fields: {
      body: {
        concept: 'content/file',
      },
      name: {
        words: 'always',
      },
      role: {
        words: 'always',
      },
      image: {
        concept: 'image',
      },
    },
  },
  'content/section': {
    fields: {
      heading: {
        concept: 'content/words',
      },
      body: {
        concept: 'content/file',
      },
    },
  },
  'content/sections': {
    entries: {
      any: [
        {
          words: 'always',
        },
        {
          items: {
            concept: 'content/paragraph',
          },
        },
      ],
    },
    names: 'always',
  },
  'content/span': {
    fields: {
      emphasis: {
        concept: 'content/parts',
      },
      strong: {
        concept: 'content/parts',
      },
      link: {
        fields: {
          to: {
            words: 'sometimes',
          },
          text: {
            concept: 'content/parts',
          },
        },
      },
      code: {
        words: 'sometimes',
      },
      image: {
        concept: 'image',
      },
    },
  },
  'content/special': {
    fields: {
      $text: {
        concept: 'content/parts',
      },
      $list: {
        concept: 'content/ordered-list',
      },
      $section: {
        concept: 'content/section',
      },
      $table: {
        concept: 'content/table',
      },
      $quote: {
        concept: 'content/quote',
      },
      $picture: {
        concept: 'content/picture',
      },
      $code: {
        concept: 'content/code',
      },
      $notes: {
        concept: 'content/notes',
      },
    },
  },
  'content/table': {
    fields: {
      caption: {
        concept: 'content/words',
      },
      columns: {
        items: {
          fields: {
            heading: {
              concept: 'content/cell',
            },
            badge: {
              words: 'always',
            },
          },
        },
      },
      rows: {
        items: {
          items: {
            concept: 'content/cell',
          },
        },
      },
    },
  },
  'content/words': {
    any: [
      {
        concept: 'content/parts',
      },
      {
        concept: 'running-text',
      },
    ],
  },
  'date-words': {
    fields: {
      months: {
        fields: {
          january: {
            words: 'always',
          },
          february: {
            words: 'always',
          },
          march: {
            words: 'always',
          },
          april: {
            words: 'always',
          },
          may: {
            words: 'always',
          },
          june: {
            words: 'always',
          },
          july: {
            words: 'always',
          },
          august: {
            words: 'always',
          },
          september: {
            words: 'always',
          },
          october: {
            words: 'always',
          },
          november: {
            words: 'always',
          },
          december: {
            words: 'always',
          },
        },
      },
      weekdays: {
        fields: {
          monday: {
            words: 'always',
          },
          tuesday: {
            words: 'always',
          },
          wednesday: {
            words: 'always',
          },
          thursday: {
            words: 'always',
          },
          friday: {
            words: 'always',
          },
          saturday: {
            words: 'always',
          },
          sunday: {
            words: 'always',
          },
        },
      },
      shortWeekdays: {
        fields: {
          monday: {
            words: 'always',
          },
          tuesday: {
            words: 'always',
          },
          wednesday: {
            words: 'always',
          },
          thursday: {
            words: 'always',
          },
          friday: {
            words: 'always',
          },
          saturday: {
            words: 'always',
          },
          sunday: {
            words: 'always',
          },
        },
      },
      monthsOfYear: {
        fields: {
          january: {
            words: 'always',
          },
          february: {
            words: 'always',
          },
          march: {
            words: 'always',
          },
          april: {
            words: 'always',
          },
          may: {
            words: 'always',
          },
          june: {
            words: 'always',
          },
          july: {
            words: 'always',
          },
          august: {
            words: 'always',
          },
          september: {
            words: 'always',
          },
          october: {
            words: 'always',
          },
          november: {
            words: 'always',
          },
          december: {
            words: 'always',
          },
        },
      },
      day: {
        words: 'always',
      },
      date: {
        words: 'always',
      },
      daysOfMonth: {
        words: 'always',
      },
      daysOfYear: {
        words: 'always',
      },
      days: {
        words: 'always',
      },
      twoWeekdays: {
        words: 'always',
      },
      moreWeekdays: {
        words: 'always',
      },
    },
  },
  fact: {
    fields: {
      label: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
    },
  },
  'field-pattern': {
    fields: {
      message: {
        words: 'always',
      },
    },
  },
  field: {
    variants: {
      checkbox: {
        concept: 'fields/checkbox',
      },
      checkboxes: {
        concept: 'fields/checkboxes',
      },
      date: {
        concept: 'fields/date',
      },
      email: {
        concept: 'fields/email',
      },
      file: {
        concept: 'fields/file',
      },
      hidden: {
        concept: 'fields/hidden',
      },
      number: {
        concept: 'fields/number',
      },
      radio: {
        concept: 'fields/radio',
      },
      select: {
        concept: 'fields/select',
      },
      tel: {
        concept: 'fields/tel',
      },
      text: {
        concept: 'fields/text',
      },
      textarea: {
        concept: 'fields/textarea',
      },
      time: {
        concept: 'fields/time',
      },
    },
  },
  'fields/checkbox': {
    fields: {
      label: {
        concept: 'running-text',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/checkboxes': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
      options: {
        items: {
          fields: {
            label: {
              words: 'always',
            },
          },
        },
      },
    },
  },
  'fields/date': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/email': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/file': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/hidden': {
    fields: {
      value: {
        words: 'sometimes',
      },
    },
  },
  'fields/number': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/radio': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
      options: {
        items: {
          fields: {
            label: {
              words: 'always',
            },
          },
        },
      },
    },
  },
  'fields/select': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
      options: {
        items: {
          fields: {
            label: {
              words: 'always',
            },
          },
        },
      },
      prompt: {
        words: 'always',
      },
    },
  },
  'fields/tel': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
      pattern: {
        concept: 'field-pattern',
      },
    },
  },
  'fields/text': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
      pattern: {
        concept: 'field-pattern',
      },
    },
  },
  'fields/textarea': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  'fields/time': {
    fields: {
      label: {
        words: 'always',
      },
      hint: {
        words: 'always',
      },
      missingMessage: {
        words: 'always',
      },
    },
  },
  footer: {
    fields: {
      text: {
        concept: 'running-text',
      },
      columns: {
        items: {
          fields: {
            heading: {
              words: 'always',
            },
            links: {
              items: {
                concept: 'link',
              },
            },
          },
        },
      },
      legal: {
        items: {
          concept: 'link',
        },
      },
      copyright: {
        fields: {
          holder: {
            words: 'sometimes',
          },
          text: {
            words: 'always',
          },
        },
      },
    },
  },
  form: {
    fields: {
      title: {
        words: 'always',
      },
      intro: {
        concept: 'running-text',
      },
      fields: {
        items: {
          concept: 'field',
        },
      },
      submit: {
        words: 'always',
      },
      sending: {
        words: 'always',
      },
      success: {
        fields: {
          message: {
            words: 'always',
          },
          next: {
            items: {
              concept: 'running-text',
            },
          },
        },
      },
      failure: {
        fields: {
          message: {
            words: 'always',
          },
          help: {
            concept: 'running-text',
          },
          networkError: {
            words: 'always',
          },
          noAnswer: {
            words: 'always',
          },
        },
      },
      privacy: {
        concept: 'running-text',
      },
      withoutScript: {
        concept: 'running-text',
      },
      provider: {
        concept: 'provider',
      },
    },
  },
  href: {
    words: 'sometimes',
  },
  image: {
    fields: {
      src: {
        words: 'sometimes',
      },
      alt: {
        words: 'always',
      },
    },
  },
  'item-members': {
    fields: {
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  'kinds/article': {
    fields: {
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  'kinds/case': {
    fields: {
      client: {
        words: 'always',
      },
      place: {
        words: 'always',
      },
      results: {
        items: {
          fields: {
            figure: {
              words: 'always',
            },
            text: {
              words: 'always',
            },
          },
        },
      },
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  'kinds/event': {
    fields: {
      place: {
        words: 'always',
      },
      address: {
        concept: 'postal-address',
      },
      online: {
        concept: 'href',
      },
      tickets: {
        concept: 'link',
      },
      price: {
        concept: 'price',
      },
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  'kinds/job': {
    fields: {
      place: {
        words: 'always',
      },
      address: {
        concept: 'postal-address',
      },
      apply: {
        concept: 'link',
      },
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  'kinds/person': {
    fields: {
      name: {
        words: 'always',
      },
      role: {
        words: 'always',
      },
      profiles: {
        items: {
          concept: 'href',
        },
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      authors: {
        items: {
          words: 'sometimes',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  labels: {
    fields: {
      skip: {
        words: 'always',
      },
      home: {
        words: 'always',
      },
      mainNavigation: {
        words: 'always',
      },
      openMenu: {
        words: 'always',
      },
      closeMenu: {
        words: 'always',
      },
      explore: {
        words: 'always',
      },
      breadcrumbs: {
        words: 'always',
      },
      contact: {
        words: 'always',
      },
      call: {
        words: 'always',
      },
      write: {
        words: 'always',
      },
      more: {
        words: 'always',
      },
      footer: {
        words: 'always',
      },
      related: {
        words: 'always',
      },
      pictures: {
        words: 'always',
      },
      contents: {
        words: 'always',
      },
      pause: {
        words: 'always',
      },
      play: {
        words: 'always',
      },
      dismiss: {
        words: 'always',
      },
      required: {
        words: 'always',
      },
      fieldMissing: {
        words: 'always',
      },
      fieldInvalid: {
        words: 'always',
      },
      formErrors: {
        words: 'always',
      },
      loading: {
        words: 'always',
      },
      notFoundHeading: {
        words: 'always',
      },
      notFound: {
        words: 'always',
      },
      notFoundTitle: {
        words: 'always',
      },
      notFoundHelp: {
        words: 'always',
      },
      methodNotAllowed: {
        words: 'always',
      },
      badRequest: {
        words: 'always',
      },
      error: {
        words: 'always',
      },
      errorHelp: {
        words: 'always',
      },
      reload: {
        words: 'always',
      },
      retry: {
        words: 'always',
      },
      chunkFailed: {
        words: 'always',
      },
      offline: {
        words: 'always',
      },
      backHome: {
        words: 'always',
      },
      alerts: {
        words: 'always',
      },
      languages: {
        words: 'always',
      },
      dates: {
        concept: 'date-words',
      },
    },
  },
  link: {
    fields: {
      href: {
        concept: 'href',
      },
      label: {
        words: 'always',
      },
    },
  },
  manifest: {
    fields: {
      site: {
        concept: 'site-settings',
      },
      variables: {
        entries: {
          words: 'sometimes',
        },
      },
      pictures: {
        entries: {
          concept: 'picture',
        },
      },
      labels: {
        concept: 'labels',
      },
      blockSettings: {
        concept: 'block-settings',
      },
      menus: {
        items: {
          concept: 'menu',
        },
      },
      primaryAction: {
        concept: 'primary-action',
      },
      contacts: {
        items: {
          concept: 'contact',
        },
      },
      footer: {
        concept: 'footer',
      },
      search: {
        concept: 'search',
      },
      pages: {
        entries: {
          concept: 'page',
        },
      },
      collections: {
        entries: {
          concept: 'collection',
        },
      },
      forms: {
        entries: {
          concept: 'form',
        },
      },
      services: {
        entries: {
          concept: 'service',
        },
      },
      redirects: {
        items: {
          concept: 'redirect',
        },
      },
    },
  },
  'menu-item': {
    fields: {
      href: {
        concept: 'href',
      },
      label: {
        words: 'always',
      },
      items: {
        items: {
          concept: 'menu-item',
        },
      },
    },
  },
  menu: {
    fields: {
      href: {
        concept: 'href',
      },
      label: {
        words: 'always',
      },
      heading: {
        words: 'always',
      },
      text: {
        concept: 'running-text',
      },
      buttonLabel: {
        words: 'always',
      },
      items: {
        items: {
          concept: 'menu-item',
        },
      },
    },
  },
  notice: {
    fields: {
      text: {
        concept: 'running-text',
      },
      link: {
        concept: 'link',
      },
    },
  },
  'opening-hours': {
    fields: {
      special: {
        items: {
          fields: {
            label: {
              words: 'always',
            },
          },
        },
      },
    },
  },
  organization: {
    fields: {
      legalName: {
        words: 'sometimes',
      },
      address: {
        concept: 'postal-address',
      },
      vatId: {
        words: 'sometimes',
      },
    },
  },
  page: {
    fields: {
      title: {
        words: 'always',
      },
      label: {
        words: 'always',
      },
      summary: {
        words: 'always',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      searchTerms: {
        items: {
          words: 'always',
        },
      },
      callToAction: {
        concept: 'call-to-action',
      },
      blocks: {
        items: {
          concept: 'block',
        },
      },
    },
  },
  picture: {
    fields: {
      narrow: {
        words: 'sometimes',
      },
      dark: {
        words: 'sometimes',
      },
      credit: {
        concept: 'running-text',
      },
    },
  },
  'postal-address': {
    fields: {
      street: {
        words: 'sometimes',
      },
      postalCode: {
        words: 'sometimes',
      },
      town: {
        words: 'sometimes',
      },
      region: {
        words: 'sometimes',
      },
    },
  },
  price: {
    fields: {
      before: {
        words: 'always',
      },
      unit: {
        words: 'always',
      },
      text: {
        words: 'always',
      },
    },
  },
  'primary-action': {
    fields: {
      href: {
        concept: 'href',
      },
      label: {
        words: 'always',
      },
    },
  },
  provider: {
    variants: {
      emailjs: {
        concept: 'providers/emailjs',
      },
      post: {
        concept: 'providers/post',
      },
    },
  },
  'providers/emailjs': {
    fields: {
      templateId: {
        words: 'sometimes',
      },
    },
  },
  'providers/post': {
    fields: {
      hidden: {
        entries: {
          words: 'sometimes',
        },
      },
    },
  },
  redirect: {
    fields: {
      href: {
        concept: 'href',
      },
    },
  },
  rows: {
    fields: {
      file: {
        words: 'sometimes',
      },
      columns: {
        entries: {
          words: 'sometimes',
        },
        names: 'sometimes',
      },
      only: {
        entries: {
          words: 'sometimes',
        },
      },
    },
  },
  'running-text': {
    words: 'always',
  },
  search: {
    fields: {
      path: {
        words: 'sometimes',
      },
    },
  },
  service: {
    variants: {
      frame: {
        concept: 'services/frame',
      },
    },
  },
  'services/frame': {
    fields: {
      name: {
        words: 'sometimes',
      },
    },
  },
  'site-settings': {
    fields: {
      name: {
        words: 'sometimes',
      },
      logo: {
        concept: 'image',
      },
      shareImage: {
        words: 'sometimes',
      },
      notFoundImage: {
        concept: 'image',
      },
      organization: {
        concept: 'organization',
      },
      notice: {
        concept: 'notice',
      },
      rootFiles: {
        entries: {
          items: {
            words: 'sometimes',
          },
        },
      },
    },
  },
  tag: {
    fields: {
      title: {
        words: 'always',
      },
    },
  },
  video: {
    fields: {
      sources: {
        items: {
          words: 'sometimes',
        },
      },
      poster: {
        words: 'sometimes',
      },
      label: {
        words: 'always',
      },
    },
  },
};
