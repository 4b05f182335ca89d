import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

export function EnquiryLink({ current }: { readonly current: string | undefined }) {
  const { enquiry } = useServices().shell;
  if (enquiry === null) return null;
  return (
    <Link
      className="enquiry-link"
      href={enquiry.href}
      current={enquiry.page !== undefined && enquiry.page === current}
    >
      {enquiry.label}
    </Link>
  );
}
