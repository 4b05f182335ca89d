// What the shell of the editor and its server say to each other of files that are uploaded.

/** What an upload is for. */
export interface UploadOptions {
  /** The file in whose place it comes, everywhere, below files/. */
  readonly replaces?: string;
  /** Whether the person has agreed to what is taken out of a drawing. */
  readonly cleaned?: boolean;
}

/** Where an uploaded file is now, below files/; or why it was not taken. */
export type UploadAnswer =
  | { readonly type: 'taken'; readonly path: string; readonly about: string }
  /** It is taken without these things, if the person agrees. */
  | { readonly type: 'asks'; readonly removed: readonly string[] }
  | { readonly type: 'refused'; readonly message: string };
