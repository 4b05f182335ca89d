declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
    readonly fieldNames: readonly string[];
  }
  export default class Validator {
    /** Entities by format and type. */
    validate(data: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<Issue[]>;
  }
}
