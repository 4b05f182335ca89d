// Other ways to reach the owner of the site: telephone and e-mail address.
import { plain } from '../content/text/words';
import type { RichText } from '../generated/concept-views';
import type { ContactView, Shell } from '../model/site';

const findWays = ({ contacts }: Shell): ContactView[] =>
  contacts.filter(({ type }) => type === 'phone' || type === 'email');

/** The ways as running text, where the form has no help text. */
export const toContactText = (shell: Shell): RichText =>
  findWays(shell).flatMap(({ href, value }, index) => [
    ...(index === 0 ? [] : [' · ']),
    { type: 'link' as const, href, children: [value] },
  ]);

/** The name of a way: its label, and its number or address where the label does not contain it. */
export const toWayName = ({ label, type, value }: ContactView): string =>
  type === 'link' || plain(label).includes(plain(value)) ? label : `${label}: ${value}`;

export function ContactWays({ shell }: { readonly shell: Shell }) {
  return (
    <ul className="form-ways">
      {findWays(shell).map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <li key={index}>
          <a href={way.href}>{toWayName(way)}</a>
        </li>
      ))}
    </ul>
  );
}
