// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { Shape } from '../model/shape';

export const shape: Shape = {
  'block-settings': {
    fields: {
      carousel: {
        concept: 'block-settings/carousel',
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
      map: {
        concept: 'block-settings/map',
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
          slide: {
            placeholders: {
              n: 'the number of the slide',
              m: 'the number of slides',
            },
          },
        },
      },
    },
  },
  'block-settings/embed': {
    fields: {
      labels: {
        fields: {
          note: {
            placeholders: {
              service: 'the name of the service',
              host: 'the host that the browser asks',
            },
          },
          link: {
            placeholders: {
              service: 'the name of the service',
            },
          },
          shown: {
            placeholders: {
              service: 'the name of the service',
            },
          },
          stop: {
            placeholders: {
              service: 'the name of the service',
            },
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
            placeholders: {
              film: 'what the film shows',
            },
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
            placeholders: {
              min: 'the first date or time',
            },
          },
          tooLate: {
            placeholders: {
              max: 'the last date or time',
            },
          },
          tooFew: {
            placeholders: {
              min: 'the number of boxes',
            },
          },
          tooMany: {
            placeholders: {
              max: 'the number of boxes',
            },
          },
          fileKind: {
            placeholders: {
              name: 'the name of the file',
              kinds: 'the kinds that can be sent',
            },
          },
          fileSize: {
            placeholders: {
              name: 'the name of the file',
              size: 'the largest size in megabytes',
            },
          },
          fileCount: {
            placeholders: {
              max: 'the number of files',
            },
          },
        },
      },
    },
  },
  'block-settings/gallery': {
    fields: {
      labels: {
        fields: {
          picture: {
            placeholders: {
              n: 'the number of the picture',
              m: 'the number of pictures',
            },
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
            placeholders: {
              film: 'what the film shows',
            },
          },
        },
      },
    },
  },
  'block-settings/hours': {
    fields: {
      labels: {
        fields: {
          openUntil: {
            placeholders: {
              time: 'the time at which it closes',
            },
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
            placeholders: {
              date: 'the date',
            },
          },
          by: {
            placeholders: {
              names: 'the names',
            },
          },
          minutes: {
            placeholders: {
              n: 'the number of minutes',
            },
          },
        },
      },
    },
  },
  'block-settings/items': {
    fields: {
      labels: {
        fields: {
          partOf: {
            placeholders: {
              title: 'the name of the list page',
              part: 'the tag, the year or the letter',
            },
          },
          pageOf: {
            placeholders: {
              title: 'the name of the list',
              n: 'the number of the page',
            },
          },
        },
      },
    },
  },
  'block-settings/map': {
    fields: {
      labels: {
        fields: {
          title: {
            placeholders: {
              address: 'the address in one line',
            },
          },
          note: {
            placeholders: {
              service: 'the name of the service',
              host: 'the host that the browser asks',
            },
          },
          link: {
            placeholders: {
              service: 'the name of the service',
            },
          },
          shown: {
            placeholders: {
              service: 'the name of the service',
            },
          },
          stop: {
            placeholders: {
              service: 'the name of the service',
            },
          },
        },
      },
    },
  },
  'block-settings/search': {
    fields: {
      labels: {
        fields: {
          found: {
            placeholders: {
              count: 'how many pages are shown',
            },
          },
          nothing: {
            placeholders: {
              query: 'what was searched for',
            },
          },
          without: {
            placeholders: {
              words: 'the words that are missing',
            },
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
      text: {
        concept: 'running-text',
      },
      link: {
        concept: 'link',
      },
    },
  },
  'blocks/boxes': {
    fields: {
      boxes: {
        items: {
          fields: {
            text: {
              concept: 'running-text',
            },
          },
        },
      },
    },
  },
  'blocks/cards': {
    fields: {
      text: {
        concept: 'running-text',
      },
      cards: {
        items: {
          concept: 'card',
        },
      },
    },
  },
  'blocks/carousel': {
    fields: {
      slides: {
        items: {
          fields: {
            image: {
              concept: 'image',
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
    },
  },
  'blocks/children': {
    fields: {
      text: {
        concept: 'running-text',
      },
    },
  },
  'blocks/code': {
    fields: {
      code: {
        concept: 'content/code',
      },
    },
  },
  'blocks/content': {
    fields: {
      file: {
        concept: 'content-path',
      },
      sections: {
        entries: {
          fields: {
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
    },
  },
  'blocks/downloads': {
    fields: {
      files: {
        items: {
          fields: {
            file: {
              concept: 'download-path',
            },
            text: {
              concept: 'running-text',
            },
            language: {
              concept: 'file-language',
            },
          },
        },
      },
    },
  },
  'blocks/embed': {
    fields: {
      service: {
        concept: 'service-id',
      },
      image: {
        concept: 'image',
      },
      text: {
        concept: 'running-text',
      },
    },
  },
  'blocks/facts': {
    fields: {
      facts: {
        items: {
          concept: 'fact',
        },
      },
    },
  },
  'blocks/feature': {
    fields: {
      items: {
        concept: 'content/file',
      },
      steps: {
        items: {
          fields: {
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
    },
  },
  'blocks/figures': {
    fields: {
      figures: {
        items: {
          fields: {
            source: {
              concept: 'running-text',
            },
          },
        },
      },
    },
  },
  'blocks/form': {
    fields: {
      form: {
        concept: 'form-id',
      },
      beside: {
        fields: {
          hours: {
            concept: 'opening-hours',
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
    },
  },
  'blocks/gallery': {
    fields: {
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
    },
  },
  'blocks/hero': {
    fields: {
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
    },
  },
  'blocks/hours': {
    fields: {
      text: {
        concept: 'running-text',
      },
      hours: {
        concept: 'opening-hours',
      },
      rows: {
        concept: 'rows',
      },
      address: {
        concept: 'postal-address',
      },
      phone: {
        refersTo: 'phone',
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
    },
  },
  'blocks/items': {
    fields: {
      text: {
        concept: 'running-text',
      },
      collection: {
        refersTo: 'collection',
      },
      also: {
        items: {
          refersTo: 'collection',
        },
      },
      tag: {
        refersTo: 'literal',
      },
    },
  },
  'blocks/latest': {
    fields: {
      text: {
        concept: 'running-text',
      },
      collection: {
        refersTo: 'collection',
      },
      tag: {
        refersTo: 'literal',
      },
    },
  },
  'blocks/logos': {
    fields: {
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
    },
  },
  'blocks/map': {
    fields: {
      image: {
        concept: 'image',
      },
      text: {
        concept: 'running-text',
      },
      service: {
        concept: 'service-id',
      },
    },
  },
  'blocks/marquee': {
    fields: {
      text: {
        concept: 'running-text',
      },
    },
  },
  'blocks/offices': {
    fields: {
      offices: {
        items: {
          fields: {
            image: {
              concept: 'image',
            },
            postal: {
              concept: 'postal-address',
            },
            phone: {
              refersTo: 'phone',
            },
            email: {
              refersTo: 'email',
            },
            website: {
              refersTo: 'address',
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
    },
  },
  'blocks/people': {
    fields: {
      people: {
        items: {
          fields: {
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
          },
        },
      },
    },
  },
  'blocks/picture': {
    fields: {
      picture: {
        concept: 'content/picture',
      },
    },
  },
  'blocks/plans': {
    fields: {
      text: {
        concept: 'running-text',
      },
      plans: {
        items: {
          fields: {
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
    },
  },
  'blocks/prices': {
    fields: {
      text: {
        concept: 'running-text',
      },
      groups: {
        items: {
          fields: {
            text: {
              concept: 'running-text',
            },
            items: {
              items: {
                fields: {
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
    },
  },
  'blocks/questions': {
    fields: {
      text: {
        concept: 'running-text',
      },
      questions: {
        items: {
          fields: {
            answer: {
              concept: 'content/file',
            },
          },
        },
      },
    },
  },
  'blocks/quote': {
    fields: {
      quotes: {
        items: {
          concept: 'content/quote',
        },
      },
    },
  },
  'blocks/search': {
    fields: {
      area: {
        concept: 'page-id',
      },
    },
  },
  'blocks/table': {
    fields: {
      table: {
        concept: 'content/table',
      },
      rows: {
        concept: 'rows',
      },
      link: {
        concept: 'link',
      },
    },
  },
  'blocks/tabs': {
    fields: {
      text: {
        concept: 'running-text',
      },
      tabs: {
        items: {
          fields: {
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
    },
  },
  'blocks/text': {
    fields: {
      items: {
        concept: 'content/file',
      },
    },
  },
  'call-to-action': {
    fields: {
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
      page: {
        concept: 'page-id',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
      },
      text: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
    },
  },
  collection: {
    fields: {
      rows: {
        concept: 'rows',
      },
      list: {
        concept: 'page-id',
      },
      path: {
        refersTo: 'literal',
      },
      formerly: {
        items: {
          refersTo: 'literal',
        },
      },
      addresses: {
        fields: {
          page: {
            refersTo: 'literal',
          },
          tag: {
            refersTo: 'literal',
          },
          year: {
            refersTo: 'literal',
          },
          letter: {
            refersTo: 'literal',
          },
        },
      },
    },
  },
  contact: {
    fields: {
      icon: {
        concept: 'icon-name',
      },
      hours: {
        concept: 'opening-hours',
      },
    },
  },
  'content-path': {
    refersTo: 'content',
  },
  'content/cell': {
    when: 'array',
    node: {
      concept: 'content/parts',
    },
    otherwise: {
      refersTo: 'running-text',
    },
  },
  'content/code': {
    fields: {
      caption: {
        concept: 'content/words',
      },
      lines: {
        items: {
          refersTo: 'literal',
        },
      },
    },
  },
  'content/file': {
    refersTo: 'items',
    within: {
      items: {
        concept: 'content/item',
      },
    },
  },
  'content/item': {
    when: 'object',
    node: {
      concept: 'content/special',
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
          when: 'array',
          node: {
            concept: 'content/file',
          },
        },
      },
    },
  },
  'content/part': {
    when: 'object',
    node: {
      concept: 'content/span',
    },
    otherwise: {
      concept: 'content/plain',
    },
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
    },
  },
  'content/plain': {
    refersTo: 'plain',
  },
  'content/quote': {
    fields: {
      body: {
        concept: 'content/file',
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
            refersTo: 'target',
          },
          text: {
            concept: 'content/parts',
          },
        },
      },
      code: {
        refersTo: 'literal',
      },
      image: {
        concept: 'image',
      },
      note: {
        refersTo: 'note',
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
    when: 'array',
    node: {
      concept: 'content/parts',
    },
    otherwise: {
      concept: 'running-text',
    },
  },
  'date-words': {
    fields: {
      monthsOfYear: {
        fields: {
          january: {
            placeholders: {
              year: 'the year',
            },
          },
          february: {
            placeholders: {
              year: 'the year',
            },
          },
          march: {
            placeholders: {
              year: 'the year',
            },
          },
          april: {
            placeholders: {
              year: 'the year',
            },
          },
          may: {
            placeholders: {
              year: 'the year',
            },
          },
          june: {
            placeholders: {
              year: 'the year',
            },
          },
          july: {
            placeholders: {
              year: 'the year',
            },
          },
          august: {
            placeholders: {
              year: 'the year',
            },
          },
          september: {
            placeholders: {
              year: 'the year',
            },
          },
          october: {
            placeholders: {
              year: 'the year',
            },
          },
          november: {
            placeholders: {
              year: 'the year',
            },
          },
          december: {
            placeholders: {
              year: 'the year',
            },
          },
        },
      },
      day: {
        placeholders: {
          day: 'the number of the day',
          month: 'the month',
          year: 'the year',
        },
      },
      date: {
        placeholders: {
          weekday: 'the short day of the week',
          day: 'the number of the day',
          month: 'the month',
          year: 'the year',
        },
      },
      daysOfMonth: {
        placeholders: {
          weekday: 'the short day of the week',
          day: 'the number of the day',
          month: 'the month',
          year: 'the year',
          lastWeekday: 'the short day of the week of the last day',
          lastDay: 'the number of the last day',
        },
      },
      daysOfYear: {
        placeholders: {
          weekday: 'the short day of the week',
          day: 'the number of the day',
          month: 'the month',
          year: 'the year',
          lastWeekday: 'the short day of the week of the last day',
          lastDay: 'the number of the last day',
          lastMonth: 'the month of the last day',
        },
      },
      days: {
        placeholders: {
          from: 'the first day',
          until: 'the last day',
        },
      },
      twoWeekdays: {
        placeholders: {
          first: 'the first day of the week',
          last: 'the second one',
        },
      },
      moreWeekdays: {
        placeholders: {
          first: 'the first day of the week',
          last: 'the last one',
        },
      },
    },
  },
  'download-path': {
    refersTo: 'download',
  },
  fact: {
    fields: {
      text: {
        concept: 'running-text',
      },
    },
  },
  'field-pattern': {
    fields: {
      expression: {
        refersTo: 'plain',
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
      name: {
        refersTo: 'field-name',
      },
      label: {
        concept: 'running-text',
      },
    },
  },
  'fields/checkboxes': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/date': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/email': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/file': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/hidden': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
      value: {
        refersTo: 'plain',
      },
    },
  },
  'fields/number': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/radio': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/select': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/tel': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
      pattern: {
        concept: 'field-pattern',
      },
    },
  },
  'fields/text': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
      pattern: {
        concept: 'field-pattern',
      },
    },
  },
  'fields/textarea': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'fields/time': {
    fields: {
      name: {
        refersTo: 'field-name',
      },
    },
  },
  'file-path': {
    refersTo: 'file',
  },
  font: {
    fields: {
      file: {
        concept: 'file-path',
      },
      subsets: {
        items: {
          fields: {
            file: {
              concept: 'file-path',
            },
          },
        },
      },
      italic: {
        concept: 'file-path',
      },
      weights: {
        items: {
          fields: {
            file: {
              concept: 'file-path',
            },
          },
        },
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
            menu: {
              concept: 'page-id',
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
    },
  },
  'form-id': {
    refersTo: 'form',
  },
  form: {
    fields: {
      intro: {
        concept: 'running-text',
      },
      fields: {
        items: {
          concept: 'field',
        },
      },
      success: {
        fields: {
          page: {
            concept: 'page-id',
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
          help: {
            concept: 'running-text',
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
    refersTo: 'address',
  },
  'icon-name': {
    refersTo: 'icon',
  },
  image: {
    fields: {
      src: {
        concept: 'file-path',
      },
    },
  },
  'item-members': {
    fields: {
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      address: {
        concept: 'postal-address',
      },
      apply: {
        concept: 'link',
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      email: {
        refersTo: 'email',
      },
      phone: {
        refersTo: 'phone',
      },
      profiles: {
        items: {
          concept: 'href',
        },
      },
      lead: {
        concept: 'running-text',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      authors: {
        items: {
          refersTo: 'author',
        },
      },
      tags: {
        items: {
          refersTo: 'literal',
        },
      },
      related: {
        items: {
          concept: 'page-id',
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
      notFound: {
        placeholders: {
          url: 'the address',
        },
      },
      dates: {
        concept: 'date-words',
      },
    },
  },
  link: {
    fields: {
      page: {
        concept: 'page-id',
      },
      language: {
        refersTo: 'language',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
      },
    },
  },
  manifest: {
    fields: {
      site: {
        concept: 'site-settings',
      },
      theme: {
        concept: 'theme',
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
      pages: {
        entries: {
          concept: 'page',
        },
      },
      sources: {
        entries: {
          concept: 'source',
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
      redirects: {
        items: {
          concept: 'redirect',
        },
      },
      rules: {
        fields: {},
        formerNames: {
          'misplaced-notes': 'misplaced-footnotes',
          'unknown-note': 'unknown-footnote',
          'unused-note': 'unused-footnote',
        },
      },
    },
  },
  'menu-item': {
    fields: {
      page: {
        concept: 'page-id',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
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
      page: {
        concept: 'page-id',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
      },
      text: {
        concept: 'running-text',
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
  organization: {
    fields: {
      address: {
        concept: 'postal-address',
      },
    },
  },
  'page-id': {
    refersTo: 'page',
  },
  page: {
    fields: {
      path: {
        refersTo: 'path',
      },
      lead: {
        concept: 'running-text',
      },
      document: {
        refersTo: 'content',
      },
      image: {
        concept: 'image',
      },
      icon: {
        concept: 'icon-name',
      },
      shareImage: {
        concept: 'file-path',
      },
      parent: {
        concept: 'page-id',
      },
      defaultChild: {
        concept: 'page-id',
      },
      language: {
        refersTo: 'language',
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
        concept: 'file-path',
      },
      dark: {
        concept: 'file-path',
      },
      credit: {
        concept: 'running-text',
      },
    },
  },
  'postal-address': {
    fields: {
      country: {
        refersTo: 'country',
      },
    },
  },
  'primary-action': {
    fields: {
      page: {
        concept: 'page-id',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
      },
    },
  },
  provider: {
    variants: {
      post: {
        concept: 'providers/post',
      },
    },
  },
  'providers/post': {
    fields: {
      hidden: {
        entries: {
          refersTo: 'plain',
        },
      },
    },
  },
  redirect: {
    fields: {
      from: {
        refersTo: 'path',
      },
      page: {
        concept: 'page-id',
      },
      language: {
        refersTo: 'language',
      },
      file: {
        concept: 'download-path',
      },
      href: {
        concept: 'href',
      },
    },
  },
  rows: {
    fields: {
      file: {
        refersTo: 'rows',
      },
    },
  },
  'running-text': {
    refersTo: 'running-text',
  },
  'service-id': {
    refersTo: 'service',
  },
  'site-settings': {
    fields: {
      home: {
        concept: 'page-id',
      },
      privacy: {
        concept: 'page-id',
      },
      logo: {
        concept: 'image',
      },
      favicon: {
        concept: 'file-path',
      },
      appIcons: {
        items: {
          concept: 'file-path',
        },
      },
      shareImage: {
        concept: 'file-path',
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
            refersTo: 'plain',
          },
        },
      },
    },
  },
  source: {
    fields: {
      url: {
        refersTo: 'literal',
      },
      rename: {
        entries: {
          refersTo: 'literal',
        },
      },
      headers: {
        entries: {
          refersTo: 'literal',
        },
      },
    },
  },
  theme: {
    fields: {
      displayFont: {
        concept: 'font',
      },
      textFont: {
        concept: 'font',
      },
      labelFont: {
        concept: 'font',
      },
      type: {
        fields: {
          headings: {
            fields: {},
            formerNames: {
              slides: 'slideCase',
            },
          },
        },
      },
      pattern: {
        concept: 'file-path',
      },
    },
  },
  video: {
    fields: {
      sources: {
        items: {
          concept: 'file-path',
        },
      },
      poster: {
        concept: 'file-path',
      },
    },
  },
};
