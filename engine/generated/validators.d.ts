// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { Validator } from '../model/contract';

/** By the names under which they are compiled: they say no more than whether a value is valid. */
export declare const validators: Readonly<Record<string, Validator>>;
