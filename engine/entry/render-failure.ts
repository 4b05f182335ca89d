// Why a page cannot be rendered, for a person: the page, its block and the cause.

const toCause = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/** Told apart by its name: renderers may be bundled apart from the command. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';

  constructor(what: string, error: unknown) {
    super(`${what} cannot be rendered: ${toCause(error)}.`, { cause: error });
  }
}
