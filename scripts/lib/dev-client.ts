// In the browser, while developing: reloads what changed and shows findings over the page.
// No markup is parsed and no style attribute written, so it runs under the site's strict policy.
import type { Issue } from '../../engine/model/issue';
import { type DevEvent, devPaths } from './dev-site';

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

function createFinding(issue: Issue): HTMLElement {
  const item = create('li', { margin: '0 0 1.25em', listStyle: 'none', overflowWrap: 'anywhere' });
  item.append(
    create('div', { color: '#9db4cc' }, `${issue.file}:${issue.line}:${issue.column}`),
    create(
      'span',
      { color: colors[issue.severity], fontWeight: '600' },
      `${issue.severity} ${issue.code}  `,
    ),
    create('span', { color: '#fff' }, issue.message),
    create('div', { color: '#c9d6e4' }, issue.hint),
  );
  return item;
}

function createOverlay(issues: readonly Issue[], close: () => void): HTMLElement {
  const section = create('section', {
    position: 'fixed',
    inset: 'auto 0 0 0',
    maxHeight: '60vh',
    overflow: 'auto',
    zIndex: '2147483647',
    padding: '1.25em 1.5em',
    background: '#101823',
    borderTop: '3px solid #ff8f8f',
    font: '14px/1.5 ui-monospace, monospace',
    userSelect: 'text',
  });
  section.setAttribute('role', 'alert');
  const heading = create(
    'h2',
    { margin: '0 0 1em', color: '#fff', font: '600 16px/1.4 system-ui, sans-serif' },
    issues.length === 1 ? '1 finding' : `${issues.length} findings`,
  );
  const button = create(
    'button',
    { float: 'right', padding: '.4em .8em', cursor: 'pointer' },
    'Hide',
  );
  button.addEventListener('click', close);
  const list = create('ul', { margin: '0', padding: '0' });
  list.append(...issues.map(createFinding));
  section.append(button, heading, list);
  return section;
}

function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const fresh = link.cloneNode() as HTMLLinkElement;
    const url = new URL(link.href);
    url.searchParams.set('dev', String(Date.now()));
    fresh.href = url.href;
    // The old one stays until the new one is there: no moment without styles.
    fresh.addEventListener('load', () => link.remove(), { once: true });
    link.after(fresh);
  }
}

function start(): void {
  let server = '';
  let overlay: HTMLElement | undefined;
  const hide = (): void => {
    overlay?.remove();
    overlay = undefined;
  };
  const events = new EventSource(devPaths.events);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event: DevEvent = JSON.parse(data);
    if (event.type === 'hello') {
      if (server !== '' && server !== event.server) location.reload();
      server = event.server;
    } else if (event.type === 'findings') {
      hide();
      if (event.issues.length > 0) {
        overlay = createOverlay(event.issues, hide);
        document.body.append(overlay);
      }
    } else if (event.type === 'css') reloadStyles();
    else {
      // The app may take a new page in place, its state kept; else the whole page is loaded anew.
      const taken = !document.dispatchEvent(
        new CustomEvent('plinth:change', { cancelable: true, detail: event.type }),
      );
      if (!taken || event.type === 'reload') location.reload();
    }
  });
  // A page put aside by the browser must not keep a connection.
  addEventListener('pagehide', () => events.close());
}

start();
