// A form of the manifest: its fields, its errors, its submission and what follows from it.
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { toFieldIds } from '../content/element-ids';
import type { FormView } from '../model/concept-views';
import { invariant } from '../model/invariant';
import { useServices } from '../ui/services';
import { readDraft, tell } from '../ui/visit';
import { toContactText } from './contact-ways';
import { ErrorSummary } from './error-summary';
import { Field } from './fields/field';
import { PrivacyNote } from './privacy-note';
import { restoreDraft } from './restore-draft';
import { submitForm } from './submit';
import { useFieldErrors } from './use-field-errors';
import { WithoutScript } from './without-script';

interface FormProps {
  readonly form: FormView;
  readonly blockId: string;
}

/** Sends a form, one submission at a time, and reports the outcome to the visitor. */
function useSubmission(form: FormView) {
  const services = useServices();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const send = async (element: HTMLFormElement): Promise<void> => {
    const { shell, visit } = services;
    const provider = shell.providers[form.id];
    invariant(provider !== undefined, 'a form has a provider');
    const outcome = await submitForm({ form, provider, element, sendTimes: visit.sendTimes });
    if (outcome.sent) {
      element.reset();
      visit.drafts.delete(form.id);
      tell(visit, { form: form.id });
      services.alert({ tone: 'success', message: form.success.message });
      // A visitor who has left the page meanwhile is not sent elsewhere.
      if (form.success.page !== undefined && element.isConnected)
        services.navigate(form.success.page);
    } else {
      const { message, help = toContactText(shell) } = form.failure;
      services.alert({ tone: 'error', message, detail: outcome.text, help });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    void send(event.currentTarget).finally(() => {
      busy.current = false;
      setSending(false);
    });
  };
  return { sending, submit };
}

export function Form({ form, blockId }: FormProps) {
  const { drafts } = useServices().visit;
  const element = useRef<HTMLFormElement>(null);
  const { sending, submit } = useSubmission(form);
  const { errors, attempt } = useFieldErrors(element, form.fields);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    restoreDraft(current, drafts.get(form.id) ?? []);
    return () => void drafts.set(form.id, readDraft(current));
  }, [drafts, form.id]);
  return (
    <>
      <WithoutScript form={form} blockId={blockId} />
      <form
        className="form-element"
        ref={element}
        data-form={form.id}
        method="post"
        aria-label={form.title}
        aria-busy={sending}
        onSubmit={submit}
      >
        {errors.size > 0 && (
          <ErrorSummary blockId={blockId} fields={form.fields} errors={errors} attempt={attempt} />
        )}
        {form.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            ids={toFieldIds(blockId, field.name)}
            error={errors.get(field.name)}
          />
        ))}
        <PrivacyNote form={form} />
        <button type="submit" className="button form-submit" aria-disabled={sending || undefined}>
          {sending ? form.sending : form.submit}
        </button>
      </form>
    </>
  );
}
