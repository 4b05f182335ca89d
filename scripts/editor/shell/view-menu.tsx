// How the page is looked at: at which width, in which scheme and language, with or without scripts.
import { type ReactNode, useEffect, useId, useState } from 'react';
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

/** The scheme in which the page is shown, where that is not the one that was chosen: the site has no other. */
function useOnlyScheme(): string | undefined {
  const { scheme, path } = useShell();
  const [only, setOnly] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at
  useEffect(() => {
    const timer = setTimeout(() => {
      const { contentWindow: view } =
        document.querySelector<HTMLIFrameElement>('.stage > iframe') ?? {};
      // None while another page is on its way.
      const root = view?.document.querySelector(':root');
      const shown = root ? view?.getComputedStyle(root).colorScheme : undefined;
      setOnly(scheme !== undefined && shown !== scheme ? shown : undefined);
    });
    return () => clearTimeout(timer);
  }, [scheme, path]);
  return only;
}

/** Whether the page is light or dark, as far as the site has both. */
function SchemeChoice() {
  const store = useStore();
  const { scheme } = useShell();
  const only = useOnlyScheme();
  return (
    <>
      <Choice
        label="Light or dark"
        choices={schemes}
        value={scheme}
        onChoose={(chosen) => store.set({ scheme: chosen })}
      />
      {only !== undefined && (
        <p className="hint" role="status">
          This website is always {only}. Under Site, “Look” can give it both.
        </p>
      )}
    </>
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
  const { width, scripts, edits, compares } = useShell();
  return (
    <Menu label="View">
      <Choice
        label="Width"
        choices={widths}
        value={width}
        onChoose={(chosen) => store.set({ width: chosen })}
      />
      <SchemeChoice />
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
