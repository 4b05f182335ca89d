import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

/** What stands for the company in the bar, as a link to the home page. */
export function Brand({ atHome }: { readonly atHome: boolean }) {
  const { axes, home, logo, name } = useServices().shell;
  const isWordmark = axes.header.brand === 'wordmark';
  return (
    <Link className="header-brand" href={home.href} current={atHome}>
      <img
        className="header-logo"
        src={logo.src}
        alt={isWordmark ? name : ''}
        width={logo.width}
        height={logo.height}
        decoding="async"
      />
      {!isWordmark && name}
    </Link>
  );
}
