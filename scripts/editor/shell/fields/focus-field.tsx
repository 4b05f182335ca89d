// The point of a picture that stays in view where it is cropped: by a click on it, or by arrows.
import type { KeyboardEvent, MouseEvent } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { editPaths } from '../../wire';
import { useShell } from '../use-shell';
import { type FieldPlace, setValue } from './field-value';
import { findPictureFacts, setPictureFact } from './picture-facts';

interface FocusFieldProps {
  readonly place: FieldPlace;
  readonly value: unknown;
  /** Below files/. */
  readonly file: string;
}

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

export function FocusField({ place, value, file }: FocusFieldProps) {
  const { site } = useShell();
  const shown = value ?? findPictureFacts(site, file).focus;
  const { x = 50, y = 50 } = (isRecord(shown) ? shown : {}) as { x?: number; y?: number };
  const set = (across: number, down: number): void => {
    const focus = { x: within(across), y: within(down) };
    const about = 'choose what stays in view';
    // What is said of the picture at this place counts here alone.
    if (value !== undefined) void setValue(place, focus, about);
    else void place.store.operate(about, setPictureFact(file, 'focus', focus));
  };
  const click = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const press = (event: KeyboardEvent): void => {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(x + step[0], y + step[1]);
  };
  return (
    <div className="field">
      <button
        type="button"
        className="focus"
        aria-label={`What stays in view: ${x} % from the left, ${y} % from the top. Arrows move it.`}
        onClick={click}
        onKeyDown={press}
      >
        <img src={editPaths.pictures + file} alt="" />
        <svg aria-hidden="true">
          <circle cx={`${x}%`} cy={`${y}%`} r="9" />
        </svg>
      </button>
      <p className="hint">
        Click what has to stay in view where the picture is cropped: at every place that shows it.
      </p>
    </div>
  );
}
