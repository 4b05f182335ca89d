// How else to reach the site's owner: its telephone and its e-mail address.
import type { ContactView, RichText, Shell } from '../model/site';

const findWays = ({ contacts }: Shell): ContactView[] =>
  contacts.filter(({ type }) => type === 'telephone' || type === 'email');

/** The ways as running text, for where no help is written. */
export const toContactText = (shell: Shell): RichText =>
  findWays(shell).flatMap(({ href, value }, index) => [
    ...(index === 0 ? [] : [' · ']),
    { type: 'link' as const, href, children: [value] },
  ]);

export function ContactWays({ shell }: { readonly shell: Shell }) {
  return (
    <ul className="form-ways">
      {findWays(shell).map(({ href, label, value }) => (
        <li key={href}>
          {/* A label may hold the number itself. */}
          {label.includes(value) ? (
            <a href={href}>{label}</a>
          ) : (
            <>
              {label}: <a href={href}>{value}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
