// A fact that is used everywhere: where it shows, and, once it has changed, whether its former words are still written elsewhere.
import { useEffect, useState } from 'react';
import { ask } from '../request';
import { ShownIn, sayShown, useShown } from '../shown-in';
import { manifestFile } from '../site-values';
import { useStore } from '../use-shell';

interface FactNoteProps {
  readonly name: string;
  readonly value: string;
}

/** Of what is shorter, most places would mean something else. */
const shortest = 4;

/** How often words are written elsewhere than at a fact; undefined until it is known, and where there is nothing to ask. */
function useOthers(words: string, pointer: string): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isMeant = true;
    const find = async (): Promise<void> => {
      const found =
        words.length < shortest ? undefined : await ask('find', { words, matchCase: true });
      const others = found?.filter((one) => one.file !== manifestFile || one.pointer !== pointer);
      if (isMeant) setCount(others?.length);
    };
    void find();
    return () => {
      isMeant = false;
    };
  }, [words, pointer]);
  return count;
}

export function FactNote({ name, value }: FactNoteProps) {
  const store = useStore();
  const spot = { file: manifestFile, pointer: `/variables/${name}` };
  const [before] = useState(value);
  const hasChanged = value !== before;
  const shown = useShown(spot, value);
  const others = useOthers(hasChanged ? before : '', spot.pointer);
  return (
    <div
      className="fact-note"
      data-changed={hasChanged || undefined}
      role={hasChanged ? 'status' : undefined}
    >
      {/* It has the height of what comes, so that the fields below stay where they are. */}
      {shown === undefined && <p className="shown-in">Looking where it shows …</p>}
      {shown === null && <p className="shown-in">The site has too many pages to count them.</p>}
      {shown?.places === 0 && <p className="shown-in">No page shows it.</p>}
      {shown != null && shown.places > 0 && (
        <ShownIn words={`${hasChanged ? 'Changed' : 'Shows'} ${sayShown(shown)}`} shown={shown} />
      )}
      {others === 0 && <p className="hint">“{before}” is written nowhere any more.</p>}
      {others !== undefined && others > 0 && (
        <button type="button" onClick={() => store.select({ type: 'find', words: before })}>
          “{before}” is still written in {others === 1 ? '1 place' : `${others} places`}: show
        </button>
      )}
    </div>
  );
}
