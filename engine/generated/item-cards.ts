// Generated from the files of engine/ by `npm run types`: change those, not this file.
// What lists show of items whose kind has a card of its own.
import type { ItemCards } from '../blocks/block-props';

export const itemCards = {} satisfies ItemCards;
