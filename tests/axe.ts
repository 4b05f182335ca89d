// A page in a browser → what axe finds there, with the axe of the engine's own tests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { findViolations as findWith } from '../scripts/browser/find-violations';

/** The text of its script. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** As short lines. The page needs a context with `bypassCSP`. */
export const findViolations = (page: Page): Promise<string[]> => findWith(page, axe);
