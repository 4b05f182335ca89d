// Mistakes in facts that machines are told: times, days, prices, the company.
import { meant, type Rules, rule } from '../rule';

export const factRules = {
  'missing-time-zone': rule({
    severity: 'error',
    reach: 'required',
    message: () => 'These opening hours have no time zone: nobody knows which day it is there.',
    hint: () => 'Add "timeZone" to "site", such as "Europe/Lisbon".',
    example: ['"language": "en"', '"language": "en", "timeZone": "Europe/Lisbon"'],
  }),
  'missing-hours': rule({
    severity: 'error',
    reach: 'required',
    message: () => 'Neither these opening hours nor a contact says when somebody is there.',
    hint: () => 'Add "hours" to a contact, or to this block if they are those of another place.',
    example: [
      '"value": "{phone}"',
      '"value": "{phone}", "hours": { "regular": [{ "days": ["monday"], "times": [{ "opens": "08:00", "closes": "12:00" }] }] }',
    ],
  }),
  'unknown-time-zone': rule<'zone', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no time zone "${p.zone}".`,
    hint: (p) => meant(p, 'Use a name of the IANA list, such as "Europe/Lisbon".'),
    example: ['"timeZone": "Europe/Lisboa"', '"timeZone": "Europe/Lisbon"'],
  }),
  'impossible-day': rule<'day'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The day ${p.day} does not exist.`,
    hint: () =>
      'Look it up in a calendar: the year, the month and the day are separated by hyphens.',
    example: ['"from": "2027-02-29"', '"from": "2027-02-28"'],
  }),
  'hours-reversed': rule<'end' | 'start', 'remedy'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.end} is not after ${p.start}.`,
    hint: (p) =>
      String(
        p.remedy ??
          'Swap the two, or correct one of them. What is open past midnight closes at "24:00" and opens at "00:00" on the next day.',
      ),
    example: ['"opens": "18:00", "closes": "08:00"', '"opens": "08:00", "closes": "18:00"'],
  }),
  'hours-overlap': rule<'what' | 'day'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `${p.what} overlap on ${p.day}.`,
    hint: () => 'Let one of them begin when the other is over, or join them.',
    example: ['"opens": "11:00", "closes": "18:00"', '"opens": "13:00", "closes": "18:00"'],
  }),
  'missing-currency': rule<'amount'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `The amount ${p.amount} has no currency.`,
    hint: () => 'Add "currency" to "site", or to this price if it is the only one in another.',
    example: ['"amount": 12.5', '"amount": 12.5, "currency": "EUR"'],
  }),
  'unknown-currency': rule<'currency', 'near'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no currency "${p.currency}".`,
    hint: (p) => meant(p, 'Use its three letters, such as "EUR" (ISO 4217).'),
    example: ['"currency": "ERU"', '"currency": "EUR"'],
  }),
  'rounded-amount': rule<'amount' | 'currency' | 'digits' | 'shown'>({
    severity: 'error',
    reach: 'required',
    message: (p) =>
      `An amount in ${p.currency} has ${p.digits === 0 ? 'no decimals' : `at most ${p.digits} decimals`}: ${p.amount} would be shown as ${p.shown}.`,
    hint: () => 'Write the amount that visitors pay, or the price as "text".',
    example: ['{ "amount": 12.345 }', '{ "amount": 12.35 }'],
  }),
  'grouped-amount': rule<'written' | 'amount' | 'meant'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `${p.written} is read as ${p.amount}: a point in a number begins its decimals.`,
    hint: (p) => `Write ${p.meant} if you mean thousands, otherwise ${p.amount}.`,
    example: ['{ "amount": 1.250 }', '{ "amount": 1250 }'],
  }),
  'one-of-two': rule<'concept' | 'one' | 'other' | 'remedy', 'count'>({
    severity: 'error',
    reach: 'required',
    message: (p) => {
      if (p.count === 0) return `${p.concept} needs "${p.one}" or "${p.other}".`;
      if (p.count === 2) return `${p.concept} cannot have both "${p.one}" and "${p.other}".`;
      return `${p.concept} needs exactly one of "${p.one}" and "${p.other}".`;
    },
    hint: (p) => `${p.remedy}`,
    example: ['{ "amount": 12.5, "text": "On request" }', '{ "text": "On request" }'],
  }),
  'several-badges': rule({
    severity: 'warning',
    reach: 'free',
    message: () => 'Two plans have a badge: neither of them stands out.',
    hint: () => 'Keep the badge of the plan that suits most readers.',
    example: ['"badge": "New"', '"text": "New"'],
  }),
  'same-label': rule<'label' | 'member', 'whole'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `Another part of this ${p.whole ?? 'block'} has the ${p.member} "${p.label}", too.`,
    hint: () => 'Write words of its own, so that readers can tell the two apart, or remove one.',
    example: ['["The works."], "label": "Outside"', '["The works."], "label": "Inside"'],
  }),
  'other-layout': rule<'member' | 'layout' | 'chosen'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Nobody sees "${p.member}": the layout "${p.chosen}" does not show it.`,
    hint: (p) => `Write "layout": "${p.layout}", or remove "${p.member}".`,
    example: ['"type": "feature"', '"type": "feature", "layout": "scroll"'],
  }),
  'empty-layout': rule<'member' | 'layout'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `The layout "${p.layout}" is there to show "${p.member}", which this block lacks.`,
    hint: (p) => `Add "${p.member}", or choose another layout.`,
    example: ['"layout": "scroll"', '"layout": "split"'],
  }),
  'unseen-fact': rule<'fact'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `Search engines are told "${p.fact}", and no page says so.`,
    hint: () => 'Write it where visitors look for it, such as on the legal page.',
    example: ['By the hour.', 'By the hour. Harbour Clocks Ltd.'],
  }),
} as const satisfies Rules;
