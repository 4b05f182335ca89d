// A table or a list of lines → its rows, each with the words that it is known by, and back.
import { isRecord, type JsonValue } from '../../engine/model/json';

const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

export const splitRows = (text: string, name: RegExp): JsonValue =>
  text
    .split(/\r?\n/)
    .filter((line, index, lines) => line !== '' || index < lines.length - 1)
    .map((row) =>
      row === '' || row.startsWith('#') ? row : { from: name.exec(row)?.[0] ?? '', row },
    );

const rowOf = (value: JsonValue): string => (isRecord(value) ? String(value.row) : String(value));

export const joinRows = (value: JsonValue, [text]: readonly [string, ...string[]]): string => {
  const lineBreak = breakOf(text);
  return Array.isArray(value) ? value.map((row) => rowOf(row) + lineBreak).join('') : text;
};
