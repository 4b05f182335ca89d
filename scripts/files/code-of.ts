import { isRecord } from '../../engine/model/json';

/** The code of an error of the system or of Node, such as ENOENT; undefined for any other. */
export const codeOf = (error: unknown): string | undefined =>
  isRecord(error) && typeof error.code === 'string' ? error.code : undefined;
