// Enquiries ↔ JSON files in a folder, with the files that were sent; the newest ones are kept. No name derives from what
// was sent.
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentForm } from './request-body';

/** A file that was sent: the name that it had, and the one that it has now. */
interface KeptFile {
  readonly field: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly kept: string;
}

/** What is known of a form beside what was sent. */
type Arrival = Pick<Enquiry, 'path' | 'form'>;

export interface Enquiry {
  /** ISO 8601, UTC. */
  readonly received: string;
  /** The path it was sent to. */
  readonly path: string;
  /** The id of the form, where it is known. */
  readonly form?: string;
  /** Pairs, since a field may have any name. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files?: readonly KeptFile[];
}

/** The names of an enquiry and of its files have the same beginning. */
const ownName = /^\d{8}T\d{9}Z-[0-9a-f]{12}(?=\.json$)/;
const fileName = /^(\d{8}T\d{9}Z-[0-9a-f]{12})-\d+\.file$/;

const isText = (value: unknown): boolean => typeof value === 'string';

const isKeptFile = (value: unknown): boolean => {
  const { field, name, size, kept } = (value ?? {}) as Partial<Record<keyof KeptFile, unknown>>;
  return [field, name, kept].every(isText) && typeof size === 'number';
};

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

function isEnquiry(value: unknown): value is Enquiry {
  const { received, path, form, fields, files } = (value ?? {}) as Partial<
    Record<keyof Enquiry, unknown>
  >;
  return (
    typeof received === 'string' &&
    typeof path === 'string' &&
    (form === undefined || typeof form === 'string') &&
    Array.isArray(fields) &&
    fields.every(isPair) &&
    (files === undefined || (Array.isArray(files) && files.every(isKeptFile)))
  );
}

export class MailboxStore {
  readonly #folder: string;
  readonly #limit: number;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  async add(arrival: Arrival, { fields, files }: SentForm): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const received = new Date().toISOString();
    const stem = `${received.replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`;
    const kept = await Promise.all(
      files.map(async ([field, file], index): Promise<KeptFile> => {
        const name = `${stem}-${index + 1}.file`;
        await this.#write(name, Buffer.from(await file.arrayBuffer()));
        return { field, name: file.name, size: file.size, kept: name };
      }),
    );
    const enquiry: Enquiry = {
      ...{ received, ...arrival, fields },
      ...(kept.length > 0 && { files: kept }),
    };
    await this.#write(`${stem}.json`, `${JSON.stringify(enquiry, null, 2)}\n`);
    await this.#removeSurplus();
  }

  async #write(name: string, content: string | Buffer): Promise<void> {
    await writeFile(join(this.#folder, name), content, { flag: 'wx', mode: 0o600 });
  }

  async #removeSurplus(): Promise<void> {
    const surplus = (await this.#names()).slice(this.#limit);
    if (surplus.length === 0) return;
    const stems = new Set(surplus.map((name) => ownName.exec(name)?.[0]));
    const old = (await readdir(this.#folder)).filter((name) => {
      const [stem] = ownName.exec(name) ?? fileName.exec(name)?.slice(1) ?? [];
      return stems.has(stem) && stem !== undefined;
    });
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { force: true })));
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
