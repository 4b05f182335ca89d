// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { ErrorObject } from 'ajv';

interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const validateManifest: Validator;
export declare const validateContent: Validator;
