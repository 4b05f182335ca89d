import { type RefObject, useEffect, useRef, useState } from 'react';
import { hasRules } from '../content/pages/form-fields';
import type { FormView } from '../generated/concept-views';
import type { FormSettings } from '../generated/manifest';
import { useServices } from '../ui/services';

interface FormRules {
  /** The conditional fields that are asked; undefined until that is known. */
  readonly asked: ReadonlySet<string> | undefined;
  /** Resolves once mistakes are known to the browser. */
  readonly ready: () => Promise<void>;
}

/** The rules of fields that browsers do not know; their code is loaded where a form has such fields. */
export function useFormRules(
  element: RefObject<HTMLFormElement | null>,
  { fields, id }: FormView,
  settings: FormSettings,
): FormRules {
  const { shell, visit } = useServices();
  const [asked, setAsked] = useState<ReadonlySet<string>>();
  const loading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const { current } = element;
    if (current === null || !fields.some(hasRules)) return;
    const stopping = new AbortController();
    loading.current = import('./rules/follow-rules').then(
      ({ followRules }) =>
        followRules({
          ...{ element: current, fields, ask: setAsked, signal: stopping.signal },
          draft: visit.drafts.get(id) ?? [],
          labels: { ...settings.labels, missing: shell.labels.fieldMissing },
          language: shell.language,
        }),
      // Without its code the form is as without JavaScript: all is asked, and the provider checks.
      () => undefined,
    );
    return () => stopping.abort();
  }, [element, fields, id, settings, shell, visit]);
  return { asked, ready: async () => loading.current };
}
