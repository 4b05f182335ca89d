import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { useLive } from '../../ui/use-live';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { MarqueeLine } from '../marquee-line';
import { Pause } from '../pause';

type Block = BlockProps<'logos'>['block'];

function Logo({ logo: { image, link } }: { readonly logo: Block['logos'][number] }) {
  if (!link) return <Image image={image} className="logos-image" />;
  return (
    <Link className="logos-link" href={link.href} of={link}>
      <Image image={{ ...image, alt: '' }} className="logos-image" />
      <span className="visually-hidden">{link.label}</span>
    </Link>
  );
}

export function LogosBlock({ block, page, settings }: BlockProps<'logos'>) {
  const live = useLive();
  const items = block.logos.map((logo, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
    <li key={index} className="logos-logo">
      <Logo logo={logo} />
    </li>
  ));
  return (
    <BlockSection block={block}>
      <div className="logos-body" data-colours={block.colours}>
        {block.layout === 'marquee' ? (
          <MarqueeLine line="div" text="ul" className="logos-list" speed={settings.speed}>
            {items}
          </MarqueeLine>
        ) : (
          <ul className="logos-list">{items}</ul>
        )}
        {live && block.layout === 'marquee' && <Pause block={block} page={page} />}
      </div>
    </BlockSection>
  );
}
