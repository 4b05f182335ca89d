// What every visitor should know at once. Its behaviour comes on its own (`app/notice.ts`), where there is one.
import type { NoticeView } from '../../model/views';
import { Icon } from '../../ui/icon';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';

export function Notice({ notice: { link, text, until } }: { readonly notice: NoticeView }) {
  const { alerts, dismiss } = useServices().shell.labels;
  return (
    <aside className="notice" aria-label={alerts} data-until={until}>
      <p className="notice-words">
        <RunningText text={text} /> {link && <a href={link.href}>{link.label}</a>}
      </p>
      <button type="button" className="notice-dismiss" aria-label={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
