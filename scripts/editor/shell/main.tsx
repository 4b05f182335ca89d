// The shell of the editor, in a browser: the site in a frame, and around it what changes it.
import { createRoot } from 'react-dom/client';
import { messageOf } from '../../../engine/model/message-of';
import { Field } from './fields/field';
import { FieldContext } from './fields/field-props';
import { keepWords } from './keep-words';
import { Shell } from './shell';
import { ShellStore } from './shell-store';
import { ShellContext } from './use-shell';
import { watchOthers } from './watch-others';

const store = new ShellStore();
const root = document.getElementById('shell');
if (root !== null)
  createRoot(root).render(
    <ShellContext value={store}>
      <FieldContext value={Field}>
        <Shell />
      </FieldContext>
    </ShellContext>,
  );
watchOthers(store);
keepWords(store);
store.start().catch((error: unknown) => {
  const text = messageOf(error);
  store.set({ status: { kind: 'failed', text } });
});
