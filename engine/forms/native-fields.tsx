// What a form has beside its fields: a trap for programs, and what a browser sends along by itself.
import type { ProviderView } from '../model/provider-view';

/**
 * People do not see the trap. It has a name only where the provider asks for it: so no provider gets it otherwise, and
 * no browser fills it in.
 */
export function NativeFields({ provider }: { readonly provider: ProviderView }) {
  const { hidden = {} } = provider;
  const trap = provider.type === 'emailjs' ? undefined : provider.trap;
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input className="form-trap" name={trap} tabIndex={-1} autoComplete="off" aria-hidden />
    </>
  );
}
