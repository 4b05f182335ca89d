import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

interface PrimaryActionProps {
  readonly className: string;
  /** The id of the page that is shown. */
  readonly current: string | undefined;
}

export function PrimaryAction({ className, current }: PrimaryActionProps) {
  const { primaryAction } = useServices().shell;
  if (primaryAction === null) return null;
  return (
    <Link
      className={className}
      href={primaryAction.href}
      of={primaryAction}
      current={primaryAction.page !== undefined && primaryAction.page === current}
    >
      {primaryAction.label}
    </Link>
  );
}
