// What git knows of a site, as the shell and the server of the editor speak of it.

/** What somebody else has published. */
export interface ForeignCommit {
  readonly author: string;
  /** "3 days ago" */
  readonly when: string;
  readonly about: string;
}

/** Who changed something last; null where git does not know, or nobody has committed it yet. */
export type LastChange = {
  readonly author: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly about: string;
} | null;

/** How far the files of the site have come on their way to readers. */
export type Standing =
  /** In a folder that git does not know. */
  | { readonly git: false }
  | {
      readonly git: true;
      /** Whether they are as the last commit has them. */
      readonly isCommitted: boolean;
      /** How many commits the remote does not have; 0 where there is none. */
      readonly unsent: number;
    };

/** What git would take of what has changed. */
export type Publishing =
  | {
      readonly git: false;
      /** Where the site is on this computer. */
      readonly folder: string;
    }
  | {
      readonly git: true;
      readonly branch: string;
      /** Empty where there is none. */
      readonly remote: string;
      readonly author: string;
      /** What steps have changed since the last commit. */
      readonly files: readonly string[];
      /** How many other files have changed. */
      readonly others: number;
      /** How many commits no remote has heard of; 0 where there is none. */
      readonly unsent: number;
      /** What the last commit is called, when it was made, and by whom. */
      readonly last: string;
      /** The newest first; 50 at most. */
      readonly incoming: readonly ForeignCommit[];
    };

export interface Proposed {
  readonly commit: string;
  readonly files: readonly string[];
  readonly branch?: string;
  /** Where a host opens a pull request. */
  readonly request?: string;
}
