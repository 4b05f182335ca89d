import { toReadableAddress } from '../../content/addresses/readable-address';
import { findWrongChoice } from '../../content/facts/one-of-two';
import { toHoursWords } from '../../content/facts/opening-status';
import { toGeoEntity, toHoursEntities } from '../../content/facts/place-facts';
import { toAddressLines, toPostalEntity } from '../../content/facts/postal-address';
import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { OfficesBlockView } from '../../generated/block-views';
import type { ModuleOf, Section } from '../../model/block-module';
import type { About, Entity } from '../../model/fact-views';

type Office = OfficesBlockView['offices'][number];

const toLines = ({ address = [], postal }: Office): readonly string[] =>
  postal ? toAddressLines(postal) : address;

function describe(office: Office, level: number): Section {
  const { directions, email, hours, note, phone, place, website } = office;
  const ways = toWords(...toLines(office), phone, email, website && toReadableAddress(website));
  const times = hours ? toHoursWords(hours) : [];
  return { heading: place, level, words: [...ways, ...times, ...toWords(directions?.label, note)] };
}

/** An office of which search engines learn the address in its parts. */
function toBusiness(office: Office, { business, name, organization }: About): Entity[] {
  const { email, geo, hours, phone, place, postal, website } = office;
  if (postal === undefined) return [];
  return [
    {
      '@type': business,
      name: `${name}, ${place}`,
      address: toPostalEntity(postal),
      geo: toGeoEntity(geo),
      telephone: phone,
      email,
      ...(website && { url: website }),
      openingHoursSpecification: hours && toHoursEntities(hours),
      parentOrganization: { '@id': organization },
    },
  ];
}

const toPlace = ({ address = [], email, phone, place }: Office): Entity => ({
  '@type': 'Place',
  name: place,
  address: address.join(', '),
  telephone: phone,
  email,
});

const choice = { concept: 'An office', one: 'address', other: 'postal' };

export const officesBlock: ModuleOf<'offices'> = {
  entry: {
    check: ({ offices }) =>
      offices.flatMap((office, index) => {
        const params = findWrongChoice(office, choice);
        return params ? [{ at: `/offices/${index}`, cause: { code: 'one-of-two', params } }] : [];
      }),
  },
  text: {
    sections: (view) => {
      const level = toInnerLevel(view.heading);
      return listSections(
        view,
        [],
        view.offices.map((office) => describe(office, level)),
      );
    },
  },
  style: {
    variants: ({ offices }) => (offices.some(({ hours }) => hours) ? ['hours'] : []),
  },
  jsonLd: {
    places: ({ offices }, about) =>
      offices.flatMap((office) => (office.postal ? toBusiness(office, about) : [toPlace(office)])),
    facts: ({ offices }, about) => offices.flatMap((office) => toBusiness(office, about)),
  },
};
