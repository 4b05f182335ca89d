import { useServices } from '../ui/services';

/** Holds the place of a block whose code is on its way; its style shows it only after a moment. */
export function BlockSkeleton() {
  const { labels } = useServices().shell;
  return (
    <div className="block block-skeleton" role="status">
      <span className="visually-hidden">{labels.loading}</span>
    </div>
  );
}
