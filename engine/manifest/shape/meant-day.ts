// A day, a minute or a time as people or other tools write it → the same as schemas have it.

const orders = [
  // "2026-8-4", "2026/08/04 9:00", with seconds that nobody reads.
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})(?:[T ]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?:,? (?<hour>\d{1,2}):(?<minute>\d{2}))?$/,
  // Which of two small numbers is the month, only their author knows.
  /^(?<day>1[3-9]|2\d|3[01])\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\/(?<day>1[3-9]|2\d|3[01])\/(?<year>\d{4})$/,
];

const two = (digits = ''): string => digits.padStart(2, '0');

/** None where it says a time zone: the minute there is another one. */
export function toDays(value: string): string[] {
  return orders.flatMap((order) => {
    const { year, month, day, hour, minute } = order.exec(value.trim())?.groups ?? {};
    if (year === undefined) return [];
    const date = `${year}-${two(month)}-${two(day)}`;
    return [hour === undefined ? date : `${date}T${two(hour)}:${minute}`];
  });
}

const time =
  /^(?<hour>\d{1,2})(?:[:.h ](?<minute>\d{2}))?(?::00)? ?(?<half>[ap]\.?m\.?)?(?: ?(?:h|Uhr|o['\u2019]clock))?$/i;

/** A time of the day: "9:30", "9.30", "9h", "9 am", "9 Uhr". */
export function toTimes(value: string): string[] {
  const { hour, minute = '00', half = '' } = time.exec(value.trim())?.groups ?? {};
  if (hour === undefined) return [];
  const isHalf = half !== '' && Number(hour) >= 1 && Number(hour) <= 12;
  const after = /^p/i.test(half) ? 12 : 0;
  const found = `${two(isHalf ? String((Number(hour) % 12) + after) : hour)}:${minute}`;
  // Where a day may end, "12 am" is its end.
  return isHalf && found === '00:00' ? ['24:00', found] : [found];
}
