// The site in a frame, at the width that a person looks at.
import { useEffect, useRef, useState } from 'react';
import { toHref } from '../../../engine/content/addresses/addresses';
import { BegunRow } from '../page/begun-row';
import type { OpenWords, TypedFormats } from '../page/open-words';
import { PageEditing } from '../page/page-editing';
import { findShownBlocks } from '../page/read-page';
import type { EditorState } from '../site-state';
import { AwaitedPage } from './awaited-page';
import { Comparison } from './comparison';
import { sayFrom } from './fields/said-day';
import { LinkDialog } from './link-dialog';
import { PreviewFrame } from './preview-frame';
import { PutInText } from './put-in-text';
import type { LanguageAddress } from './shell-state';
import { findItem, listBlockTypes, listLanguages as listFurther, listShown } from './site-values';
import { TrialFrame } from './trial-frame';
import { useShell, useStore } from './use-shell';
import { WordsBar } from './words-bar';

interface PageFrameProps {
  readonly onWords: (open: OpenWords | undefined) => void;
}

/** Undefined where the browser shows an error of its own in place of a page. */
function findPath({ location }: Window): string | undefined {
  try {
    return location.pathname;
  } catch {
    return undefined;
  }
}

/** The addresses of the page in all languages, as its head has them; none once the app has gone on from there. */
function listAddresses(document: Document): readonly (readonly [tag: string, address: string])[] {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (!canonical || new URL(canonical).pathname !== document.location.pathname) return [];
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]');
  return [...links].flatMap(({ hreflang, href }) =>
    hreflang === 'x-default' ? [] : [[hreflang, new URL(href).pathname] as const],
  );
}

/** Without that of the site, which the page has at its path. */
function listLanguages(document: Document, site: EditorState | undefined): LanguageAddress[] {
  const names = new Map(listFurther(site).map(({ tag, name }) => [tag, name]));
  return listAddresses(document).flatMap(([tag, address]) => {
    const name = names.get(tag);
    return name === undefined ? [] : [{ tag, name, address }];
  });
}

/** A page as it is served; one that says nothing where it cannot be read. */
function readDocument(address: string): Promise<Document> {
  // The policy of the shell lets no words become a document, but what is served may be one.
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.onloadend = () => resolve(request.responseXML ?? new Document());
    request.send();
  });
}

/** Puts into the head of a page that is shown the languages that it has got since. */
async function learnLanguages(document: Document): Promise<void> {
  const now = await readDocument(document.location.href);
  // Another page may have come into the frame.
  if (document.defaultView === null) return;
  const has = (link: HTMLLinkElement): boolean =>
    document.querySelector(`link[hreflang="${CSS.escape(link.hreflang)}"]`) !== null;
  for (const link of now.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]'))
    if (!has(link)) document.head.append(document.importNode(link));
}

export function PageFrame({ onWords }: PageFrameProps) {
  const store = useStore();
  const { site, path, address, selection, width, scheme, edits, scripts, compares, trial } =
    useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The page that the frame was asked for last, and the one that it had; undefined once it has loaded one. */
  const onWay = useRef<{ readonly from: string | undefined; readonly to: string }>(undefined);
  const [editing, setEditing] = useState<PageEditing>();
  const [formats, setFormats] = useState<TypedFormats>();
  const [links, setLinks] = useState(false);
  const base = site?.base ?? '/';
  const wanted = address ?? toHref(base, path);
  const item = selection?.type === 'page' ? findItem(site, selection.page)?.item : undefined;
  const isToCome = item?.state === 'later';
  const title = site && listShown(site).find((one) => one.path === path)?.title;

  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (!contentWindow || site === undefined) return;
    const from = findPath(contentWindow);
    if (from === wanted) return;
    onWay.current = { from, to: wanted };
    frame.current?.setAttribute('data-coming', '');
    contentWindow.location.replace(wanted);
  }, [wanted, site]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let current: PageEditing | undefined;
    let watching: MutationObserver | undefined;
    const row = new BegunRow({ store, isTyping: () => current?.isTyping === true });
    const awaited = new AwaitedPage(() => {
      const { site: known, path: now, address: other } = store.get();
      element.contentWindow?.location.replace(other ?? toHref(known?.base ?? '/', now));
    });
    const attach = (): void => {
      const before = current?.close();
      watching?.disconnect();
      awaited.end();
      element.removeAttribute('data-coming');
      const document = element.contentDocument;
      if (document === null) awaited.fail();
      if (document === null || document.location.protocol === 'about:') return;
      element.contentWindow?.addEventListener('pagehide', () => awaited.begin());
      const asked = onWay.current;
      onWay.current = undefined;
      // A page that loads itself anew, as its files have changed, would stay in the place of the one that was asked for.
      if (asked !== undefined && asked.from === document.location.pathname) {
        document.location.replace(asked.to);
        return;
      }
      current = new PageEditing(document, store, {
        ...{ row, onWords, onFormats: setFormats },
        onLink: () => setLinks(true),
      });
      setEditing(current);
      if (before !== undefined) current.resume(before);
      let followed = '';
      const follow = (): void => {
        const { site: known } = store.get();
        store.set({ languages: listLanguages(document, known) });
        const now = document.location.pathname;
        // What the shell has asked for may be on its way, while this document changes once more.
        if (now === followed) return;
        followed = now;
        const page = (known === undefined ? [] : listShown(known)).find(
          (one) => one.path !== null && toHref(known?.base ?? '/', one.path) === now,
        );
        if (page === undefined) store.set({ address: now });
        else if (page.path !== store.get().path || store.get().address !== undefined)
          store.open(page.id);
      };
      // The app of the site navigates without another document; then its title changes.
      watching = new MutationObserver(follow);
      watching.observe(document.head, { childList: true, subtree: true, characterData: true });
      follow();
      // Styles do not know where the focus is once it is inside a frame.
      const tell = (): boolean => element.toggleAttribute('data-focus', document.hasFocus());
      for (const name of ['focus', 'blur']) element.contentWindow?.addEventListener(name, tell);
    };
    element.addEventListener('load', attach);
    return () => {
      element.removeEventListener('load', attach);
      awaited.end();
      watching?.disconnect();
      current?.close();
    };
  }, [store, onWords]);

  const version = site?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the files may have brought a translation
  useEffect(() => {
    const { site: known, languages } = store.get();
    const document = frame.current?.contentDocument;
    if (!document || document.location.protocol === 'about:') return;
    if (languages.length < listFurther(known).length) void learnLanguages(document);
  }, [store, version]);

  const block = selection?.type === 'block' ? selection : undefined;
  useEffect(() => {
    let isMeant = true;
    const place = block && { index: block.index, types: listBlockTypes(site, block.page) };
    // Until then the page has its blocks where they were; what has changed may have been rendered anew.
    void editing?.whenShown().then(() => {
      if (!isMeant || editing.isEnded) return;
      editing.selected.mark(place);
      const unseen = editing.selected.isUnseen;
      if (store.get().unseen !== unseen) store.set({ unseen });
    });
    return () => {
      isMeant = false;
    };
  }, [editing, block, site, store]);

  useEffect(() => {
    if (block === undefined) return;
    const types = listBlockTypes(store.get().site, block.page);
    void editing?.scrollTo({ index: block.index, types });
  }, [editing, block, store]);

  return (
    <div className="stage" data-edits={edits}>
      <div className="strip">
        {trial !== undefined ? (
          <span className="hint">
            {'address' in trial
              ? 'Not saved: the page as it would be. Choose it to keep it.'
              : `This cannot be shown: ${trial.message}`}
          </span>
        ) : isToCome ? (
          <span className="hint">
            <strong>{item.title}</strong>, as readers will see it {sayFrom(item.date)}
          </span>
        ) : editing === undefined || formats === undefined ? (
          <span className="hint">
            <strong>{title}</strong> {wanted}
            <span className="by-keys"> · ↓ and ↑ go from text to text, Enter changes one</span>
          </span>
        ) : (
          <WordsBar editing={editing} formats={formats} />
        )}
      </div>
      <iframe
        ref={frame}
        title="The site"
        data-width={width ?? 'full'}
        data-scheme={scheme}
        hidden={compares}
        {...(!scripts && { sandbox: 'allow-same-origin' })}
      />
      <TrialFrame
        page={frame}
        address={trial && 'address' in trial ? trial.address + wanted : undefined}
        findBlock={(document) =>
          block && findShownBlocks(document, listBlockTypes(site, block.page))[block.index]
        }
        whenShown={() => editing?.whenShown()}
      />
      {isToCome && !compares && <PreviewFrame key={item.id} item={item} />}
      {compares && <Comparison key={wanted} address={wanted} />}
      <PutInText editing={editing} />
      {links && editing?.typing.host !== undefined && (
        <LinkDialog
          selection={editing.typing.host.selection}
          target={formats?.link}
          onClose={() => {
            setLinks(false);
            editing.typing.host?.selection.resume();
          }}
        />
      )}
    </div>
  );
}
