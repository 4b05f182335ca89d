// A value that waits until somebody asks for it → bytes, which are a small part of what it takes in memory.
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { collectNow } from './collect-sooner';

/** Anything between: memory is had back soonest where packing takes the least time. */
const level = 1;

/** In bytes: what is smaller has its place beside the one before it. */
const large = 2_000_000;

/** JSON, or maps of it. Whoever asks gets the same value again, each time made anew. */
export function keepPacked<Value>(value: Value): () => Value {
  const whole = serialize(value);
  const isLarge = whole.byteLength > large;
  const bytes = deflateRawSync(whole, { level });
  return () => {
    // Whoever asks is done with what was asked for before.
    if (isLarge) collectNow();
    return deserialize(inflateRawSync(bytes));
  };
}
