// A form of the manifest: its fields, its errors, its submission and what follows from it.
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { toFieldIds } from '../content/addresses/element-ids';
import type { FormView } from '../generated/concept-views';
import type { FormSettings } from '../generated/manifest';
import { invariant } from '../model/invariant';
import { type ProviderView, toAction } from '../model/provider-view';
import { useServices } from '../ui/services';
import { readDraft, tell } from '../ui/visit';
import { toContactText } from './contact-ways';
import { ErrorSummary } from './error-summary';
import { FormSent } from './form-sent';
import { NativeFields } from './native-fields';
import { PlacedField } from './placed-field';
import { PrivacyNote } from './privacy-note';
import { restoreDraft } from './restore-draft';
import { submitForm } from './submit';
import { useFieldErrors } from './use-field-errors';
import { useFormRules } from './use-form-rules';
import { WithoutScript } from './without-script';

interface FormProps {
  readonly form: FormView;
  readonly blockId: string;
  /** Empty where no form of the site needs them. */
  readonly settings: FormSettings;
}

/** Sends a form, one submission at a time and once its rules are ready, and reports the outcome to the visitor. */
function useSubmission(form: FormView, provider: ProviderView, ready: () => Promise<void>) {
  const services = useServices();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const busy = useRef(false);
  const send = async (element: HTMLFormElement): Promise<void> => {
    const { shell, visit } = services;
    const outcome = await submitForm({ form, provider, element, sendTimes: visit.sendTimes });
    if (outcome.sent) {
      element.reset();
      visit.drafts.delete(form.id);
      if (!outcome.trapped) tell(visit, { form: form.id });
      const { message, page } = form.success;
      // Who has left the page meanwhile is told where they are, and not sent elsewhere.
      const isThere = element.isConnected;
      if (page !== undefined || !isThere) services.alert({ tone: 'success', message });
      if (isThere && page === undefined) setSent(true);
      else if (isThere && page !== undefined) services.navigate(page);
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
    const { currentTarget } = event;
    const sendIfRight = () => (currentTarget.reportValidity() ? send(currentTarget) : undefined);
    void ready()
      .then(sendIfRight)
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  };
  return { sending, sent, submit };
}

/** How a browser sends the form by itself, where its provider takes that. */
const toNative = ({ fields }: FormView, provider: ProviderView) => ({
  action: toAction(provider),
  encType: fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined,
});

export function Form({ form, blockId, settings }: FormProps) {
  const { shell, visit } = useServices();
  const { drafts } = visit;
  const provider = shell.providers[form.id];
  invariant(provider !== undefined, 'a form has a provider');
  const element = useRef<HTMLFormElement>(null);
  const { asked, ready } = useFormRules(element, form, settings);
  const { sending, sent, submit } = useSubmission(form, provider, ready);
  const native = toNative(form, provider);
  const { errors, attempt } = useFieldErrors(element, form.fields);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    restoreDraft(current, drafts.get(form.id) ?? []);
    return () => {
      // What is not asked now is kept as well.
      for (const place of current.querySelectorAll<HTMLFieldSetElement>('.form-place'))
        place.disabled = false;
      drafts.set(form.id, readDraft(current));
    };
  }, [drafts, form.id]);
  if (sent) return <FormSent form={form} />;
  return (
    <>
      {native.action === undefined && <WithoutScript form={form} blockId={blockId} />}
      <form
        className="form-element"
        ref={element}
        data-form={form.id}
        method="post"
        {...native}
        aria-label={form.title}
        aria-busy={sending}
        onSubmit={submit}
      >
        {errors.size > 0 && (
          <ErrorSummary blockId={blockId} fields={form.fields} errors={errors} attempt={attempt} />
        )}
        {form.fields.map((field) => (
          <PlacedField
            key={field.name}
            asked={asked}
            field={field}
            ids={toFieldIds(blockId, field.name)}
            error={errors.get(field.name)}
          />
        ))}
        <NativeFields provider={provider} />
        <PrivacyNote form={form} />
        <button type="submit" className="button form-submit" aria-disabled={sending || undefined}>
          {sending ? form.sending : form.submit}
        </button>
      </form>
    </>
  );
}
