import { useServices } from '../../ui/services';
import { ContactBar } from './contact-bar';
import { PrimaryAction } from './primary-action';

/** What stays in reach wherever a visitor scrolls: contacts and primary action. */
export function Dock({ current }: { readonly current: string | undefined }) {
  const { axes, contacts, labels, primaryAction } = useServices().shell;
  if (axes.contact === 'none') return null;
  const isThere = primaryAction?.elsewhereOnly && primaryAction.page === current;
  if (isThere && contacts.length === 0) return null;
  return (
    <aside className="dock" aria-label={labels.contact}>
      <ContactBar />
      {!isThere && <PrimaryAction className="primary-action" current={current} />}
    </aside>
  );
}
