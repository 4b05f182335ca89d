// What every command works with, whatever the site says.
import type { Contract } from '../../engine/model/contract';
import type { Workspace } from './workspace';

/** Made once at the start of a command and passed on: no module stores any of it. */
export interface World {
  readonly workspace: Workspace;
  readonly contract: Contract;
}
