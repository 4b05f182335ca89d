// The components of blocks: those in the app bundle at once, all others from their chunks, fetched once.
import type { AnyBlock } from '../blocks/block-props';
import { nodesChunk } from '../content/pages/find-chunks';
import { eagerBlocks } from '../generated/eager-blocks';
import type { PageView } from '../model/site';
import type { LateNodes, Services } from '../ui/services';
import { inTime } from './in-time';

/** The code of a block did not arrive, or not in time. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

interface StoreOptions {
  /** Addresses of chunks by block type. */
  readonly chunks: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeLimit: number;
  readonly importModule?: (address: string) => Promise<{ readonly Block: AnyBlock }>;
}

const importNatively: NonNullable<StoreOptions['importModule']> = (address) => import(address);

export class BlockStore {
  readonly #options: Required<StoreOptions>;
  readonly #loaded = new Map<string, AnyBlock>(Object.entries(eagerBlocks) as [string, AnyBlock][]);
  readonly #loading = new Map<string, Promise<AnyBlock>>();
  readonly #failures = new Map<string, number>();

  constructor(options: StoreOptions) {
    this.#options = { importModule: importNatively, ...options };
  }

  get = (type: string): AnyBlock | Promise<AnyBlock> => this.#loaded.get(type) ?? this.#load(type);

  /** The component of the nodes that only some pages have. */
  getNode = (): LateNodes | Promise<LateNodes> =>
    (this.#loaded.get(nodesChunk) ?? this.#load(nodesChunk)) as unknown as ReturnType<
      Services['getNode']
    >;

  /** Forgets a failure, of the block or of nodes in it: the next `get` fetches again. */
  retry = (type: string): void => {
    for (const name of [type, nodesChunk]) this.#loading.delete(name);
  };

  /** Fetches the code of the blocks of a page. Rejects with ChunkFailure for the first that does not arrive. */
  async load({ blocks, nodes }: Pick<PageView, 'blocks' | 'nodes'>): Promise<void> {
    await Promise.all([...blocks.map(({ type }) => this.get(type)), nodes && this.getNode()]);
  }

  #load(type: string): Promise<AnyBlock> {
    const known = this.#loading.get(type);
    if (known) return known;
    const loading = this.#import(type).then(
      (component) => {
        this.#loaded.set(type, component);
        return component;
      },
      (cause: unknown) => {
        this.#failures.set(type, (this.#failures.get(type) ?? 0) + 1);
        throw new ChunkFailure(`The code of the block "${type}" could not be loaded`, { cause });
      },
    );
    // The component that renders the block handles the failure; a prefetch may ignore it.
    loading.catch(() => undefined);
    this.#loading.set(type, loading);
    return loading;
  }

  async #import(type: string): Promise<AnyBlock> {
    const { chunks, timeLimit, importModule } = this.#options;
    const address = Object.hasOwn(chunks, type) ? chunks[type] : undefined;
    if (address === undefined) throw new Error('there is no chunk for this type');
    const failures = this.#failures.get(type) ?? 0;
    // Browsers remember that a module failed, by its address: a retry needs another address.
    const fresh = failures === 0 ? address : `${address}?r=${failures}`;
    const { Block } = await inTime(importModule(fresh), timeLimit);
    return Block;
  }
}
