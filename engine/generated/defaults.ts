// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { Defaults } from '../model/kinds';

export const defaults: Defaults = {
  page: {
    layout: 'article',
    draft: false,
    unlisted: false,
    blocks: [],
  },
  'blocks/content': {
    layout: 'plain',
    effect: 'none',
  },
  'blocks/item': {
    part: 'facts',
    effect: 'none',
  },
};
