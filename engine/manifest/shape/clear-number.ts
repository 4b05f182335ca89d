// A text that is a number → whether everybody reads the same number.

/** "1.200" is one and a fifth, or twelve hundred: what three digits behind a point are, only its author knows. */
export const isClearNumber = (value: string): boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(value) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(value);
