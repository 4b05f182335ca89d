// A table of the site, as it is now.
import { useEffect, useState } from 'react';
import type { TableText } from '../file-facts';
import { ask } from './request';
import { useShell } from './use-shell';

/** Undefined until it is read; null where there is none. */
export function useTable(file: string): TableText | null | undefined {
  const { site } = useShell();
  const version = site?.version;
  const [table, setTable] = useState<TableText | null>();
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    void ask('table', { file }).then((found) => {
      if (isMeant) setTable(found);
    });
    return () => {
      isMeant = false;
    };
  }, [file, version]);
  return table;
}
