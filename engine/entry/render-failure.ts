// Why a page cannot be rendered, for a person: the page, its block and the cause.
import { messageOf } from '../model/message-of';

const toCause = (error: unknown): string => messageOf(error).replace(/\.$/, '');

/** A block of a page. */
interface FailedBlock {
  readonly type: string;
  readonly page: string;
  readonly index: number;
}

const describe = (failed: FailedBlock | string): string =>
  typeof failed === 'string'
    ? `The page "${failed}"`
    : `Block ${failed.index + 1} of the page "${failed.page}", of type "${failed.type}",`;

/** Told apart by its name: renderers may be bundled apart from the command. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly block: FailedBlock | undefined;

  /** `failed` is a block, or the id of a page where it is none of its blocks. */
  constructor(failed: FailedBlock | string, error: unknown) {
    super(`${describe(failed)} cannot be rendered: ${toCause(error)}.`, { cause: error });
    this.block = typeof failed === 'string' ? undefined : failed;
  }
}
