// What a new block still says of the example that it began with: its fields are marked, and one leads to the next.
import { useEffect, useMemo, useRef } from 'react';
import { toSteps } from '../../../engine/content/shape/shape';
import { clearExample } from './clear-example';
import { listExamples, listExampleWords, saysOwn } from './example-words';
import { toFieldName } from './fields/field-value';
import type { FormSchema } from './fields/form-schema';
import { Icon } from './icon';
import { manifestFile } from './site-values';
import { useShell, useStore } from './use-shell';

/** Around the field of such a text. */
export const marked = 'data-example';

/** Marks the fields of the form that have these names, and no others. */
function useMarks(names: readonly string[]): void {
  useEffect(() => {
    for (const field of document.querySelectorAll('[data-field]'))
      field.toggleAttribute(marked, names.includes(field.getAttribute('data-field') ?? ''));
  });
}

interface ExampleNoteProps {
  readonly schema: FormSchema;
  readonly block: unknown;
  readonly path: readonly (string | number)[];
}

export function ExampleNote({ schema, block, path }: ExampleNoteProps) {
  const store = useStore();
  const { schemas } = useShell();
  const last = useRef('');
  const examples = useMemo(() => listExamples(schemas), [schemas]);
  const names = listExampleWords(examples, block, schema.examples).map(({ pointer }) =>
    toFieldName(manifestFile, [...path, ...toSteps(pointer)]),
  );
  useMarks(names);
  if (names.length === 0) return null;
  /** What somebody has just written there is not known yet: they go on from it. */
  const leave = (): void => {
    const field = document.activeElement?.closest(`[${marked}]`);
    last.current = field?.getAttribute('data-field') ?? last.current;
  };
  const next = (): void => {
    last.current = names[(names.indexOf(last.current) + 1) % names.length] ?? '';
    store.set({ field: last.current });
  };
  // Who has said nothing yet would be left with nothing.
  const rest = saysOwn(examples, block) ? clearExample(schemas, schema, block) : [];
  const clear = (): void => {
    const operations = rest.map((one) => ({
      ...{ op: one.op, file: manifestFile, path: [...path, ...one.path] },
    }));
    void store.operate('clear the rest of the example', ...operations);
  };
  return (
    <p className="note of-example">
      <span>
        {names.length === 1 ? 'A text' : `${names.length} texts`} of an example{' '}
        {names.length === 1 ? 'is' : 'are'} still here.
      </span>
      <button type="button" onPointerDown={leave} onClick={next}>
        Go to the next <Icon name="forward" />
      </button>
      {rest.length > 0 && (
        <button type="button" onClick={clear}>
          Clear the rest
        </button>
      )}
    </p>
  );
}
