// A map whose values are made of those of another one, each when somebody asks for it, and once: of many, few are asked for.
export class LazyMap<From, To> implements ReadonlyMap<string, To> {
  readonly #of: ReadonlyMap<string, From>;
  readonly #make: (value: From, name: string) => To;
  readonly #made = new Map<string, To>();

  constructor(of: ReadonlyMap<string, From>, make: (value: From, name: string) => To) {
    this.#of = of;
    this.#make = make;
  }

  get size(): number {
    return this.#of.size;
  }

  has(name: string): boolean {
    return this.#of.has(name);
  }

  get(name: string): To | undefined {
    return this.#of.has(name) ? this.#get(name) : undefined;
  }

  keys(): MapIterator<string> {
    return this.#of.keys();
  }

  *values(): MapIterator<To> {
    for (const name of this.#of.keys()) yield this.#get(name);
  }

  *entries(): MapIterator<[string, To]> {
    for (const name of this.#of.keys()) yield [name, this.#get(name)];
  }

  [Symbol.iterator](): MapIterator<[string, To]> {
    return this.entries();
  }

  forEach(visit: (value: To, name: string, map: ReadonlyMap<string, To>) => void): void {
    for (const [name, value] of this) visit(value, name, this);
  }

  #get(name: string): To {
    if (!this.#made.has(name)) this.#made.set(name, this.#make(this.#of.get(name) as From, name));
    return this.#made.get(name) as To;
  }
}

/** The same of the members of an object. */
export function lazyMembers<From, To>(
  of: Readonly<Record<string, From>>,
  make: (value: From, name: string) => To,
): Readonly<Record<string, To>> {
  const made = new LazyMap(new Map(Object.entries(of)), make);
  return new Proxy(of as Readonly<Record<string, unknown>>, {
    get: (_, name) =>
      typeof name === 'string' && made.has(name) ? made.get(name) : Reflect.get(of, name),
  }) as Readonly<Record<string, To>>;
}
