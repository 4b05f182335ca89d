import { toTelephone } from '../../content/addresses/address';
import { toAddressLines } from '../../content/facts/postal-address';
import { toInnerLevel } from '../../content/pages/inner-level';
import { Image } from '../../ui/image';
import { AddressLines } from '../address-lines';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { OpeningHours } from '../opening-hours';

type Block = BlockProps<'hours'>['block'];

/** Where it is, and how one gets there; nothing where the manifest names none of it. */
function Place({ block }: { readonly block: Block }) {
  const { address, directions, image, phone, place } = block;
  if (!(address || directions || image || phone || place)) return null;
  const Heading = `h${toInnerLevel(block.heading)}` as const;
  return (
    <div className="hours-place">
      {image && <Image image={image} className="hours-image" />}
      <div className="hours-way">
        {place !== undefined && <Heading>{place}</Heading>}
        {(address || phone) && (
          <address>
            {address && <AddressLines lines={toAddressLines(address)} className="hours-line" />}
            {phone !== undefined && (
              <span className="hours-line">
                <a href={toTelephone(phone)}>{phone}</a>
              </span>
            )}
          </address>
        )}
        {directions && <a href={directions.href}>{directions.label}</a>}
      </div>
    </div>
  );
}

export function HoursBlock({ block }: BlockProps<'hours'>) {
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      <div className="hours-body">
        <div className="hours-times">
          {block.hours && <OpeningHours hours={block.hours} />}
          <BlockText text={block.note} className="hours-note" />
        </div>
        <Place block={block} />
      </div>
    </BlockSection>
  );
}
