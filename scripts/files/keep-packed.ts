// A value that waits until somebody asks for it → bytes, which are a small part of what it takes in memory.
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Anything between: memory is had back soonest where packing takes the least time. */
const level = 1;

/** JSON, or maps of it. Whoever asks gets the same value again, each time made anew. */
export function keepPacked<Value>(value: Value): () => Value {
  const bytes = deflateRawSync(serialize(value), { level });
  return () => deserialize(inflateRawSync(bytes));
}
