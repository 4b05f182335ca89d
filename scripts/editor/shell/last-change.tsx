// Who changed what is selected last, as git knows it.
import { useEffect, useState } from 'react';
import type { LastChange as Change } from '../published';
import { ask } from './request';
import { useShell } from './use-shell';

interface LastChangeProps {
  readonly file: string;
  /** To a value of it; empty for the whole file. */
  readonly path: readonly (string | number)[];
}

const toDay = (time: number): string =>
  new Date(time * 1000).toLocaleDateString([], { dateStyle: 'medium' });

export function LastChange({ file, path }: LastChangeProps) {
  const { site } = useShell();
  const [change, setChange] = useState<Change>(null);
  const version = site?.version;
  const at = JSON.stringify(path);
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    void ask('author', { file, path: JSON.parse(at) }).then((found) => isMeant && setChange(found));
    return () => {
      isMeant = false;
    };
  }, [file, at, version]);
  if (change === null) return null;
  const { author, time, about } = change;
  return (
    <p className="hint">
      Last changed by {author} on {toDay(time)}: {about}
    </p>
  );
}
