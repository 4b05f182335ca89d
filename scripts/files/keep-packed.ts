// A value that waits until somebody asks for it → bytes, which are a small part of what it takes in memory.
import { deserialize, serialize, setFlagsFromString } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Anything between: memory is had back soonest where packing takes the least time. */
const level = 1;

/** Of what is packed, in bytes, from where on memory counts. */
const large = 100_000;

/**
 * A heap may grow fourfold before it is collected, which undoes what packing is for: from then on it may by two fifths, for a
 * tenth more time.
 */
const collectSooner = (): void => setFlagsFromString('--heap-growing-percent=40');

/** JSON, or maps of it. Whoever asks gets the same value again, each time made anew. */
export function keepPacked<Value>(value: Value): () => Value {
  const bytes = deflateRawSync(serialize(value), { level });
  if (bytes.byteLength > large) collectSooner();
  return () => deserialize(inflateRawSync(bytes));
}
