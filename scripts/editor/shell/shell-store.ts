// What the shell knows and shows: the site, what is selected, what is being saved. One queue of steps keeps their order.
import { nameOnce } from '../asked-once';
import type { EditorState, ToldState } from '../site-state';
import type { Requests, Step, StepAnswer, StepOutcome, StepRequest } from '../wire';
import { findConcerned, followPath, selectIn, toOpened } from './follow-selection';
import { followServer } from './follow-server';
import { KnownState } from './known-state';
import { ask, isCurrent } from './request';
import { RequestQueue } from './request-queue';
import { SeenSites } from './seen-sites';
import { first, type Selection, type ShellState } from './shell-state';
import { passRefusal, saved, sayAnswer, sayAtRest, sayLost } from './status';
import { Trials } from './trials';
import { keepTyped, type PendingStep, UnsentSteps } from './unsent-steps';

export class ShellStore {
  #state: ShellState = first;
  readonly #listeners = new Set<() => void>();
  readonly #known = new KnownState();
  /** How many have not been answered. */
  #steps = 0;
  readonly #unsent = new UnsentSteps();
  /** The step that somebody did last, where it waits. */
  #waits: string | undefined;
  #isLost = false;
  readonly #seen = new SeenSites();
  readonly #trials = new Trials((trial) => this.set({ trial }));
  readonly #queue = new RequestQueue({
    onFailed: (text) => this.set({ status: { kind: 'failed', text } }),
    ...{ onLost: () => this.#lose(), learn: () => this.#learnState() },
  });

  get = (): ShellState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(part: Partial<ShellState>): void {
    if (part.site !== undefined && this.#steps > 0) this.#seen.add(part.site.manifest);
    const passed = this.#isLost ? {} : passRefusal(this.#state, part);
    const shown = { ...passed, ...followPath(this.#state, part.site) };
    this.#state = { ...this.#state, ...shown, ...part, ...selectIn(this.#state, part) };
    for (const listener of this.#listeners) listener();
  }

  async start(): Promise<void> {
    const [told, schemas] = await Promise.all([this.#known.ask('state', {}), ask('schemas', {})]);
    const site = this.#known.learn(told);
    const first = site.pages.find(({ path }) => path === '/') ?? site.pages[0];
    const status = sayAtRest(site, this.#state.status);
    this.set({ site, schemas, status, ...toOpened(site, first?.id ?? '') });
    this.#follow();
  }

  /** What others have changed on the disk shows here, too. */
  #follow(): void {
    followServer({
      onThere: () => this.#isLost && this.#rest(),
      onOther: () => void this.#meetOther(),
      onLost: () => this.#lose(),
      onChange: (version) => this.#notice(version),
    });
  }

  #lose(): void {
    this.#isLost = true;
    this.set({ status: sayLost(this.#unsent.size) });
  }

  /** Another server is there: it knows nothing of what was told before, and may have another shell. */
  async #meetOther(): Promise<void> {
    for (const failed of this.#unsent.listFailed()) void this.takePending(...failed);
    await this.settled();
    if (await isCurrent()) this.#notice();
    else location.reload();
  }

  readonly #learnState = async (): Promise<void> => this.#learn(await this.#known.ask('state', {}));

  #learn(told: ToldState, part: Partial<ShellState> = {}): void {
    const site = this.#known.learn(told);
    this.#isLost = false;
    this.set({ site, status: sayAtRest(site, this.#state.status), ...part });
  }

  /** The answer to a step has the state that it made: what is known already is not asked for again. */
  #notice(version?: number): void {
    if (version === undefined && this.#steps > 0) return;
    void this.#queue.inOrder(async () => {
      const known = this.#state.site?.shown ?? 0;
      if (version === undefined || version > known) await this.#learnState();
    });
  }

  /** Whether the server has answered to everything that was written, and everything is. */
  get isSaved(): boolean {
    return this.#unsent.size === 0 && this.#state.unwritten.length === 0;
  }

  /** Resolves when everything that was asked for is answered. */
  settled = (): Promise<void> => this.#queue.settled();

  select = (selection: Selection | undefined): void => this.set({ selection });

  open(id: string): void {
    this.set(toOpened(this.#state.site, id));
  }

  /** One after the other; the answer comes when the step is in the files, or waits. */
  take(key: string, step: Step): Promise<StepAnswer> {
    return this.takePending(key, { find: () => step });
  }

  takePending(key: string, asked: PendingStep): Promise<StepAnswer> {
    const pending = { sayName: nameOnce(), ...asked };
    this.#unsent.add(key, pending);
    if (this.#isLost) this.#lose();
    if (this.#steps === 0) this.#seen.begin(this.#state.site?.manifest);
    const follow = this.#seen.follow();
    const taken = this.#do(async () => {
      if (!this.#isLost) this.set({ status: { kind: 'busy', text: 'Saving …' } });
      const found = pending.find();
      const step = found instanceof Promise ? await found : follow(found);
      const request = step && { key, step, ...pending.sayName() };
      const outcome = request && (await this.#send(request));
      this.#unsent.answered(key, pending);
      if (step === undefined || outcome === undefined) return undefined;
      const { answer } = outcome;
      if (answer.type === 'written') this.#seen.write(step);
      if (answer.type !== 'unchanged')
        this.#waits = answer.type === 'waits' ? answer.id : undefined;
      this.set({ unwritten: keepTyped(this.#state.unwritten, { key, step, answer }) });
      pending.onAnswer?.(answer);
      return outcome;
    });
    taken.catch(() => this.#unsent.failed(key, pending));
    return taken;
  }

  /** A person is asked what they agree to, one thing after the other. */
  async #send(request: StepRequest): Promise<StepOutcome> {
    const outcome = await this.#known.ask('step', request);
    const { answer } = outcome;
    return answer.type === 'asks' && confirm(`${answer.message} Do you want that?`)
      ? this.#send({ ...request, [answer.allows]: true })
      : outcome;
  }

  operate(about: string, ...operations: readonly object[]): Promise<StepAnswer> {
    const key = `${about} ${JSON.stringify(operations.map((one) => ({ ...one, value: 0 })))}`;
    return this.take(key, { type: 'operations', operations: operations as never, about });
  }

  /** Shows the page as operations would make it; as it is where none are given. */
  tryOut(operations?: readonly object[]): void {
    this.#trials.show(operations);
  }

  /** `isSeen`: whether it is in sight here, whichever page has it. */
  /** What waits was never written: it is dropped, where it is the last that somebody did. */
  undo = async (token?: string, isSeen?: boolean): Promise<StepAnswer> => {
    await this.settled();
    const last = this.#state.site?.waiting.find(({ id }) => id === this.#waits);
    if (token !== undefined || last === undefined)
      return this.#goBack('undo', 'Undone', token, isSeen);
    await this.discard(last.id);
    return { type: 'unchanged' };
  };

  redo = (): Promise<StepAnswer> => this.#goBack('redo', 'Done again');

  /** Without a token, the step that a person sees named there at its turn: asked again, no other. */
  #goBack(name: 'undo' | 'redo', done: string, asked?: string, isSeen = false) {
    const sayName = nameOnce();
    let token = asked;
    const find = async (): Promise<StepOutcome | undefined> => {
      token ??= this.#state.site?.[name]?.token;
      return token === undefined ? undefined : this.#known.ask(name, { ...sayName(), token });
    };
    return this.#do(find, done, isSeen);
  }

  translate = (sent: Requests['translate'][0]) =>
    this.#do(() => this.#known.ask('translate', sent));

  addLanguage = (sent: Requests['language'][0]): Promise<StepAnswer> =>
    this.#do(() => this.#known.ask('language', sent));

  removeLanguage = (sent: Requests['remove language'][0]): Promise<StepAnswer> =>
    this.#do(() => this.#known.ask('remove language', sent));

  replace = (sent: Requests['replace'][0]) => this.#do(() => this.#known.ask('replace', sent));

  fix = (place: Requests['fix'][0]) => this.#do(() => this.#known.ask('fix', place));

  repair = (id: string): Promise<StepAnswer> => this.#do(() => this.#known.ask('repair', { id }));

  discard = (id: string): Promise<void> =>
    this.#queue.inOrder(async () => {
      const told = await this.#known.ask('discard', { id });
      this.#learn(told, { dropped: this.#state.dropped + 1 });
    });

  /** Takes in what others have published; in words what that was. */
  merge = (): Promise<string> =>
    this.#queue.inOrder(async () => {
      const { about, state } = await this.#known.ask('merge', {});
      this.set({ site: this.#known.learn(state), incoming: 0 });
      return about;
    });

  #rest(): void {
    const { site, status } = this.#state;
    this.#isLost = false;
    if (site !== undefined) this.set({ status: sayAtRest(site, status) });
  }

  #show({ answer, state }: StepOutcome, done: string, isSeen: boolean): StepAnswer {
    const site = this.#known.learn(state);
    const { status, said, site: before } = this.#state;
    this.set({ site, ...sayAnswer(answer, { site, status, said, done }) });
    if (!isSeen && answer.type === 'written') this.#openConcerned(before, answer.files);
    return answer;
  }

  /** Nobody takes back what they do not see. What is listed beside the page, such as all changes, stays in sight. */
  #openConcerned(before: EditorState | undefined, files?: readonly string[]): void {
    const { site, selection, path } = this.#state;
    const id = site && findConcerned({ site: before, path }, site, files);
    if (id !== undefined) this.open(id);
    if (selection?.type !== 'page' && selection?.type !== 'block') this.set({ selection });
  }

  async #do(ask: () => Promise<StepOutcome | undefined>, done = saved, isSeen = done === saved) {
    this.#steps += 1;
    try {
      return await this.#queue.inOrder(async () => {
        const outcome = await ask();
        if (outcome !== undefined) return this.#show(outcome, done, isSeen);
        // What the step was about is not there any more.
        this.#rest();
        return { type: 'unchanged' } as const;
      });
    } finally {
      this.#steps -= 1;
    }
  }
}
