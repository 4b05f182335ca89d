// Words that a person looks for → a pattern that finds each place where they are.
import { escapeRegExp } from '../edit/edit-links';
import type { Sought } from './sought';

/** In UTF-16 units: nobody looks for more, and engines refuse patterns of very many. */
const maxSought = 10_000;

const nothing = /(?!)/gu;

export const toPattern = ({ words, matchCase }: Sought): RegExp =>
  words.length > maxSought ? nothing : new RegExp(escapeRegExp(words), matchCase ? 'gu' : 'giu');
