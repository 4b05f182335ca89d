// What the bar says of the work: whether it is saved, and what waits.
import type { EditorState } from '../site-state';
import type { StepAnswer } from '../wire';
import type { ShellState, Status } from './shell-state';

/** What a step has done that is not taken back, nor done again. */
export const saved = 'Saved';

const saySaved = (now: Date): Status => ({
  kind: 'quiet',
  text: `Saved ${now.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`,
});

export const countWaiting = ({ length }: EditorState['waiting']): string =>
  length === 1 ? '1 change waits' : `${length} changes wait`;

/** `before`: what it has said until now. */
export function sayAtRest({ waiting }: EditorState, before: Status): Status {
  const [first] = waiting;
  if (first !== undefined)
    return {
      kind: 'waiting',
      text: `${countWaiting(waiting)}: ${first.findings[0]?.message ?? first.about}`,
    };
  return before.kind === 'quiet' ? before : { kind: 'quiet', text: 'Saves by itself' };
}

/** By these a person goes on: what was refused before has been read. */
const acts = ['selection', 'path', 'tab', 'adds', 'compares'] as const;

/** The status after a part of the state is set; nothing where it stays. What was noticed is of what was selected. */
export function passRefusal(
  { site, status }: Pick<ShellState, 'site' | 'status'>,
  part: Partial<ShellState>,
): Partial<Pick<ShellState, 'status' | 'notice'>> {
  const goesOn = acts.some((name) => name in part);
  return {
    ...('selection' in part && { notice: '' }),
    ...(goesOn && site !== undefined && status.kind === 'failed'
      ? { status: sayAtRest(site, status) }
      : {}),
  };
}

/** `kept`: how many changes wait for the server. */
export function sayLost(kept: number): Status {
  const changes = kept === 1 ? '1 change is' : `${kept} changes are`;
  const said = kept === 0 ? 'What you type stays here' : `${changes} kept here, and saved then`;
  return { kind: 'failed', text: `The server does not answer. Start the editor again. ${said}.` };
}

interface Said extends Pick<ShellState, 'status' | 'said'> {
  readonly site: EditorState;
  /** What a step that is written has done. */
  readonly done: string;
}

/** What is shown and said aloud after a step. */
export function sayAnswer(
  answer: StepAnswer,
  { site, status, said, done }: Said,
): Pick<ShellState, 'status' | 'said'> {
  if (answer.type === 'refused' || answer.type === 'asks')
    return { status: { kind: 'failed', text: answer.message }, said: answer.message };
  if (answer.type !== 'written') return { status: sayAtRest(site, status), said };
  const text = `${done}: ${answer.about}`;
  const isNew = done === saved;
  return {
    status: sayAtRest(site, isNew ? saySaved(new Date()) : { kind: 'quiet', text }),
    said: text,
  };
}
