// Fields with rules that browsers do not know → mistakes that they report, and the fields that are asked.
import type { FieldView } from '../../generated/concept-views';
import type { Draft } from '../../ui/visit';
import { findAsked } from './conditions';
import { toDay } from './days';
import { findMistake } from './mistakes';
import { restoreFiles } from './restore-files';
import type { Controls, RuleLabels } from './rule-types';

interface RulesOptions {
  readonly element: HTMLFormElement;
  readonly fields: readonly FieldView[];
  /** What was filled in before. */
  readonly draft: Draft;
  readonly labels: RuleLabels;
  readonly language: string;
  /** Takes the names of the conditional fields that are asked. */
  readonly ask: (names: ReadonlySet<string>) => void;
  readonly signal: AbortSignal;
}

function findControls({ elements }: HTMLFormElement): Controls {
  const controls = [...elements] as HTMLInputElement[];
  return new Map(
    controls.map(({ name }) => [name, controls.filter((control) => control.name === name)]),
  );
}

/** Limits that are counted from today, for the browser's calendar. */
function setLimits(fields: readonly FieldView[], controls: Controls): void {
  for (const field of fields) {
    const [control] = controls.get(field.name) ?? [];
    if (field.type !== 'date' || control === undefined) continue;
    if (field.min !== undefined) control.min = toDay(field.min);
    if (field.max !== undefined) control.max = toDay(field.max);
  }
}

/** Follows a form until the signal aborts; resolves once everything is as it should be. */
export async function followRules(options: RulesOptions): Promise<void> {
  const { element, fields, draft, labels, language, ask, signal } = options;
  if (signal.aborted) return;
  const controls = findControls(element);
  let before: string | undefined;
  const apply = (): void => {
    for (const field of fields) {
      const own = controls.get(field.name) ?? [];
      own[0]?.setCustomValidity(findMistake(field, own, { labels, language }));
    }
    const asked = findAsked(fields, controls);
    const now = asked.join();
    if (now !== before) ask(new Set(asked));
    before = now;
  };
  restoreFiles(controls, draft);
  setLimits(fields, controls);
  apply();
  // Before the form looks for errors.
  for (const type of ['input', 'change'])
    element.addEventListener(type, apply, { capture: true, signal });
  // The fields are reset after the event.
  element.addEventListener('reset', () => queueMicrotask(apply), { signal });
  // React shows what is asked in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
}
