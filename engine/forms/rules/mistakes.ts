// A field and what is filled in → what is wrong with it, in words; empty where nothing is.
import { substitute } from '../../content/text/substitute';
import type {
  CheckboxesFieldView,
  DateFieldView,
  FieldView,
  FileFieldView,
  TimeFieldView,
} from '../../generated/concept-views';
import { toDay, toReadable } from './days';
import type { RuleLabels } from './rule-types';

interface Words {
  readonly labels: RuleLabels;
  readonly language: string;
}

const bytesPerMegabyte = 1_000_000;

/** Days and times are written so that they sort as text. */
function findRangeMistake(
  { min = '', max = '' }: DateFieldView | TimeFieldView,
  value: string,
  { labels, language }: Words,
): string {
  const [first, last] = [toDay(min), toDay(max)];
  if (value === '') return '';
  if (value < first) return substitute(labels.tooEarly, { min: toReadable(first, language) });
  if (last !== '' && value > last)
    return substitute(labels.tooLate, { max: toReadable(last, language) });
  return '';
}

function findCountMistake(field: CheckboxesFieldView, count: number, { labels }: Words): string {
  const { min = 0, max = count, missingMessage = labels.missing, required } = field;
  if (count === 0) return required ? missingMessage : '';
  if (count < min) return substitute(labels.tooFew, { min: `${min}` });
  return count > max ? substitute(labels.tooMany, { max: `${max}` }) : '';
}

const findEnding = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function findFileMistake(
  { accept, max, maxSize }: FileFieldView,
  files: readonly File[],
  { labels }: Words,
): string {
  const foreign = files.find(({ name }) => accept && !accept.includes(findEnding(name)));
  const large = files.find(({ size }) => size > maxSize * bytesPerMegabyte);
  if (files.length > max) return substitute(labels.fileCount, { max: `${max}` });
  if (foreign)
    return substitute(labels.fileKind, { name: foreign.name, kinds: accept?.join(', ') ?? '' });
  return large ? substitute(labels.fileSize, { name: large.name, size: `${maxSize}` }) : '';
}

export function findMistake(
  field: FieldView,
  controls: readonly HTMLInputElement[],
  words: Words,
): string {
  const [control] = controls;
  if (field.type === 'date' || field.type === 'time')
    return findRangeMistake(field, control?.value ?? '', words);
  if (field.type === 'checkboxes')
    return findCountMistake(field, controls.filter(({ checked }) => checked).length, words);
  return field.type === 'file' ? findFileMistake(field, [...(control?.files ?? [])], words) : '';
}
