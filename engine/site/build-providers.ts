// The forms of a manifest → how each is sent.
import { netlifyNames } from '../content/addresses/netlify-names';
import { languageField, sendsLanguage } from '../content/pages/form-language';
import { isReservedKey } from '../content/shape/reserved-keys';
import type { FormConfig, Manifest, PostProvider } from '../generated/manifest';
import type { PostView, ProviderView, Receivers } from '../model/provider-view';
import type { Resolver } from '../model/resolver';
import type { Shell } from '../model/site';
import { listNetlifyForms } from './netlify-forms';

interface ProviderContext {
  readonly manifest: Manifest;
  readonly resolver: Resolver;
}

const bytesPerMegabyte = 1_000_000;

const countBytes = ({ fields }: FormConfig): number =>
  fields.reduce(
    (sum, field) =>
      sum + (field.type === 'file' ? field.max * field.maxSize * bytesPerMegabyte : 0),
    0,
  );

interface Addresses {
  readonly origin: string;
  /** The path of the success page. */
  readonly page: string | undefined;
}

function toPost(provider: PostProvider, { origin, page }: Addresses): PostView {
  const { hidden = {}, success, trap } = provider;
  const next = success !== undefined && page !== undefined ? { [success]: origin + page } : {};
  const named = Object.entries(hidden).filter(([name]) => !isReservedKey(name));
  const values = { ...Object.fromEntries(named), ...next };
  return {
    type: 'post',
    origin: provider.origin === 'self' ? '' : provider.origin,
    path: provider.path,
    ...(Object.keys(values).length > 0 && { hidden: values }),
    ...(success !== undefined && { success }),
    ...(trap !== undefined && { trap }),
  };
}

const toNetlify = (id: string, path: string): PostView => ({
  ...{ type: 'netlify', origin: '', path },
  hidden: { [netlifyNames.form]: id },
  trap: netlifyNames.trap,
});

/** With the language in which it is sent. */
function withLanguage<View extends ProviderView>(
  view: View,
  form: FormConfig,
  { manifest }: ProviderContext,
): View {
  if (!sendsLanguage(form, manifest)) return view;
  return { ...view, hidden: { ...view.hidden, [languageField]: manifest.site.language } };
}

function toProvider(id: string, form: FormConfig, context: ProviderContext): ProviderView {
  const { provider } = form;
  if (provider.type === 'emailjs') {
    const { send: _, ...settings } = provider;
    return settings;
  }
  const { base, origin } = context.manifest.site;
  const { page: named } = form.success;
  const page = named === undefined ? undefined : context.resolver.resolve('page-id', named);
  const maxBytes = countBytes(form);
  return {
    ...(provider.type === 'netlify'
      ? toNetlify(id, page ?? base)
      : toPost(provider, { origin, page })),
    ...(page !== undefined && { page }),
    ...(maxBytes > 0 && { maxBytes }),
  };
}

/** By the form's id. */
export const buildProviders = (context: ProviderContext): Readonly<Record<string, ProviderView>> =>
  Object.fromEntries(
    Object.entries(context.manifest.forms).map(([id, form]) => [
      id,
      withLanguage(toProvider(id, form, context), form, context),
    ]),
  );

/** What receives the forms of a site, by its shell. */
export function listReceivers(
  manifest: Manifest,
  { providers }: Pick<Shell, 'providers'>,
): Receivers {
  const origins = Object.values(providers).map(({ origin }) => origin);
  const netlifyForms = listNetlifyForms(manifest);
  return {
    connects: [...new Set(origins)].filter((origin) => origin !== '').sort(),
    ...(netlifyForms.length > 0 && { netlifyForms }),
  };
}
