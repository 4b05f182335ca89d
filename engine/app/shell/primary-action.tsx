import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

export function PrimaryAction({ current }: { readonly current: string | undefined }) {
  const { primaryAction } = useServices().shell;
  if (primaryAction === null) return null;
  return (
    <Link
      className="primary-action"
      href={primaryAction.href}
      current={primaryAction.page !== undefined && primaryAction.page === current}
    >
      {primaryAction.label}
    </Link>
  );
}
