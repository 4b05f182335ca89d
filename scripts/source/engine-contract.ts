// The engine's own schemas, compiled → the contract of a site without blocks of its own.
import { blockModules } from '../../engine/generated/block-modules';
import { shape } from '../../engine/generated/shape';
import { validateContent, validateManifest } from '../../engine/generated/validators';
import type { Contract } from '../../engine/model/contract';

export const engineContract: Contract = {
  shape,
  blocks: new Map(Object.entries(blockModules)),
  validateManifest,
  validateContent,
};
