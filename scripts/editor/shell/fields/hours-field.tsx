// Opening hours as a week: for each day from when until when, and special days below it.
import { useEffect, useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { Icon } from '../icon';
import { useShell } from '../use-shell';
import type { FieldProps } from './field-props';
import { toFieldName } from './field-value';
import { findDays } from './hours-days';
import { Members } from './members';
import { OtherHours } from './other-hours';
import { besideField, onRemovalKey } from './removal-key';
import { useSent } from './use-sent';
import { useTyped } from './use-typed';
import { type OpenTime, readWeek, toWeekOperations, type Week, writeWeek } from './week';

const usual: OpenTime = { opens: '08:00', closes: '17:00' };

/** Midnight at the end of a day; browsers know that at its beginning alone. */
const midnight = { written: '24:00', shown: '00:00' } as const;

export function HoursField({ schema, place, value }: FieldProps) {
  const { schemas } = useShell();
  const { enum: days = [], enumTitles = [] } = findDays(schemas, schema) ?? {};
  const regular = isRecord(value) ? value.regular : undefined;
  const names = days.map(String);
  const [week, setWeek] = useState<Week>(() => readWeek(regular, names));
  const written = JSON.stringify(regular);
  const { isOnWay, send } = useSent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written counts, not who holds it
  useEffect(() => {
    if (!isOnWay()) setWeek(readWeek(regular, names));
  }, [written]);

  const save = async (next: Week): Promise<void> => {
    setWeek(next);
    const isWhole = Object.values(next)
      .flat()
      .every(({ opens, closes }) => opens !== '' && closes !== '');
    if (!isWhole || writeWeek(next).length === 0) return;
    const { store, file, path } = place;
    // What is on its way is not known to be written.
    const before = isOnWay() ? undefined : regular;
    const at = { file, path: [...path, 'regular'], regular: before };
    const operations = toWeekOperations(at, next);
    if (operations.length === 0) return;
    await send(store.operate('change the opening hours', ...operations));
  };
  const set = (day: string, times: readonly OpenTime[]): Promise<void> =>
    save({ ...week, [day]: times });

  /** The path of what is written for a day, and its place in that; undefined while it is closed. */
  const findWritten = (day: string): Written | undefined => {
    const groups = Array.isArray(regular) ? (regular as readonly unknown[]) : [];
    const daysOf = (group: unknown): readonly unknown[] =>
      isRecord(group) && Array.isArray(group.days) ? group.days : [];
    const index = groups.findIndex((group) => daysOf(group).includes(day));
    const name = (...steps: readonly (string | number)[]): string =>
      toFieldName(place.file, [...place.path, 'regular', index, ...steps]);
    return index < 0 ? undefined : { name, at: daysOf(groups[index]).indexOf(day) };
  };
  return (
    <>
      <table className="week">
        <tbody>
          {names.map((day, index) => (
            <Day
              key={day}
              written={findWritten(day)}
              title={enumTitles[index] ?? day}
              times={week[day] ?? []}
              above={index === 0 ? undefined : week[names[index - 1] ?? '']}
              onChange={(times) => set(day, times)}
            />
          ))}
        </tbody>
      </table>
      <OtherHours key={toFieldName(place.file, place.path)} regular={regular} days={names} />
      <Members schema={schema} place={place} value={value} without={['regular']} />
    </>
  );
}

interface Written {
  /** The name of a field in what is written for the day and others. */
  readonly name: (...steps: readonly (string | number)[]) => string;
  /** The place of the day among these. */
  readonly at: number;
}

interface DayProps {
  /** By which it is found; undefined while it is closed. */
  readonly written: Written | undefined;
  readonly title: string;
  readonly times: readonly OpenTime[];
  /** Those of the day before. */
  readonly above: readonly OpenTime[] | undefined;
  /** The promise resolves once they are saved. */
  readonly onChange: (times: readonly OpenTime[]) => Promise<void>;
}

interface TimeProps {
  readonly field: string | undefined;
  readonly label: string;
  /** As it is written. */
  readonly value: string;
  readonly onChange: (value: string) => unknown;
  readonly onRemove: () => void;
}

function Time({ field, label, value, onChange, onRemove }: TimeProps) {
  const typed = useTyped<HTMLInputElement>({ value, save: onChange });
  return (
    <span className="at" data-field={field}>
      <input type="time" aria-label={label} onKeyDown={onRemovalKey(onRemove)} {...typed} />
    </span>
  );
}

function Day({ written, title, times, above, onChange }: DayProps) {
  const change = (index: number, time: Partial<OpenTime>): Promise<void> =>
    onChange(times.map((one, at) => (at === index ? { ...one, ...time } : one)));
  const remove = (index: number): void => void onChange(times.filter((_, at) => at !== index));
  const last = times.at(-1);
  const next = last === undefined ? (above?.length ? above : [usual]) : [...times, toNext(last)];
  const add = (
    <button
      type="button"
      className="quiet"
      aria-label={last === undefined ? `Open on ${title}` : `Add a time on ${title}`}
      onClick={() => void onChange(next)}
    >
      <Icon name="add" />
    </button>
  );
  return (
    <tr data-field={written?.name('days', written.at)}>
      <th scope="row">{title}</th>
      <td>
        {last === undefined && (
          <div className="times">
            <span className="hint">Closed</span>
            {add}
          </div>
        )}
        {times.map(({ opens, closes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a time is all that tells it from an equal one
          <div key={index} className="times">
            <Time
              field={written?.name('times', index, 'opens')}
              label={`${title} from`}
              value={opens}
              onRemove={() => remove(index)}
              onChange={(time) => change(index, { opens: time })}
            />
            –
            <Time
              field={written?.name('times', index, 'closes')}
              label={`${title} until`}
              value={closes === midnight.written ? midnight.shown : closes}
              onRemove={() => remove(index)}
              onChange={(time) =>
                change(index, { closes: time === midnight.shown ? midnight.written : time })
              }
            />
            <button
              type="button"
              className="quiet"
              {...besideField}
              aria-label={`${title}: remove ${opens} to ${closes}`}
              onClick={() => remove(index)}
            >
              <Icon name="remove" />
            </button>
            {index === times.length - 1 && add}
          </div>
        ))}
      </td>
    </tr>
  );
}

/** An hour after it closes, for two hours. */
function toNext({ closes }: OpenTime): OpenTime {
  const hour = Number(closes.slice(0, 2));
  const toTime = (at: number): string => `${String(Math.min(at, 24)).padStart(2, '0')}:00`;
  return { opens: toTime(Math.min(hour + 1, 23)), closes: toTime(hour + 3) };
}
