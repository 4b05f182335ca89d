import { listSections, toWords } from '../../content/block-sections';
import { toInnerLevel } from '../../content/inner-level';
import { toHoursWords } from '../../content/opening-status';
import { toGeoEntity, toHoursEntities } from '../../content/place-facts';
import { toAddressLines, toPostalEntity } from '../../content/postal-address';
import type { ModuleOf, Section } from '../../model/block-module';

export const hoursBlock: ModuleOf<'hours'> = {
  loading: 'late',
  sections: (view) => {
    const { address, directions, hours, note, phone, place, text } = view;
    const around: Section = {
      ...(place !== undefined && { heading: place }),
      level: toInnerLevel(view.heading),
      words: toWords(...(address ? toAddressLines(address) : []), phone, directions?.label),
    };
    return listSections(view, toWords(text, ...toHoursWords(hours), note), [around]);
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
        openingHoursSpecification: toHoursEntities(hours),
      },
    ];
  },
};
