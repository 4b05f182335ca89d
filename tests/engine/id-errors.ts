// A document, or a part of one → what is wrong with its ids: duplicates, and references to missing ones.

import { idReferences } from '../../scripts/site-test/parse-markup';

export const listIds = (within: ParentNode): string[] =>
  [...within.querySelectorAll('[id]')].map(({ id }) => id);

/** The ids that something in it names. */
export function listReferences(within: ParentNode): string[] {
  const named = idReferences.flatMap((name) =>
    [...within.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(/\s+/),
    ),
  );
  const linked = [...within.querySelectorAll('a[href^="#"]')].map((link) =>
    (link.getAttribute('href') ?? '').slice(1),
  );
  return [...named, ...linked];
}

export function findIdErrors(within: ParentNode): string[] {
  const ids = listIds(within);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `"${id}" stands twice`),
    ...listReferences(within)
      .filter((id) => !ids.includes(id))
      .map((id) => `"${id}" is named and does not stand`),
  ];
}
