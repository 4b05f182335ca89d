/** Where a field is written. */
export interface FieldPlace {
  readonly file: string;
  readonly pointer: string;
}
