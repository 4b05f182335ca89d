// A filled form → sent, or the text of the error.
import { allProviders } from '../generated/all-providers';
import type { FormView } from '../generated/concept-views';
import type { ProviderView } from '../model/provider-view';
import type { Visit } from '../ui/visit';
import { toErrorText } from './error-text';
import type { Send } from './providers/sending';

type Outcome =
  | { readonly sent: true /** By a program, which is only told so. */; readonly trapped?: true }
  | { readonly sent: false; readonly text: string };

interface Submission {
  readonly form: FormView;
  readonly provider: ProviderView;
  readonly element: HTMLFormElement;
  readonly sendTimes: Visit['sendTimes'];
}

/** Rejects after a time in milliseconds, unless the signal aborts. */
const rejectAfter = (time: number, signal: AbortSignal, text: string): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(text), time);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Programs fill in what people do not see: they are told that all went well. */
const isTrapped = (element: HTMLFormElement): boolean =>
  Boolean(element.querySelector<HTMLInputElement>('.form-trap')?.value);

/** Sends a form through its provider; never throws. A response after the form's time limit is ignored. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  const { form, provider, element, sendTimes } = submission;
  if (isTrapped(element)) return { sent: true, trapped: true };
  const ending = new AbortController();
  const { signal } = ending;
  // The registry is total over the union; which member it is cannot be followed by the type checker.
  const send = allProviders[provider.type] as Send<ProviderView>;
  try {
    await Promise.race([
      send({ settings: provider, element, formId: form.id, sendTimes, signal }),
      rejectAfter(form.timeLimit, signal, form.failure.noAnswer),
    ]);
    return { sent: true };
  } catch (error) {
    return { sent: false, text: toErrorText(error, form.failure.networkError) };
  } finally {
    ending.abort();
  }
}
