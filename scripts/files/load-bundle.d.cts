// The types of load-bundle.cjs, which the programs import that start without any.
export interface LoadedBundle {
  readonly exports: Readonly<Record<string, (...values: never[]) => unknown>>;
  /** Keeps the code that V8 has compiled. */
  readonly keep: () => void;
}

export function loadBundle(file: string, codeFile: string | undefined): LoadedBundle;
export function printUncaught(): void;
export function refuseOldNode(folder: string, version?: string): string | undefined;
