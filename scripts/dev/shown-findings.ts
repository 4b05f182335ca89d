// What is wrong in a site now → the open pages and the terminal: what its validation finds, and what its pages throw.
import type { Finding } from '../../engine/model/finding';
import { InvalidCode } from '../command/invalid-code';
import type { PageWords } from '../marks/page-words';
import { describeFindings } from '../report/pretty';
import type { DevSite, DevUpdate } from './dev-site';
import type { Listeners } from './listeners';

interface ShownFindingsOptions {
  readonly site: DevSite;
  readonly root: string;
  readonly listeners: Listeners;
  readonly report: (update: DevUpdate) => void;
}

const toKey = ({ file, line, column, message }: Finding): string =>
  JSON.stringify([file, line, column, message]);

/** Those of several pages, each once. */
const unite = (lists: Iterable<readonly Finding[]>): Finding[] => [
  ...new Map([...lists].flat().map((finding) => [toKey(finding), finding])).values(),
];

export class ShownFindings {
  readonly #options: ShownFindingsOptions;
  #latest: DevUpdate = { findings: [], effect: 'none' };
  /** By path, for the pages that could not be rendered when they were last asked for. */
  readonly #thrown = new Map<string, readonly Finding[]>();

  constructor(options: ShownFindingsOptions) {
    this.#options = options;
  }

  /** Takes an update; pages that could not be rendered are tried again. `onShown` is called between pages and terminal. */
  async update(update: DevUpdate, onShown: () => void): Promise<void> {
    this.#latest = update;
    for (const path of [...this.#thrown.keys()]) await this.#retry(path);
    this.#show();
    onShown();
    this.#report(update);
  }

  /** A page has been asked for: with what its blocks throw, or nothing where it could be rendered. */
  rendered(path: string, thrown: readonly Finding[] = []): void {
    const known = this.#thrown.get(path) ?? [];
    this.#keep(path, thrown);
    if (thrown.map(toKey).join() === known.map(toKey).join()) return;
    this.#show();
    this.#report({ ...this.#latest, effect: 'none' });
  }

  /** The places of words, each with what was found there, such as that a translation is stale. */
  addTo(places: PageWords['places']): PageWords['places'] {
    const found = new Map<string, string[]>();
    for (const { file, pointer, message } of this.#list()) {
      const key = JSON.stringify([file, pointer]);
      found.set(key, [...(found.get(key) ?? []), message]);
    }
    return Object.fromEntries(
      Object.entries(places).map(([number, place]) => {
        const messages = found.get(JSON.stringify([place.spot.file, place.spot.pointer])) ?? [];
        const note = [...(place.note === undefined ? [] : [place.note]), ...messages].join(' ');
        return [number, messages.length === 0 ? place : { ...place, note }];
      }),
    );
  }

  #keep(path: string, thrown: readonly Finding[]): void {
    if (thrown.length > 0) this.#thrown.set(path, thrown);
    else this.#thrown.delete(path);
  }

  async #retry(path: string): Promise<void> {
    const shown = this.#options.site.find(path);
    const answer = shown?.answer(path, '');
    try {
      if (answer !== undefined && answer.type !== 'redirect') await shown?.open(answer.path);
      this.#keep(path, []);
    } catch (error) {
      this.#keep(path, error instanceof InvalidCode ? error.findings : []);
    }
  }

  #list(): readonly Finding[] {
    return unite([this.#latest.findings, ...this.#thrown.values()]);
  }

  #show(): void {
    const { root, listeners } = this.#options;
    const { error } = this.#latest;
    listeners.showFindings([
      ...(error === undefined ? [] : [{ severity: 'error', place: '', text: error } as const]),
      ...describeFindings(this.#list(), root),
    ]);
  }

  #report(update: DevUpdate): void {
    this.#options.report({ ...update, findings: this.#list() });
  }
}
