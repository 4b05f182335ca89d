// A name that cannot be used → what names there look like, and how this one may be spelt.
import { listNamedOutputs } from '../../content/addresses/reserved-names';
import type { DescribedSchema } from './merge-errors';

/** The rule for names, in words. */
export const findNameRule = ({ propertyNames }: DescribedSchema): string =>
  (propertyNames as DescribedSchema | undefined)?.description ?? 'another name';

/** `de-at` → `de-AT`. */
function toTags(name: string): string[] {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'));
  } catch {
    return [];
  }
}

/** The name as it may be spelt: with hyphens, or with capitals inside; that of a language as a tag. */
export function findAllowedName(
  name: string,
  { propertyNames }: DescribedSchema,
): string | undefined {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  const words = bare.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  const camel = lower
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const pattern = new RegExp(
    String((propertyNames as DescribedSchema | undefined)?.pattern ?? '^$'),
  );
  // Without its ending, the name of a file is another one.
  if (pattern.test('a.txt')) return undefined;
  return [lower.join('-'), camel, ...toTags(name)].find((one) => pattern.test(one));
}

/** Of a file beside the pages: a proof, which the head of the home page has here, or one that every build writes. */
export function findFileRemedy(pointer: string, name: string): string | undefined {
  if (pointer !== '/site/rootFiles') return undefined;
  if (/^(?:google|yandex_|BingSiteAuth|pinterest-)\w*\.(?:html|xml)$/i.test(name))
    return 'Choose the proof by a tag in the head at the service, and write its "content" into "verification" of "site".';
  const made = listNamedOutputs().find(({ path }) => path === name.toLowerCase());
  return made && `Remove it: ${made.reason}, and it follows from the manifest.`;
}
