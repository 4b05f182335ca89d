// The name of a field, what it is for, and what counts where it is empty.
import { type ReactNode, useId } from 'react';
import { listSiteParts, type SitePart } from '../site-parts';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { unsetValue } from './field-value';
import { besideField, onRemovalKey } from './removal-key';

interface LabelledProps extends Omit<FieldProps, 'value'> {
  readonly isSet: boolean;
  /** Whether it names several controls, by its id. */
  readonly isGroup?: boolean;
  readonly children: (id: string, about: string) => ReactNode;
}

/** What a person calls them, where the name of a member is another word. */
const called: Readonly<Record<string, string>> = {
  src: 'file',
  image: 'picture',
  parent: 'page above',
};

const nameMember = (name: string): string =>
  called[name] ?? name.replace(/(?=[A-Z])/g, ' ').toLowerCase();

/** "page.label" → "the label of the page", "/labels/explore" → "“explore” under “Words of buttons and signs”". */
function explainPlace(place: string, parts: readonly SitePart[]): string {
  if (place === '@key') return 'its own name';
  const [first = '', ...inner] = place.split('/').slice(1);
  const part = parts.find((one) => one.part === first)?.title ?? nameMember(first);
  if (inner.length > 0) return `“${nameMember(inner.at(-1) ?? '')}” under “${part}”`;
  const [member = '', ...holders] = place.split('.').reverse().map(nameMember);
  return [`the ${member}`, ...holders.map((one) => `of the ${one}`)].join(' ');
}

/** In the words of a person, where a value comes from. */
const explainInherited = (from: string, parts: readonly SitePart[]): string =>
  `Left empty, it is ${from
    .split(' or ')
    .map((place) => explainPlace(place, parts))
    .join(', or ')}.`;

export function Labelled(props: LabelledProps) {
  const { schema, place, label, isRequired, isSet, isGroup, children } = props;
  const id = useId();
  const about = `${id}-about`;
  const { schemas } = useShell();
  const { description, inheritsFrom } = schema;
  const clear = isSet && !isRequired ? () => unsetValue(place, `clear “${label}”`) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the button does, by a key in its control
    <div className="field" onKeyDown={onRemovalKey(clear)}>
      <div className="field-head">
        {isGroup ? <span id={id}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {clear && (
          <button
            type="button"
            className="quiet"
            {...besideField}
            aria-label={`Clear ${label}`}
            onClick={clear}
          >
            Clear
          </button>
        )}
      </div>
      {children(id, about)}
      <p className="hint" id={about}>
        {description}
        {!isSet &&
          inheritsFrom !== undefined &&
          ` ${explainInherited(inheritsFrom, listSiteParts(schemas))}`}
      </p>
    </div>
  );
}
