// The sites that a new one begins with → where they are, below the folder of the engine.
import { isPackage } from './edition';

export const packedStarters = 'starter';

export const starters: string = isPackage ? packedStarters : 'scripts/starter';
