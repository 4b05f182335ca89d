import { listSections, toWords } from '../../content/block-sections';
import { toInnerLevel } from '../../content/inner-level';
import { toReadableAddress } from '../../content/readable-address';
import type { ModuleOf } from '../../model/block-module';

export const officesBlock: ModuleOf<'offices'> = {
  loading: 'late',
  sections: (view) =>
    listSections(
      view,
      [],
      view.offices.map(({ place, address, phone, email, website, note }) => ({
        heading: place,
        level: toInnerLevel(view.heading),
        words: toWords(...address, phone, email, toReadableAddress(website), note),
      })),
    ),
  jsonLd: ({ offices }) =>
    offices.map(({ place, address, phone, email }) => ({
      '@type': 'Place',
      name: place,
      address: address.join(', '),
      telephone: phone,
      email,
    })),
};
