import { useServices } from '../ui/services';

/** Placeholder for a block whose code is still loading; its style keeps it invisible for the first moment. */
export function BlockSkeleton() {
  const { labels } = useServices().shell;
  return (
    <div className="block block-skeleton" role="status">
      <span className="visually-hidden">{labels.loading}</span>
    </div>
  );
}
