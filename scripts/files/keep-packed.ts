// A value that waits until somebody asks for it → bytes, which are a small part of what it takes in memory.
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { getCollectYoung } from './collect-sooner';

/** Anything between: memory is had back soonest where packing takes the least time. */
const level = 1;

/** In members: what is asked for together mostly stands together. */
const groupSize = 100;

/** In groups, for a record that is gone through; what is asked for again and again stays. */
const maxOpen = 8;

/** JSON, or maps of it. Whoever asks gets the same value again, each time made anew. */
export function keepPacked<Value>(value: Value): () => Value {
  // A copy: what `deflateRawSync` returns may be a small part of what it has taken.
  const bytes = Buffer.from(deflateRawSync(serialize(value), { level }));
  return () => deserialize(inflateRawSync(bytes));
}

const toGroups = <One>(all: readonly One[]): (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / groupSize) }, (_, group) =>
    all.slice(group * groupSize, (group + 1) * groupSize),
  );

/** In groups: what packing and opening them has taken is had back by then. Left alone it becomes tens of megabytes, and gaps as large. */
const together = 10;

/** Something of each group. */
function changeEach<Group, To>(groups: readonly Group[], change: (group: Group) => To): To[] {
  const collectYoung = groups.length < together ? undefined : getCollectYoung();
  return groups.map((group, index) => {
    if (index % together === together - 1) collectYoung?.();
    return change(group);
  });
}

/** The same for a long list: packed as a whole, it leaves gaps in memory as large as itself. */
export function keepListPacked<One>(list: readonly One[]): () => One[] {
  const groups = changeEach(toGroups(list), (group) => keepPacked(group));
  return () => changeEach(groups, (open) => open()).flat();
}

type Members<Value> = Readonly<Record<string, Value>>;

/** The members of a record in groups, of which a few are there at a time. */
class GroupedMembers<Value> {
  readonly #groups: readonly (() => Members<Value>)[];
  readonly #open = new Map<number, Members<Value>>();

  constructor(groups: readonly (() => Members<Value>)[]) {
    this.#groups = groups;
  }

  find(group: number, name: string): Value | undefined {
    const members = this.#open.get(group) ?? this.#groups[group]?.() ?? {};
    this.#open.delete(group);
    this.#open.set(group, members);
    const [oldest] = this.#open.keys();
    if (this.#open.size > maxOpen && oldest !== undefined) this.#open.delete(oldest);
    return members[name];
  }
}

/** In a function of its own: what waits would lead to the record beside it. */
const packGroups = <Value>(record: Members<Value>): readonly (() => Members<Value>)[] =>
  changeEach(toGroups(Object.entries(record)), (group) => keepPacked(Object.fromEntries(group)));

/** The same for a record of many values, of which each is asked for by itself: they are never there as a whole. */
export function keepMembersPacked<Value>(record: Members<Value>): () => Members<Value> {
  const groups = packGroups(record);
  const names = Object.keys(record);
  return () => {
    const opened = new GroupedMembers(groups);
    const groupOf: Members<number> = Object.fromEntries(
      names.map((name, index) => [name, Math.floor(index / groupSize)]),
    );
    return new Proxy(groupOf as Members<unknown>, {
      get: (_, name) =>
        typeof name === 'string' && Object.hasOwn(groupOf, name)
          ? opened.find(groupOf[name] as number, name)
          : undefined,
    }) as Members<Value>;
  };
}
