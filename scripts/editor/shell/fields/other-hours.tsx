// After a change of opening hours: where else the former ones are written, and a button that changes them there.
import { useRef } from 'react';
import { toPointer } from '../../../../engine/content/shape/shape';
import { manifestFile } from '../site-values';
import { nameSpot } from '../spots';
import { useShell, useStore } from '../use-shell';
import { findSameHours } from './same-hours';
import { readWeek, toWeekKey, toWeekOperations } from './week';

interface OtherHoursProps {
  /** As they are written now. */
  readonly regular: unknown;
  readonly days: readonly string[];
}

const listNames = new Intl.ListFormat('en');

export function OtherHours({ regular, days }: OtherHoursProps) {
  const store = useStore();
  const state = useShell();
  const former = useRef(regular);
  const hasChanged = toWeekKey(former.current, days) !== toWeekKey(regular, days);
  const others =
    hasChanged && former.current !== undefined
      ? findSameHours(state.site?.manifest, former.current, days)
      : [];
  if (others.length === 0) return null;
  const names = others.map(
    ({ path }) =>
      `“${nameSpot(state, { file: manifestFile, pointer: path.reduce<string>(toPointer, '') })}”`,
  );
  const week = readWeek(regular, days);
  const change = (): void => {
    former.current = regular;
    void store.operate(
      'change the opening hours in all places',
      ...others.flatMap((one) => toWeekOperations({ file: manifestFile, ...one }, week)),
    );
  };
  return (
    <div className="note in-sight" role="status">
      <p>
        {listNames.format(names)} still {others.length === 1 ? 'says' : 'say'} the hours as they
        were.
      </p>
      <button type="button" onClick={change}>
        Change them there, too
      </button>
    </div>
  );
}
