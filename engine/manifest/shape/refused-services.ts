// Services that are often asked for and cannot be had under a strict policy, with the reason.

interface Refusal {
  readonly name: string;
  readonly reason: string;
  /** Absent for what counts visits. */
  readonly remedy?: string;
}

const ownScript =
  'it runs a script of its own in every page, which the policy of this site forbids';

const refusals: readonly (readonly [type: RegExp, refusal: Refusal])[] = [
  [
    /^(?:google-?analytics|analytics|ga4?|gtag|gtm|(?:google-?)?tag-?manager)$/i,
    {
      name: 'Google Analytics',
      reason: `${ownScript}, and it stores cookies`,
    },
  ],
  [
    /^cloudflare/i,
    {
      name: 'Cloudflare Web Analytics',
      reason: `${ownScript}, and nobody says what it sends`,
    },
  ],
  [
    /^(?:facebook|meta|hotjar|hubspot|intercom|linkedin|tiktok|clarity)/i,
    {
      name: 'This service',
      reason: ownScript,
      remedy: 'Link to it, or leave it out.',
    },
  ],
  [
    /^(?:re?captcha|hcaptcha|turnstile)$/i,
    {
      name: 'This test for robots',
      reason: `${ownScript}; forms have a trap for robots instead`,
      remedy: 'Leave it out.',
    },
  ],
  [
    /^(?:instagram|twitter|x|threads|pinterest|mastodon|bluesky|soundcloud|spotify|tripadvisor|trustpilot)$/i,
    {
      name: 'What this service shows',
      reason: ownScript,
      remedy:
        'Link to it, or save a picture of it below files/. Where it has a page for frames, declare that: { "type": "frame", … }.',
    },
  ],
  [
    /fonts?$|^(?:typekit|fontawesome)/i,
    {
      name: 'This service',
      reason: 'pages would load fonts from another host, which learns of every visit',
      remedy:
        'Save the font below files/, and name it in "textFont" or "displayFont" of the theme.',
    },
  ],
  [
    /^(?:bootstrap|tailwind|jquery|cdn|unpkg|jsdelivr|cdnjs)/i,
    {
      name: 'This service',
      reason: 'pages would load code from another host, which the policy of this site forbids',
      remedy: 'A block of the site\u2019s own can import a package: `block add` writes one.',
    },
  ],
  [
    /^(?:crisp|drift|tawk|zendesk|livechat|chat)/i,
    {
      name: 'This service',
      reason: ownScript,
      remedy: 'Link to it, or name other ways of contact in "contacts".',
    },
  ],
];

export const findRefusal = (type: string): Refusal | undefined =>
  refusals.find(([pattern]) => pattern.test(type))?.[1];
