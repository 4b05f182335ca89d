// What the bar says of the work: whether it is saved, and what waits.
import type { EditorState } from '../site-state';
import type { Status } from './shell-state';

export const saySaved = (now: Date): Status => ({
  kind: 'quiet',
  text: `Saved ${now.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`,
});

/** `before`: what it has said until now. */
export function sayAtRest({ waiting }: EditorState, before: Status): Status {
  const [first] = waiting;
  if (first !== undefined) {
    const count = waiting.length === 1 ? '1 change waits' : `${waiting.length} changes wait`;
    return { kind: 'waiting', text: `${count}: ${first.findings[0]?.message ?? first.about}` };
  }
  return before.text.startsWith('Saved')
    ? { ...before, kind: 'quiet' }
    : { kind: 'quiet', text: 'What you type is saved by itself' };
}
