// A schema → whether its value leads to one of a page, a file and an address, which one control says.
import { linkTargets } from '../../../../engine/model/link-targets';
import type { FormSchema } from './form-schema';

export const isLink = ({ exclusive = [] }: FormSchema): boolean =>
  linkTargets.every((name) => exclusive.includes(name));
