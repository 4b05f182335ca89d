// Mistakes in outside services, and in what pages show of them.
import { meant, type Rules, rule } from '../rule';

export const serviceRules = {
  'unknown-service': rule<'id', 'near' | 'absent'>({
    severity: 'error',
    reach: 'required',
    message: (p) => `There is no outside service "${p.id}".`,
    hint: (p) =>
      p.absent
        ? 'Add "services" to the manifest, with the services that it names.'
        : meant(p, 'Use a service id: one of the keys of "services".'),
    example: ['"service": "films"', '"service": "film"'],
  }),
  'refused-service': rule<'name' | 'reason', 'remedy'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `${p.name} cannot be a service of this site: ${p.reason}.`,
    hint: (p) =>
      String(p.remedy ?? 'To count visits, use goatcounter, matomo, plausible or umami.'),
    example: [
      '{ "type": "google-analytics" }',
      '{ "type": "plausible", "site": "harbour-clocks.co" }',
    ],
  }),
  'unfit-show': rule<'id' | 'name' | 'wanted' | 'given' | 'remedy', 'near'>({
    severity: 'error',
    reach: 'safety',
    message: (p) => `The service "${p.id}" (${p.name}) needs ${p.wanted}; here it gets ${p.given}.`,
    hint: (p) =>
      p.near === undefined
        ? String(p.remedy)
        : `Did you mean "show": "${p.near}"? That is the part that the service knows it by.`,
    example: ['"show": "https://youtu.be/aqz-KE-bpKQ"', '"show": "aqz-KE-bpKQ"'],
  }),
  'second-counter': rule<'first'>({
    severity: 'warning',
    reach: 'free',
    message: (p) => `"${p.first}" counts the visits already, so this service is told of none.`,
    hint: () => 'Keep one service that counts.',
    example: [
      ', "more": { "type": "goatcounter", "origin": "https://clocks.goatcounter.com" }',
      '',
    ],
  }),
  'own-host': rule<'value'>({
    severity: 'error',
    reach: 'safety',
    message: (p) =>
      `"${p.value}" is this site itself: a frame of it could do whatever its pages can.`,
    hint: () => 'Link to the page, or name a frame of another host.',
    example: ['https://www.example.com/tour/', 'https://tour.example.net/tour/'],
  }),
  'unused-service': rule<'id'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `No page shows anything of the service "${p.id}".`,
    hint: () => 'Show it in a block, or remove it: no host is allowed that nothing needs.',
    example: [', "tour": { "type": "vimeo" }', ''],
  }),
  'no-privacy-page': rule<'names'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `This site uses ${p.names}, and names no page that tells visitors so.`,
    hint: () => 'Write "privacy" in "site": the id of the page about visitors\' data.',
    example: ['"home": "home",', '"home": "home", "privacy": "work",'],
  }),
  'unnamed-service': rule<'page' | 'name' | 'host'>({
    severity: 'warning',
    reach: 'free',
    depth: 'absence',
    message: (p) => `The page "${p.page}" does not tell visitors about ${p.name} (${p.host}).`,
    hint: (p) => `Say on it what ${p.name} learns of visitors, and when; use that name.`,
    example: ['Films are shown by others.', 'Films are shown by YouTube.'],
  }),
  'written-secret': rule<'name' | 'instead', 'pair'>({
    severity: 'warning',
    reach: 'free',
    message: (p) =>
      `Everybody who has the manifest can read what ${p.pair === undefined ? `"${p.name}" says` : 'stands before the host'} here.`,
    hint: (p) =>
      `${
        p.pair === undefined
          ? `Write "${p.instead}", and set that variable`
          : `Remove it, write { "Authorization": "Basic \${${p.name}}" } in "headers", and set that variable to the base64 of "${p.pair}"`
      } in the environment of whoever runs \`pull\`. A secret that was shared needs a new one.`,
    example: ['"Bearer 8f7a6b5c4d3e"', `"Bearer \${COURSES_TOKEN}"`],
  }),
} as const satisfies Rules;
