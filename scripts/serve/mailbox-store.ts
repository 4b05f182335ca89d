// Enquiries ↔ JSON files in a folder; the newest ones are kept. No file name derives from what was sent.
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Enquiry {
  /** ISO 8601, UTC. */
  readonly received: string;
  /** The path it was sent to. */
  readonly path: string;
  /** The id of the form, where it is known. */
  readonly form?: string;
  /** Pairs, since a field may have any name. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const ownName = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.json$/;

function isEnquiry(value: unknown): value is Enquiry {
  const { received, path, form, fields } = (value ?? {}) as Partial<Record<keyof Enquiry, unknown>>;
  return (
    typeof received === 'string' &&
    typeof path === 'string' &&
    (form === undefined || typeof form === 'string') &&
    Array.isArray(fields) &&
    fields.every((pair) => Array.isArray(pair) && pair.every((part) => typeof part === 'string'))
  );
}

export class MailboxStore {
  readonly #folder: string;
  readonly #limit: number;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  async add(enquiry: Enquiry): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const name = `${enquiry.received.replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}.json`;
    await writeFile(join(this.#folder, name), `${JSON.stringify(enquiry, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
    const surplus = (await this.#names()).slice(this.#limit);
    await Promise.all(surplus.map((old) => rm(join(this.#folder, old), { force: true })));
  }

  /** Newest first; skips files that are not enquiries. */
  async list(): Promise<readonly Enquiry[]> {
    const found = await Promise.all((await this.#names()).map((name) => this.#read(name)));
    return found.filter((enquiry) => enquiry !== undefined);
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((): string[] => []);
    return names
      .filter((name) => ownName.test(name))
      .sort()
      .reverse();
  }

  async #read(name: string): Promise<Enquiry | undefined> {
    const file = join(this.#folder, name);
    try {
      if (!(await lstat(file)).isFile()) return undefined;
      const enquiry: unknown = JSON.parse(await readFile(file, 'utf8'));
      return isEnquiry(enquiry) ? enquiry : undefined;
    } catch {
      return undefined;
    }
  }
}
