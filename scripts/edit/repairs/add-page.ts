// An id that no page has → a page of that id, whose words are still to be written.
import type { Repair } from './repair';
import { toWords } from './to-words';

/** At the path of the same name. */
export const addPage = (id: string): Repair => ({
  title: `Add a page "${id}" at /${id}.`,
  operations: [
    { op: 'page add', id, path: `/${id}`, title: toWords(id), summary: `${toWords(id)}.` },
  ],
});
