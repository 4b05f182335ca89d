// Items that are drafts → the names of their documents in findings.
import type { LinkTargets } from '../context/check-context';

export function listDraftFiles({ pages, settings }: LinkTargets): string[] {
  return [...pages.absent].flatMap(([id, absence]) => {
    const [collection = '', name] = id.split(':');
    const folder = settings.collections?.[collection]?.folder;
    return absence === 'draft' && folder ? [`files/${folder}/${name}.md`] : [];
  });
}
