// A site without the app → what its pages lose by that, and what cannot be there at all.

import { isCounter, toServiceName } from '../../../content/addresses/frames';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import { needsScript } from '../../../model/provider-view';
import type { RawFinding } from '../../raw-finding';
import type { PagePart, SiteOutline } from '../context/check-context';

interface Loss {
  readonly pointer: string;
  readonly type: string;
  readonly lost: string;
}

/** What blocks of a page would lose: each says so itself. */
export const findLosses = ({ id, page, modules }: PagePart): readonly Loss[] =>
  page.blocks.flatMap((block, index): Loss[] => {
    const lost = modules.get(block.type)?.entry?.withoutApp?.(block);
    const pointer = `${toPointer('/pages', id)}/blocks/${index}`;
    return lost === undefined ? [] : [{ pointer, type: block.type, lost }];
  });

type Named = SiteOutline<'build' | 'forms' | 'search' | 'services'>;

/** What sends something by script alone. */
function listNeeding({ settings }: Named): { readonly pointer: string; readonly what: string }[] {
  const forms = Object.entries(settings.forms).filter(
    ([id, { provider }]) => !isReservedKey(id) && needsScript(provider),
  );
  const counters = Object.entries(settings.services).filter(
    ([id, service]) => !isReservedKey(id) && isCounter(service),
  );
  return [
    ...forms.map(([id]) => ({
      pointer: `${toPointer('/forms', id)}/provider/type`,
      what: 'The provider "emailjs" sends forms by script',
    })),
    ...counters.map(([id, service]) => ({
      pointer: toPointer('/services', id),
      what: `${toServiceName(service)} counts visits by script`,
    })),
  ];
}

export function checkWithoutApp(losses: readonly Loss[], site: Named): readonly RawFinding[] {
  const { file, settings } = site;
  if (settings.build.app !== 'none') return [];
  const related = [{ file, pointer: '/build/app', message: 'The app is left out here.' }];
  const needing = listNeeding(site).map(({ pointer, what }): RawFinding => {
    return { code: 'needs-app', file, pointer, params: { what }, related };
  });
  // What a site loses that cannot be without it is nothing to weigh.
  if (needing.length > 0) return needing;
  const lost = 'Nothing is searched: its page lists the areas of the site.';
  const search = settings.search ? [{ pointer: '/search', type: 'search', lost }] : [];
  // The page of the search is made, and nobody could change its block.
  const written = losses.filter(({ pointer }) => !pointer.startsWith('/pages/:'));
  return [...search, ...written].map(({ pointer, ...params }): RawFinding => {
    return { code: 'without-app', file, pointer, params };
  });
}
