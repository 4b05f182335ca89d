import { hoursColumns, toHours } from '../../content/facts/hours-rows';
import { findWrongChoice } from '../../content/facts/one-of-two';
import { toHoursWords } from '../../content/facts/opening-status';
import { findGeo, toGeoEntity, toHoursEntities } from '../../content/facts/place-facts';
import { toAddressLines, toPostalEntity } from '../../content/facts/postal-address';
import { listSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { ModuleOf, Section } from '../../model/block-module';

const of = { concept: 'A block of opening hours', one: 'hours', other: 'rows' };

export const hoursBlock: ModuleOf<'hours'> = {
  entry: {
    rows: {
      columns: hoursColumns,
      find: ({ rows }) => rows,
      fill: ({ rows: _, ...config }, rows) => ({ ...config, hours: toHours(rows) }),
    },
    check: (config) => {
      if (config.hours === undefined || config.rows === undefined) return [];
      const params = findWrongChoice(config, of);
      return params ? [{ at: '', cause: { code: 'one-of-two', params } }] : [];
    },
    withoutApp: () => 'It does not say whether somebody is there now.',
    // At an address of its own it is another place.
    withContacts: (config, contacts) => {
      // Rows that cannot be read are reported by themselves.
      if (config.rows) return config;
      const hours = config.hours ?? contacts.find((contact) => contact.hours)?.hours;
      const geo = config.geo ?? (config.address ? undefined : findGeo(contacts));
      return hours && { ...config, hours, ...(geo && { geo }) };
    },
  },
  text: {
    sections: (view) => {
      const { address, directions, hours, note, phone, place, text } = view;
      const around: Section = {
        ...(place !== undefined && { heading: place }),
        level: toInnerLevel(view.heading),
        words: toWords(...(address ? toAddressLines(address) : []), phone, directions?.label),
      };
      const times = hours ? toHoursWords(hours) : [];
      return listSections(view, toWords(text, ...times, note), [around]);
    },
  },
  style: {
    variants: ({ hours }) => (hours ? ['hours'] : []),
  },
  jsonLd: {
    company: ({ address, geo, hours }, { address: usual, business }) =>
      address || !usual || !hours
        ? undefined
        : {
            '@type': business,
            ...(geo && { geo: toGeoEntity(geo) }),
            openingHoursSpecification: toHoursEntities(hours),
          },
    // A place without an address is none that anybody can look up.
    facts: (view, { address: usual, business, name, organization, page }) => {
      const { address, geo, hours, phone, place } = view;
      const found = address ? toPostalEntity(address) : usual;
      if (found === undefined) return [];
      return [
        {
          '@type': business,
          ...(address ? { parentOrganization: { '@id': organization } } : { '@id': organization }),
          ...{ name: place ?? name, url: page, telephone: phone, address: found },
          geo: toGeoEntity(geo),
          openingHoursSpecification: hours && toHoursEntities(hours),
        },
      ];
    },
  },
};
