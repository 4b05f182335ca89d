// Words that are being typed → the same at all their places on the page, before anything is saved.

/** Marks of emphasis and links make elements: those are shown once they are saved. */
const hasMarkup = (words: string): boolean => /[*[\]`]/.test(words);

const braces = /\{\{|\{([A-Za-z][\w-]*)\}/g;

const substitute = (words: string, variables: Readonly<Record<string, string>>): string =>
  words.replace(braces, (match: string, name?: string) =>
    match === '{{' ? '{' : ((name !== undefined ? variables[name] : undefined) ?? match),
  );

export class Echo {
  readonly #nodes: readonly Text[];
  readonly #before: readonly string[];
  readonly #variables: Readonly<Record<string, string>>;

  /** `nodes`: the texts of one place; only those that hold it whole are changed. */
  constructor(
    nodes: readonly Text[],
    written: string,
    variables: Readonly<Record<string, string>>,
  ) {
    this.#variables = variables;
    const whole = substitute(written, variables).trim();
    this.#nodes = hasMarkup(written) ? [] : nodes.filter(({ data }) => data.trim() === whole);
    this.#before = this.#nodes.map(({ data }) => data);
  }

  show(words: string): void {
    if (hasMarkup(words)) return;
    const text = substitute(words, this.#variables);
    for (const node of this.#nodes) if (node.data !== text) node.data = text;
  }

  takeBack(): void {
    for (const [index, node] of this.#nodes.entries()) node.data = this.#before[index] ?? node.data;
  }
}
