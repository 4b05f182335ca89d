// Old addresses: those of the list beside the manifest, where each leads, and a new one.
import { type FormEvent, useState } from 'react';
import { isComplete, type LinkTarget, LinkTargetField } from './fields/link-target-field';
import { Icon } from './icon';
import { listShown } from './site-values';
import { useAnswer } from './use-answer';
import { useShell, useStore } from './use-shell';

interface RedirectFormProps {
  /** Undefined for a new one. */
  readonly from?: string;
  readonly target: LinkTarget | undefined;
  readonly submit: string;
  /** Whether it was written. */
  readonly onSubmit: (from: string, target: LinkTarget) => Promise<boolean>;
}

const nowhere = { page: '' };

function RedirectForm({ from, target, submit, onSubmit }: RedirectFormProps) {
  const [chosen, setChosen] = useState(target);
  const onForm = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = from ?? String(new FormData(form).get('from')).trim();
    if (chosen === undefined || !(await onSubmit(typed, chosen)) || from !== undefined) return;
    form.reset();
    setChosen(nowhere);
  };
  return (
    <form onSubmit={(event) => void onForm(event)}>
      {from === undefined && (
        <label className="field">
          <span>Old address</span>
          <input name="from" required placeholder="/old-page.html" spellCheck={false} />
        </label>
      )}
      <LinkTargetField value={chosen} onChange={setChosen} rest={0} />
      <button type="submit" disabled={chosen === undefined || !isComplete(chosen)}>
        {submit}
      </button>
    </form>
  );
}

export function RedirectList() {
  const store = useStore();
  const { site } = useShell();
  const redirects = useAnswer('redirects', {});
  if (redirects === undefined) return null;
  const nameOf = ({ page, file, href }: LinkTarget): string =>
    (site && listShown(site).find(({ id }) => id === page)?.title) ?? file ?? href ?? 'gone';
  const save = async (about: string, operation: object): Promise<boolean> =>
    (await store.operate(about, operation)).type === 'written';
  return (
    <>
      {redirects !== null && (
        <fieldset className="set">
          <legend>In the list redirects.csv</legend>
          <p className="hint">Addresses that the site had before, and where they lead.</p>
          {redirects.map(({ from, page, anchor, file, href }) => {
            const target = { page, anchor, file, href } as LinkTarget;
            return (
              <details key={from} className="more">
                <summary>{`${from} → ${nameOf(target)}`}</summary>
                <RedirectForm
                  key={JSON.stringify(target)}
                  from={from}
                  target={(page ?? file ?? href) ? target : undefined}
                  submit="Lead there"
                  onSubmit={(_, to) => {
                    const members = { page: null, anchor: null, file: null, href: null, ...to };
                    return save(`lead ${from} elsewhere`, { op: 'redirect set', from, members });
                  }}
                />
                <button
                  type="button"
                  className="quiet"
                  onClick={() => void save(`forget ${from}`, { op: 'redirect remove', from })}
                >
                  <Icon name="remove" /> Remove
                </button>
              </details>
            );
          })}
        </fieldset>
      )}
      <fieldset className="set">
        <legend>Another old address</legend>
        <RedirectForm
          target={nowhere}
          submit="Add"
          onSubmit={(from, target) =>
            save(`lead ${from} to its new address`, {
              ...{ op: 'redirect add', value: { from, ...target } },
              inList: redirects !== null,
            })
          }
        />
      </fieldset>
    </>
  );
}
