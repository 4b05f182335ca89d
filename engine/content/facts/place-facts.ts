// Where a place is and when it is open → what search engines are told.

import type { OpeningHoursView, OpenTime } from '../../generated/concept-views';
import type { Geo } from '../../generated/manifest';
import type { Entity } from '../../model/fact-views';

export const toGeoEntity = (geo: Geo | undefined): Entity | undefined =>
  geo && { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude };

/** Where the company is, as its contacts say. */
export const findGeo = (contacts: readonly { readonly geo?: Geo }[]): Geo | undefined =>
  contacts.find(({ geo }) => geo)?.geo;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day has no 24:00 there. */
const toTimes = ({ opens, closes }: OpenTime): Entity => ({
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});

/** A day on which nothing is open, as https://developers.google.com/search describes it. */
const closed = { opens: '00:00', closes: '00:00' };

/** https://schema.org/OpeningHoursSpecification, one for each time of regular and special days. */
export const toHoursEntities = ({ regular, special }: OpeningHoursView): readonly Entity[] => [
  ...regular.flatMap(({ days, times }) =>
    times.map((time) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      ...toTimes(time),
    })),
  ),
  ...special.flatMap(({ from, until, times }) =>
    (times.length === 0 ? [closed] : times.map(toTimes)).map((time) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      ...time,
    })),
  ),
];
