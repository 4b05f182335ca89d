import type { ReactNode } from 'react';
import { toMailto, toTelephone } from '../../content/addresses/address';
import { toReadableAddress } from '../../content/addresses/readable-address';
import { toAddressLines } from '../../content/facts/postal-address';
import { toInnerLevel } from '../../content/pages/inner-level';
import { plain } from '../../content/text/words';
import { Image } from '../../ui/image';
import { RunningText } from '../../ui/running-text';
import { AddressLines } from '../address-lines';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { OpeningHours } from '../opening-hours';

interface OfficeProps {
  readonly office: BlockProps<'offices'>['block']['offices'][number];
  readonly labels: BlockProps<'offices'>['settings']['labels'];
  readonly level: 2 | 3;
  /** Its picture is likely to be in the first view. */
  readonly first: boolean;
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Office({ office, labels, level, first }: OfficeProps) {
  const Heading = `h${level}` as const;
  const {
    address = [],
    directions,
    email,
    hours,
    image,
    note,
    phone,
    place,
    postal,
    website,
  } = office;
  return (
    <li className="offices-office">
      {image && <Image image={image} className="offices-image" first={first} />}
      <Heading>{place}</Heading>
      <address>
        <dl>
          <Way name={labels.address}>
            <AddressLines
              lines={postal ? toAddressLines(postal) : address}
              className="offices-line"
            />
          </Way>
          <Way name={labels.phone}>
            <a href={toTelephone(phone)}>{phone}</a>
          </Way>
          <Way name={labels.email}>
            <a href={toMailto(email)}>{email}</a>
          </Way>
          {website && (
            <Way name={labels.website}>
              <a href={plain(website)}>{toReadableAddress(website)}</a>
            </Way>
          )}
          {hours && (
            <Way name={hours.title}>
              <OpeningHours hours={hours} />
            </Way>
          )}
        </dl>
      </address>
      {directions && (
        <p>
          <a href={directions.href}>
            {directions.label} <span className="visually-hidden">{place}</span>
          </a>
        </p>
      )}
      {note && (
        <p className="offices-note">
          <RunningText text={note} />
        </p>
      )}
    </li>
  );
}

export function OfficesBlock({ block, settings }: BlockProps<'offices'>) {
  return (
    <BlockSection block={block}>
      <ul className="offices-list">
        {block.offices.map((office, index) => (
          <Office
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            key={index}
            office={office}
            labels={settings.labels}
            level={toInnerLevel(block.heading)}
            first={index === 0}
          />
        ))}
      </ul>
    </BlockSection>
  );
}
