// Chance and the clock, as code of blocks asks for them while pages are made → where it does, and whether pages differ by it.

interface Asked {
  /** How sentences call it. */
  readonly what: string;
  readonly stack: string;
}

/** What a bundle has in their place. */
export interface Chance {
  /** Hears of each call. */
  note: (what: string) => void;
  /** How far the clock is ahead, in milliseconds. */
  shift: number;
}

/** In front of a bundle: the code in it uses these in the place of the global ones, which stay as they are. */
export const chanceBanner = `const plinthChance = {
  note() {},
  shift: 0,
  random() { plinthChance.note('Math.random()'); return Math.random(); },
  randomUUID() { plinthChance.note('crypto.randomUUID()'); return crypto.randomUUID(); },
  now() { plinthChance.note('the current time'); return Date.now() + plinthChance.shift; },
  Date: new Proxy(Date, {
    apply: () => new Date(plinthChance.now()).toString(),
    construct: (of, given, target) => Reflect.construct(of, given.length === 0 ? [plinthChance.now()] : given, target),
    get: (of, name, self) => name === 'now' ? plinthChance.now : Reflect.get(of, name, self),
  }),
};`;

/** For the bundler. */
export const chanceNames = {
  Date: 'plinthChance.Date',
  'Math.random': 'plinthChance.random',
  'crypto.randomUUID': 'plinthChance.randomUUID',
};

/** Exports what the banner has made. */
export const chanceExport = 'export const chance = plinthChance;';

/** Code that is no block's may ask, too. */
const maxStacks = 20;

/** More than a year, and another time of the day. */
const otherTime = 400.54 * 86_400_000;

/** What was made, and the calls on the way. */
export function watchChance<Result>(chance: Chance, act: () => Result) {
  const asked: Asked[] = [];
  const { note } = chance;
  chance.note = (what) => {
    if (asked.length < maxStacks) asked.push({ what, stack: String(new Error(what).stack) });
  };
  try {
    return { result: act(), asked };
  } finally {
    chance.note = note;
  }
}

/** What is made then: chance differs by itself. */
export function atAnotherTime<Result>(chance: Chance, act: () => Result): Result {
  chance.shift = otherTime;
  try {
    return act();
  } finally {
    chance.shift = 0;
  }
}
