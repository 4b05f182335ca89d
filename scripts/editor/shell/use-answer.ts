// What the server answers to a request, asked again when the site has changed.
import { useEffect, useState } from 'react';
import type { Requests } from '../wire';
import { ask } from './request';
import { useShell } from './use-shell';

/** Undefined until it is there. */
export function useAnswer<Name extends keyof Requests>(
  name: Name,
  sent: Requests[Name][0],
): Requests[Name][1] | undefined {
  const { site } = useShell();
  const version = site?.version;
  const text = JSON.stringify(sent);
  const [known, setKnown] = useState<{
    readonly text: string;
    readonly answer: Requests[Name][1];
  }>();
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    void ask(name, JSON.parse(text)).then((answer) => {
      if (isMeant) setKnown({ text, answer });
    });
    return () => {
      isMeant = false;
    };
  }, [name, text, version]);
  return known?.text === text ? known.answer : undefined;
}
