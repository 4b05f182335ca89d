// One block of a page: its code, which may still be loading, and what is shown instead when it fails.
import { Component, createContext, type ReactNode, Suspense, use, useContext } from 'react';
import type { AnyBlock, AnyBlockProps } from '../blocks/block-props';
import { invariant } from '../model/invariant';
import { BlockIdContext, useServices } from '../ui/services';
import { BlockSkeleton } from './block-skeleton';
import { ChunkFailure } from './block-store';
import { ErrorNotice } from './error-view';

/** A block in its page. */
type PlacedBlock = Omit<AnyBlockProps, 'settings'>;

/** Gives the components of blocks: at once, or as a promise. */
export interface BlockSource {
  readonly get: (type: string) => AnyBlock | Promise<AnyBlock>;
  /** Fetches the code of a type again after a failure. */
  readonly retry: (type: string) => void;
}

export const BlockSourceContext = createContext<BlockSource | null>(null);

function useBlockSource(): BlockSource {
  const source = useContext(BlockSourceContext);
  invariant(source !== null, 'blocks are rendered inside the app');
  return source;
}

/** Without what stands in its place: an error of its component goes on. */
export function LoadedBlock(props: PlacedBlock) {
  const { type } = props.block;
  const { blockSettings } = useServices().shell;
  const found = useBlockSource().get(type);
  const Found = found instanceof Promise ? use(found) : found;
  // They are always present: a page with a block type unknown to this build is loaded as a document (routes.tsx).
  const settings = blockSettings[type];
  return (
    <BlockIdContext value={props.blockId}>
      <Found {...props} settings={settings} />
    </BlockIdContext>
  );
}

interface BoundaryProps {
  readonly type: string;
  readonly retry: (type: string) => void;
  readonly children: ReactNode;
}

/** Confines an error to its block: the other blocks stay. */
class BlockBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = (): void => {
    this.props.retry(this.props.type);
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <BlockError retry={error instanceof ChunkFailure ? this.retry : undefined} />;
  }
}

function BlockError({ retry }: { readonly retry: (() => void) | undefined }) {
  const { labels } = useServices().shell;
  if (retry === undefined) return <ErrorNotice level={2} />;
  return (
    <section className="block error-notice" role="alert">
      <p>{labels.chunkFailed}</p>
      <button type="button" className="button" onClick={retry}>
        {labels.retry}
      </button>
    </section>
  );
}

export function PageBlock(props: PlacedBlock) {
  const { retry } = useBlockSource();
  return (
    <BlockBoundary type={props.block.type} retry={retry}>
      <Suspense fallback={<BlockSkeleton />}>
        <LoadedBlock {...props} />
      </Suspense>
    </BlockBoundary>
  );
}
