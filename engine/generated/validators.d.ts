// Generated from schemas/ by `npm run types`: change the schemas, not this file.
import type { Validator } from '../model/contract';

export declare const validateManifest: Validator;
export declare const validateContent: Validator;
export declare const validateTranslation: Validator;
export declare const validateDocumentTranslation: Validator;
export declare const itemValidators: Readonly<Record<string, Validator>>;
