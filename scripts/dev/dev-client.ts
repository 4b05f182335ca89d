// In the browser, while developing: reloads what changed and shows findings over the page.
// No markup is parsed and no style attribute written, so it runs under the site's strict policy.
import { type DevChange, type DevEvent, type DevFinding, devPaths } from './dev-site';

type Style = Partial<
  Record<'display' | 'font' | 'color' | 'background' | 'margin' | 'padding', string>
> & {
  readonly [property: string]: string;
};

function create(tag: string, style: Style, text = ''): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  element.textContent = text;
  return element;
}

const colors = { error: '#ff8f8f', warning: '#ffd27a' } as const;

function createFinding({ severity, place, text }: DevFinding): HTMLElement {
  const item = create('li', {
    margin: '0 0 1.25em',
    listStyle: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: '#c9d6e4',
  });
  // One click selects the whole place, for an editor's "go to".
  item.append(
    create('code', { userSelect: 'all', font: 'inherit', color: colors[severity] }, place),
    text,
  );
  return item;
}

function createOverlay(findings: readonly DevFinding[], close: () => void): HTMLElement {
  const section = create('section', {
    position: 'fixed',
    inset: 'auto 0 0 0',
    boxSizing: 'border-box',
    width: 'auto',
    height: 'auto',
    maxHeight: '60vh',
    margin: '0',
    border: '0',
    overflow: 'auto',
    padding: '1.25em 1.5em',
    background: '#101823',
    borderTop: '3px solid #ff8f8f',
    font: '14px/1.5 ui-monospace, monospace',
    userSelect: 'text',
  });
  section.setAttribute('role', 'alert');
  // Above open menus, and without closing them.
  section.popover = 'manual';
  const heading = create(
    'h2',
    { margin: '0 0 1em', color: '#fff', font: '600 16px/1.4 system-ui, sans-serif' },
    findings.length === 1 ? '1 finding' : `${findings.length} findings`,
  );
  const button = create(
    'button',
    { float: 'right', padding: '.4em .8em', cursor: 'pointer' },
    'Hide',
  );
  button.addEventListener('click', close);
  const list = create('ul', { margin: '0', padding: '0' });
  list.append(...findings.map(createFinding));
  section.append(button, heading, list);
  return section;
}

function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const fresh = link.cloneNode() as HTMLLinkElement;
    const url = new URL(link.href);
    url.searchParams.set('dev', String(Date.now()));
    fresh.href = url.href;
    // The old sheet stays until the new one has loaded: the page is never without styles.
    fresh.addEventListener('load', () => link.remove(), { once: true });
    link.after(fresh);
  }
}

/** Moves the overlay to where it can be reached: outside an open modal dialog everything is inert. */
function place(overlay: HTMLElement): void {
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (overlay.parentElement === host) return;
  host.append(overlay);
  overlay.showPopover();
}

/** Shows findings over the page; an empty list removes the overlay. */
function makeOverlay(): (findings: readonly DevFinding[]) => void {
  let overlay: HTMLElement | undefined;
  const hide = (): void => {
    overlay?.remove();
    overlay = undefined;
  };
  // Neither event bubbles.
  for (const type of ['toggle', 'close'])
    document.addEventListener(type, () => overlay && place(overlay), { capture: true });
  return (findings) => {
    hide();
    if (findings.length === 0) return;
    overlay = createOverlay(findings, hide);
    place(overlay);
  };
}

/** The app takes a change in place, everything that is open or typed stays; otherwise the whole page reloads. */
function takeIn({ css, shell, page, moved }: DevChange): void {
  const now = moved[location.pathname];
  if (now !== undefined) {
    location.replace(now + location.search + location.hash);
    return;
  }
  if (css) reloadStyles();
  if (!shell && !page) return;
  const event = new CustomEvent('plinth:change', { cancelable: true, detail: { shell } });
  if (document.dispatchEvent(event)) location.reload();
}

const everything: DevChange = { css: true, shell: true, page: true, moved: {} };

function start(): void {
  let server = '';
  let version = Number(new URL(import.meta.url).searchParams.get('version'));
  const show = makeOverlay();
  const events = new EventSource(devPaths.events);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event: DevEvent = JSON.parse(data);
    if (event.type === 'reload') location.reload();
    else if (event.type === 'findings') show(event.findings);
    else if (event.type === 'hello') {
      if (server !== '' && server !== event.server) location.reload();
      // Changes between the page load and the connection, or during an interruption.
      else if (version !== event.version) takeIn(everything);
      ({ server, version } = event);
    } else {
      version = event.version;
      takeIn(event);
    }
  });
  // A page in the back/forward cache must not keep a connection.
  addEventListener('pagehide', () => events.close());
}

start();
