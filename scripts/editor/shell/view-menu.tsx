// How the page is looked at: at which width, in which scheme and language, with or without scripts.
import { type ReactNode, useId } from 'react';
import { Icon } from './icon';
import { nameLanguage } from './site-values';
import { useShell, useStore } from './use-shell';

const widths = [
  { name: 'Phone', value: 390 },
  { name: 'Tablet', value: 834 },
  { name: 'Computer', value: 1280 },
  { name: 'Full width', value: undefined },
] as const;

const schemes = [
  { name: 'Light', value: 'light' },
  { name: 'Dark', value: 'dark' },
  { name: 'As your system', value: undefined },
] as const;

interface ChoiceProps<Value> {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly value: Value }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
function Choice<Value>({ label, choices, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {choices.map((one) => (
        <label key={one.name} className="switch">
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChoose(one.value)}
          />
          {one.name}
        </label>
      ))}
    </fieldset>
  );
}

/** In which language the page is shown. */
function LanguageChoice() {
  const store = useStore();
  const { languages, address, site } = useShell();
  if (languages.length === 0 || site === undefined) return null;
  const own = { name: nameLanguage(site.language), value: undefined };
  const choices = [own, ...languages.map((one) => ({ name: one.name, value: one.address }))];
  return (
    <Choice<string | undefined>
      label="Language"
      choices={choices}
      value={languages.find((one) => one.address === address)?.address}
      onChoose={(chosen) => store.set({ address: chosen })}
    />
  );
}

/** A button of the bar with what it opens below it. */
function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="menu">
      <button type="button" popoverTarget={id}>
        {label} <Icon name="down" />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        {children}
      </div>
    </div>
  );
}

export function ViewMenu() {
  const store = useStore();
  const { width, scheme, scripts, edits, compares } = useShell();
  return (
    <Menu label="View">
      <Choice
        label="Width"
        choices={widths}
        value={width}
        onChoose={(chosen) => store.set({ width: chosen })}
      />
      <Choice
        label="Light or dark"
        choices={schemes}
        value={scheme}
        onChoose={(chosen) => store.set({ scheme: chosen })}
      />
      <LanguageChoice />
      <label className="switch">
        <input
          type="checkbox"
          checked={scripts}
          onChange={({ target }) =>
            store.set({ scripts: target.checked, edits: target.checked && edits })
          }
        />
        With JavaScript
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={compares}
          onChange={({ target }) => store.set({ compares: target.checked })}
        />
        Beside the last version
      </label>
    </Menu>
  );
}
