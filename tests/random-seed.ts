import fc from 'fast-check';

/** Random cases are the same on every machine: another seed is chosen by hand, and a failure names its own. */
fc.configureGlobal({ seed: Number(process.env.PLINTH_SEED ?? 20_261_123) });
