// What a page says → its terms: each word with where it stands and how much it counts there.
import type { SearchedPage } from '../../model/search';
import { toCharacter } from '../words/code-points';
import { fold } from '../words/fold';
import { joinName, listRuns, readRun } from '../words/read-tokens';

/** How much a word counts in each of these. */
const fields = { title: 8, heading: 4, summary: 3, text: 1 } as const;

/** Sections have 4 bits: what follows the last one counts as part of it. */
export const maxSection = 15;

/** Weights have 4 bits: what is more counts by its logarithm. */
const maxWeight = 15;
const linear = 8;

const limitWeight = (weight: number): number =>
  weight <= linear
    ? weight
    : Math.min(maxWeight, linear + Math.round(2 * Math.log2(weight / linear)));

/** The number of a weight in a section, small for what is frequent. */
export const toPlace = (section: number, weight: number): number =>
  (weight - 1) * (maxSection + 1) + section;

/** JSON, kept as long as the page says the same. */
export interface PageTerms {
  /** Its words, folded, each once, separated by spaces. */
  readonly forms: string;
  /** In the same order, unfolded, where that is another word: for their stems. */
  readonly written: string;
  /** For each form its places, the last one marked. */
  readonly places: string;
  /** Words of its title and headings, as they are written. */
  readonly named: string;
}

interface Term {
  readonly form: string;
  readonly written: string;
}

/** Where a term stands: sections in order, with its weight in each. */
interface Found extends Term {
  readonly sections: number[];
  readonly weights: number[];
}

const listTerms = (run: string): Term[] =>
  readRun(run)
    .flatMap(({ whole, parts }) => (whole === undefined ? parts : [whole, ...parts]))
    .map((written) => ({ written, form: fold(written) }));

/** What runs of letters are found by is the same on every page: it is found once. */
export class TermFinder {
  readonly #terms = new Map<string, readonly Term[]>();

  find({ title, label = '', summary, words = [], sections }: SearchedPage): PageTerms {
    const found = new Map<string, Found>();
    const read = (text: string, section: number, weight: number): void => {
      let before = '';
      for (const run of listRuns(text)) {
        for (const term of this.#read(run)) add(found, term, { section, weight });
        const name = joinName(before, run);
        if (name !== undefined) add(found, { form: name, written: name }, { section, weight });
        before = run;
      }
    };
    read(title, 0, fields.title);
    read(label, 0, fields.title);
    read(summary, 0, fields.summary);
    for (const word of words) read(word, 0, fields.heading);
    sections.forEach(({ heading, words: texts }, index) => {
      const section = Math.min(index, maxSection);
      if (heading !== undefined) read(heading, section, fields.heading);
      for (const text of texts) read(text, section, fields.text);
    });
    const all = [...found.values()];
    return {
      forms: all.map(({ form }) => form).join(' '),
      written: all.map(({ form, written }) => (written === form ? '' : written)).join(' '),
      places: all.map(toPlaces).join(''),
      named: [title, label, ...words, ...sections.flatMap(({ heading = '' }) => heading)]
        .flatMap(listNamed)
        .join(' '),
    };
  }

  #read(run: string): readonly Term[] {
    const terms = this.#terms.get(run) ?? listTerms(run);
    this.#terms.set(run, terms);
    return terms;
  }
}

function add(
  found: Map<string, Found>,
  { form, written }: Term,
  { section, weight }: { readonly section: number; readonly weight: number },
): void {
  const known = found.get(form);
  if (known === undefined) {
    found.set(form, { form, written, sections: [section], weights: [weight] });
    return;
  }
  const last = known.sections.length - 1;
  // Sections come in order.
  if (known.sections[last] === section) known.weights[last] = (known.weights[last] ?? 0) + weight;
  else {
    known.sections.push(section);
    known.weights.push(weight);
  }
}

const toPlaces = ({ sections, weights }: Found): string =>
  sections.reduce((text, section, index) => {
    const place = toPlace(section, limitWeight(weights[index] ?? 1));
    return text + toCharacter(2 * place + (index === sections.length - 1 ? 1 : 0));
  }, '');

const listNamed = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
