// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { Kinds } from '../model/kinds';

export const kinds: Kinds = {
  article: {
    title: 'Article',
    names: {
      title: 'title',
      summary: 'summary',
      image: 'image',
      date: 'date',
    },
    order: 'newest',
    afterwards: 'keep',
    feeds: ['atom'],
    members: {},
  },
  case: {
    title: 'Case study',
    names: {
      title: 'title',
      summary: 'summary',
      image: 'image',
      date: 'date',
    },
    order: 'newest',
    afterwards: 'keep',
    feeds: [],
    members: {
      client: {
        title: 'Client',
      },
      place: {
        title: 'Place',
      },
      results: {
        title: 'Results',
      },
    },
  },
  event: {
    title: 'Event',
    names: {
      title: 'title',
      summary: 'summary',
      image: 'image',
      date: 'starts',
    },
    dateTitle: 'Begins',
    order: 'next',
    afterwards: 'gone',
    feeds: [],
    members: {
      ends: {
        title: 'Ends',
        concept: 'day-or-minute',
      },
      place: {
        title: 'Place',
      },
      address: {
        title: 'Address',
        concept: 'postal-address',
      },
      online: {
        title: 'Online',
        concept: 'href',
      },
      tickets: {
        title: 'Tickets',
        concept: 'link',
      },
      price: {
        title: 'Price',
        concept: 'price',
      },
      status: {
        title: 'Status',
        values: {
          planned: 'It takes place',
          moved: 'It has another date than announced',
          cancelled: 'It does not take place',
        },
      },
      movedFrom: {
        title: 'Moved from',
        concept: 'day-or-minute',
      },
    },
  },
  job: {
    title: 'Job',
    names: {
      title: 'title',
      summary: 'summary',
      image: 'image',
      date: 'date',
    },
    order: 'title',
    afterwards: 'gone',
    feeds: ['atom'],
    members: {
      place: {
        title: 'Place',
      },
      address: {
        title: 'Address',
        concept: 'postal-address',
      },
      remote: {
        title: 'Remote',
      },
      employment: {
        title: 'Employment',
        values: {
          'full-time': 'Full time',
          'part-time': 'Part time',
          contract: 'Contract',
          temporary: 'Temporary',
          internship: 'Internship',
          volunteer: 'Volunteer',
        },
      },
      salary: {
        title: 'Salary',
        concept: 'salary',
      },
      apply: {
        title: 'Apply',
        concept: 'link',
      },
    },
  },
  person: {
    title: 'Person',
    names: {
      title: 'name',
      summary: 'summary',
      image: 'image',
      date: 'date',
    },
    order: 'title',
    afterwards: 'keep',
    feeds: [],
    members: {
      role: {
        title: 'Role',
      },
      email: {
        title: 'E-mail',
      },
      phone: {
        title: 'Telephone',
      },
      profiles: {
        title: 'Profiles',
      },
    },
  },
};
