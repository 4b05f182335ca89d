// Words that a person looks for → a pattern that finds each place where they are.
import { escapeRegExp } from '../edit/edit-links';
import type { Sought } from './wire';

export const toPattern = ({ words, matchCase }: Sought): RegExp =>
  new RegExp(escapeRegExp(words), matchCase ? 'gu' : 'giu');
