// The shell → what makes the value with which a form begins.
import { useShell } from '../use-shell';
import type { FormSchema } from './form-schema';
import { startValue } from './start-value';

export function useStart(): (schema: FormSchema) => unknown {
  const { site, schemas } = useShell();
  return (schema) => startValue(schema, { site, schemas });
}
