// Pages that builds leave out, though something published cannot do without them.
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import type { CheckContext } from '../context/check-context';

interface Use {
  readonly concept: string;
  readonly page: string | undefined;
  readonly pointer: string;
}

function listUses({ manifest, index }: CheckContext): Use[] {
  return [
    ...manifest.redirects.map(({ from, page }, at) => ({
      concept: `The redirect from ${JSON.stringify(from)}`,
      page,
      pointer: `/redirects/${at}/page`,
    })),
    ...Object.entries(manifest.forms).map(([id, { success }]) => ({
      concept: `The form "${id}"`,
      page: success.page,
      pointer: `${toPointer('/forms', id)}/success/page`,
    })),
    ...[...index.shown].map(([id, { defaultChild }]) => ({
      concept: `The page "${id}"`,
      page: defaultChild,
      pointer: `${toPointer('/pages', id)}/defaultChild`,
    })),
  ];
}

function checkHome({ file, manifest, index }: CheckContext): RawFinding[] {
  const { home } = manifest.site;
  if (index.absent.get(home) !== 'draft') return [];
  const pointer = `${toPointer('/pages', home)}/draft`;
  return [{ code: 'missing-home', file, pointer, params: { id: home } }];
}

export function checkDrafts(context: CheckContext): readonly RawFinding[] {
  const { file, index, manifest } = context;
  const targets = listUses(context).flatMap(({ concept, page, pointer }): RawFinding[] => {
    // That the home page is a draft is one mistake.
    if (page === undefined || page === manifest.site.home) return [];
    if (index.absent.get(page) !== 'draft') return [];
    const related = [
      { file, pointer: `${toPointer('/pages', page)}/draft`, message: 'It is a draft here.' },
    ];
    return [{ code: 'draft-target', file, pointer, params: { concept, id: page }, related }];
  });
  return [...checkHome(context), ...targets];
}
