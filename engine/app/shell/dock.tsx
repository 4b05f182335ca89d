import { useServices } from '../../ui/services';
import { ContactBar } from './contact-bar';
import { PrimaryAction } from './primary-action';

/** What stays in reach wherever a visitor scrolls: contacts and primary action. */
export function Dock({ current }: { readonly current: string | undefined }) {
  const { axes, labels } = useServices().shell;
  if (axes.contact === 'none') return null;
  return (
    <aside className="dock" aria-label={labels.contact}>
      <ContactBar />
      <PrimaryAction className="primary-action" current={current} />
    </aside>
  );
}
