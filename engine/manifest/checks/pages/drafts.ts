// Pages that builds leave out, though something published cannot do without them.
import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';

interface Use {
  readonly concept: string;
  readonly page: string | undefined;
  readonly pointer: string;
}

function listUses({ settings, pages }: SiteOutline<'site' | 'redirects' | 'forms'>): Use[] {
  return [
    {
      concept: '"privacy" of the site',
      page: settings.site.privacy,
      pointer: '/site/privacy',
    },
    ...settings.redirects.map(({ from, page, language }, at) => ({
      concept: `The redirect from ${JSON.stringify(from)}`,
      // Whether it is there in a language that is named is another question.
      page: language === undefined ? page : undefined,
      pointer: `/redirects/${at}/page`,
    })),
    ...Object.entries(settings.forms).map(([id, { success }]) => ({
      concept: `The form "${id}"`,
      page: success.page,
      pointer: `${toPointer('/forms', id)}/success/page`,
    })),
    ...[...pages.shown.values()].flatMap(({ id, defaultChild }) =>
      defaultChild === undefined
        ? []
        : {
            concept: `The page "${id}"`,
            page: defaultChild,
            pointer: `${toPointer('/pages', id)}/defaultChild`,
          },
    ),
  ];
}

function checkHome({
  file,
  settings,
  pages,
}: SiteOutline<'site' | 'redirects' | 'forms'>): RawFinding[] {
  const { home } = settings.site;
  if (pages.absent.get(home) !== 'draft') return [];
  const pointer = `${toPointer('/pages', home)}/draft`;
  return [{ code: 'missing-home', file, pointer, params: { id: home } }];
}

export function checkDrafts(
  site: SiteOutline<'site' | 'redirects' | 'forms'>,
): readonly RawFinding[] {
  const { file, settings, pages } = site;
  const targets = listUses(site).flatMap(({ concept, page, pointer }): RawFinding[] => {
    // That the home page is a draft is one mistake.
    if (page === undefined || page === settings.site.home) return [];
    const absence = pages.absent.get(page);
    if (absence === 'language') {
      const { language } = settings.site;
      return [{ code: 'absent-target', file, pointer, params: { concept, id: page, language } }];
    }
    if (absence === 'future') {
      const params: ParamsOf<'draft-target'> = { concept, id: page, later: 'yes' };
      return [{ code: 'draft-target', file, pointer, params }];
    }
    if (absence !== 'draft') return [];
    const related = [
      { file, pointer: `${toPointer('/pages', page)}/draft`, message: 'It is a draft here.' },
    ];
    return [{ code: 'draft-target', file, pointer, params: { concept, id: page }, related }];
  });
  return [...checkHome(site), ...targets];
}
