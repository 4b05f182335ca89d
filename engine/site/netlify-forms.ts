// The forms that Netlify receives → a document that says so: it takes no form that it has not found in one
// (https://docs.netlify.com/manage/forms/setup/). Found in a page, it would change the markup that the app expects.
import { netlifyNames } from '../content/addresses/netlify-names';
import { languageField, sendsLanguage } from '../content/pages/form-language';
import type { Manifest } from '../generated/manifest';
import type { NetlifyForm } from '../model/provider-view';

export const listNetlifyForms = (manifest: Pick<Manifest, 'forms' | 'languages'>): NetlifyForm[] =>
  Object.entries(manifest.forms).flatMap(([name, form]) =>
    form.provider.type === 'netlify'
      ? [
          {
            name,
            fields: [
              ...form.fields.map((field) => ({ name: field.name, type: toType(field) })),
              ...(sendsLanguage(form, manifest)
                ? [{ name: languageField, type: 'text' } as const]
                : []),
            ],
          },
        ]
      : [],
  );

/** Netlify asks which fields are files, and of no other type. */
const toType = ({ type }: { readonly type: string }): 'file' | 'text' =>
  type === 'file' ? 'file' : 'text';

/** Names of forms and fields need no escaping. */
const toForm = ({ name, fields }: NetlifyForm): string =>
  [
    `<form name="${name}" method="post" data-netlify="true" netlify-honeypot="${netlifyNames.trap}">`,
    ...fields.map(
      (field) => `<input type="${field.type}" name="${field.name}" aria-label="${field.name}">`,
    ),
    `<input name="${netlifyNames.trap}" aria-label="${netlifyNames.trap}"></form>`,
  ].join('');

export const buildNetlifyForms = ({ forms }: { readonly forms: readonly NetlifyForm[] }): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forms</title>',
    '<meta name="robots" content="noindex"></head><body hidden>',
    ...forms.map(toForm),
    '</body></html>',
  ].join('');
