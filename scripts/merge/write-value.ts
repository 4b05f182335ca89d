// A JSON text, and what it is to say → the text that says it: in canonical form where it was, else with as little changed as needed.
import { diffArrays } from 'diff';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { applyEdits, type Edit } from '../edit/edits';
import { findFormatted } from '../edit/format-file';
import { isSortedMap } from '../edit/format-json';
import { type JsonPath, JsonText } from '../edit/json-edits';
import { isSame } from './match-items';

class Rewriter {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  #edit(make: (json: JsonText) => readonly Edit[]): void {
    this.text = applyEdits(this.text, [...make(new JsonText(this.text))]);
  }

  change(path: JsonPath, from: JsonValue, to: JsonValue): void {
    if (isSame(from, to)) return;
    if (Array.isArray(from) && Array.isArray(to)) this.#changeList(path, from, to);
    else if (isRecord(from) && isRecord(to) && Object.keys(to).length > 0)
      this.#changeMembers(path, from as Record<string, JsonValue>, to as Record<string, JsonValue>);
    else this.#edit((json) => json.replace(path, to));
  }

  #changeMembers(
    path: JsonPath,
    from: Readonly<Record<string, JsonValue>>,
    to: Readonly<Record<string, JsonValue>>,
  ): void {
    for (const [key, value] of Object.entries(from)) {
      const next = Object.hasOwn(to, key) ? to[key] : undefined;
      if (next === undefined) this.#edit((json) => json.remove([...path, key]));
      else this.change([...path, key], value, next);
    }
    for (const [key, value] of Object.entries(to))
      if (!Object.hasOwn(from, key))
        this.#edit((json) =>
          isSortedMap(path) ? json.addEntry(path, key, value) : json.addMember(path, key, value),
        );
  }

  /** From the end: what is before stays where it is. */
  #changeList(path: JsonPath, from: readonly JsonValue[], to: readonly JsonValue[]): void {
    const print = (value: JsonValue): string => JSON.stringify(value);
    const hunks: { at: number; old: readonly JsonValue[]; next: readonly JsonValue[] }[] = [];
    let [at, start] = [0, 0];
    let isOpen = false;
    for (const { value, added, removed } of diffArrays(from.map(print), to.map(print))) {
      if (!added && !removed) isOpen = false;
      else {
        if (!isOpen) hunks.push({ at, old: [], next: [] });
        isOpen = true;
        const hunk = hunks.at(-1);
        if (hunk && removed) hunk.old = from.slice(at, at + value.length);
        if (hunk && added) hunk.next = to.slice(start, start + value.length);
      }
      if (!added) at += value.length;
      if (!removed) start += value.length;
    }
    for (const { at: place, old, next } of hunks.reverse()) {
      const both = Math.min(old.length, next.length);
      for (let index = old.length - 1; index >= both; index -= 1)
        this.#edit((json) => json.remove([...path, place + index]));
      for (let index = both; index < next.length; index += 1)
        this.#edit((json) => json.addItem(path, next[index], place + index));
      for (let index = 0; index < both; index += 1)
        this.change([...path, place + index], old[index] ?? null, next[index] ?? null);
    }
  }
}

export function writeValue(file: string, text: string, value: JsonValue): string {
  if (findFormatted(file, text) === text) {
    const canonical = findFormatted(file, JSON.stringify(value));
    if (canonical !== undefined) return canonical;
  }
  const rewriter = new Rewriter(text);
  rewriter.change([], JSON.parse(text.replace(/^\ufeff/, '')), value);
  return rewriter.text;
}
