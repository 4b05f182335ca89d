// A schema → whether its value leads to one of a page, a file and an address, which one control says.
import type { FormSchema } from './form-schema';

export const linkMembers = ['page', 'file', 'href'] as const;

export const isLink = ({ exclusive = [] }: FormSchema): boolean =>
  linkMembers.every((name) => exclusive.includes(name));
