// Findings → what an open page shows of them: a panel where there are errors, a badge where there are only warnings or notes.
// It has a shadow root and a sheet of its own, which no theme reaches. The site's strict policy allows both.
import type { DevFinding } from './dev-site';

const css = `
:host { position: fixed; inset: 0 auto auto 0; width: 0; height: 0; margin: 0; padding: 0; border: 0;
  overflow: visible; background: none; }
section, .badge { all: initial; position: fixed; box-sizing: border-box; color-scheme: dark;
  direction: ltr;
  color: #c9d6e4; background: #101823; font: 14px/1.5 ui-monospace, monospace; }
section { inset: auto 0 0 0; max-height: 60vh; overflow: auto; padding: 1.25em 1.5em;
  border-top: 3px solid #ffd27a; }
section[data-severity=note] { border-top-color: #9cc4ff; }
section[data-severity=error] { border-top-color: #ff8f8f; }
h2 { margin: 0 0 1em; color: #fff; font: 600 16px/1.4 system-ui, sans-serif; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 1.25em; white-space: pre-wrap; overflow-wrap: anywhere; }
/* One click selects the whole place, for an editor's "go to". */
code { font: inherit; user-select: all; color: #ffd27a; }
li[data-severity=note] code { color: #9cc4ff; }
li[data-severity=error] code { color: #ff8f8f; }
button { box-sizing: border-box; padding: .4em .8em; cursor: pointer; color: #fff; background: #26364a;
  border: 1px solid #7d93ab; border-radius: 4px; font: 600 14px/1.4 system-ui, sans-serif; }
button:hover { background: #34495f; }
button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
section button { float: right; }
.badge[hidden] { display: none; }
.badge { inset: auto auto 12px 12px; border: 1px solid #ffd27a; color: #ffd27a; cursor: pointer;
  padding: .4em .8em; border-radius: 4px; font: 600 14px/1.4 system-ui, sans-serif; }
.badge[data-severity=note] { border-color: #9cc4ff; color: #9cc4ff; }
.badge[data-severity=error] { border-color: #ff8f8f; color: #ff8f8f; }
.badge[data-corner=bottom-right] { inset: auto 12px 12px auto; }
.badge[data-corner=top-left] { inset: 12px auto auto 12px; }
@media print { :host { display: none; } }
`;

/** What the badge keeps free around itself, in CSS pixels: its distance from the edges, twice. */
const gap = 24;

function create(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** The first is the one that counts. */
const severities = ['error', 'warning', 'note'] as const;

const severityOf = (findings: readonly DevFinding[]): DevFinding['severity'] =>
  severities.find((wanted) => findings.some(({ severity }) => severity === wanted)) ?? 'note';

/** `2 errors, 1 warning` */
function countFindings(findings: readonly DevFinding[]): string {
  const counts = severities.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.flat().join(', ');
}

function createFinding({ severity, place, text }: DevFinding): HTMLElement {
  const item = create('li');
  item.dataset.severity = severity;
  item.append(create('code', place), text);
  return item;
}

function createPanel(findings: readonly DevFinding[], hide: () => void): HTMLElement {
  const section = create('section');
  section.role = 'alert';
  section.dataset.severity = severityOf(findings);
  const button = create('button', 'Hide');
  button.addEventListener('click', hide);
  const list = create('ul');
  list.append(...findings.map(createFinding));
  section.append(button, create('h2', countFindings(findings)), list);
  return section;
}

function createBadge(findings: readonly DevFinding[], show: () => void): HTMLElement {
  const badge = create('button', countFindings(findings));
  badge.className = 'badge';
  badge.dataset.severity = severityOf(findings);
  badge.addEventListener('click', show);
  return badge;
}

/** Where the badge covers nothing of a dialog; undefined where there is no room. Positions before any transform. */
function findCorner(badge: HTMLElement, dialog: HTMLElement): string | undefined {
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = dialog;
  const width = badge.offsetWidth + gap;
  const height = badge.offsetHeight + gap;
  if (left >= width || innerHeight - top - offsetHeight >= height) return 'bottom-left';
  if (innerWidth - left - offsetWidth >= width) return 'bottom-right';
  return top >= height ? 'top-left' : undefined;
}

const findDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);

export class FindingsOverlay {
  readonly #host = create('dev-findings');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  #findings: readonly DevFinding[] = [];
  #open = false;
  /** Whether somebody wants to see mere warnings and notes. */
  #wanted = false;
  #dialog: HTMLElement | undefined;

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.#root.adoptedStyleSheets = [sheet];
    // Above open menus, and without closing them.
    this.#host.popover = 'manual';
    // Neither event bubbles.
    for (const type of ['toggle', 'close'])
      document.addEventListener(type, () => this.#follow(), { capture: true });
    addEventListener('resize', () => this.#placeBadge());
  }

  /** An empty list removes it. What was hidden stays so until there are other findings. */
  show(findings: readonly DevFinding[]): void {
    if (JSON.stringify(findings) === JSON.stringify(this.#findings)) return;
    this.#findings = findings;
    this.#open = severityOf(findings) === 'error' || this.#wanted;
    this.#draw();
  }

  #toggle(open: boolean): void {
    this.#open = open;
    this.#wanted = open;
    this.#draw();
  }

  #follow(): void {
    if (this.#findings.length > 0 && findDialog() !== this.#dialog) this.#draw();
  }

  /** Beside an open dialog there is a badge, which can be used once the dialog is closed. */
  #draw(): void {
    this.#host.remove();
    if (this.#findings.length === 0) return;
    this.#dialog = findDialog();
    this.#root.replaceChildren(
      this.#open && this.#dialog === undefined
        ? createPanel(this.#findings, () => this.#toggle(false))
        : createBadge(this.#findings, () => this.#toggle(true)),
    );
    document.body.append(this.#host);
    // What is shown last is on top.
    this.#host.showPopover();
    this.#placeBadge();
  }

  #placeBadge(): void {
    const badge = this.#root.querySelector<HTMLElement>('.badge');
    if (badge === null || this.#dialog === undefined) return;
    badge.hidden = false;
    const corner = findCorner(badge, this.#dialog);
    badge.hidden = corner === undefined;
    badge.dataset.corner = corner;
  }
}
