// Whether readers can see what is saved here: how far it has come on its way to them.
import { useEffect, useState } from 'react';
import type { Standing } from '../published';
import { ask } from './request';
import { useShell } from './use-shell';

/** In milliseconds: who types on is not waited for by git. */
const rest = 700;

/** Undefined until it is known of the site as it is. */
export function useStanding(): Standing | undefined {
  const { site, selection, published } = useShell();
  const [known, setKnown] = useState<{ readonly standing: Standing; readonly of: number }>();
  const version = site?.version;
  const type = selection?.type;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may have been published in that panel
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    const timer = setTimeout(async () => {
      const standing = await ask('standing', {});
      if (isMeant) setKnown({ standing, of: version });
    }, rest);
    return () => {
      isMeant = false;
      clearTimeout(timer);
    };
  }, [version, type, published]);
  return known?.of === version ? known?.standing : undefined;
}

/** In a few words, after what is saved. */
export function nameStanding(standing: Standing): string {
  if (!standing.git) return 'on this computer';
  if (!standing.isCommitted) return 'changes not published yet';
  return standing.unsent > 0 ? 'kept, not sent yet' : 'no changes since the last version';
}
