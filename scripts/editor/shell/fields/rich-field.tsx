// Words with emphasis, links and facts, as they look on the page: nobody has to know the marks that say so in the file.
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Formats, HostSelection } from '../../page/host-selection';
import { RichWords } from '../../page/rich-words';
import type { WordsDialect } from '../../words-dialect';
import { listKnownFacts } from '../facts';
import { FormatBar } from '../format-bar';
import { LinkDialog } from '../link-dialog';
import { tableLost } from '../paste-on-page';
import { useShell, useStore } from '../use-shell';
import { type Seen, useTyped } from './use-typed';

interface RichFieldProps {
  readonly value: string;
  /** What that is made of, where that is not the same. */
  readonly written?: unknown;
  readonly save: (words: string, seen: Seen) => unknown;
  readonly dialect: WordsDialect;
  readonly language: string;
  readonly placeholder?: string | undefined;
  /** What names it, by its id, or in words. */
  readonly name: { readonly 'aria-labelledby': string } | { readonly 'aria-label': string };
  readonly about?: string;
}

/** An element that a person types into, with its words as they are written. */
type WordsElement = HTMLDivElement & { value: string };

/** In milliseconds: what somebody presses below must not move up before they let go. */
const untilClicked = 500;

const none: Formats = { strong: false, emphasis: false, link: undefined };

export function RichField(props: RichFieldProps) {
  const { value, save, dialect, language, placeholder, name, about } = props;
  const store = useStore();
  const { site } = useShell();
  const facts = JSON.stringify(Object.fromEntries(listKnownFacts(site)));
  const rich = useMemo(
    () => new RichWords({ dialect, variables: JSON.parse(facts) }),
    [dialect, facts],
  );
  const typed = useTyped<WordsElement>({
    ...{ value, save },
    ...('written' in props && { written: props.written }),
  });
  const { ref, onInput } = typed;
  const [isOpen, setIsOpen] = useState(false);
  const [links, setLinks] = useState(false);
  const [formats, setFormats] = useState(none);
  const selection = useRef<HostSelection>(undefined);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const latest = useRef(onInput);
  latest.current = onInput;

  useEffect(() => {
    const host = ref.current;
    if (host === null) return;
    const words = host.value ?? '';
    Object.defineProperty(host, 'value', {
      configurable: true,
      get: () => rich.read(host),
      set: (next: string) => rich.fill(host, next),
    });
    host.value = words;
    const onChange = (): void => latest.current();
    selection.current = new HostSelection({ host, rich, onChange });
    const take = (event: Event): void => selection.current?.takeInput(event as InputEvent);
    host.addEventListener('beforeinput', take);
    return () => host.removeEventListener('beforeinput', take);
  }, [ref, rich]);

  const tell = (): void => setFormats(selection.current?.findFormats() ?? none);
  const input = ({ nativeEvent }: { readonly nativeEvent: Event }): void => {
    const { isComposing, inputType } = nativeEvent as InputEvent;
    const host = ref.current;
    // Halves of a composed character are not words.
    if (isComposing || host === null) return;
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      if (rich.losesTable(host)) store.set({ notice: tableLost });
      rich.fill(
        host,
        rich
          .readParagraphs(host)
          .filter((one) => one !== '')
          .join(' '),
      );
      selection.current?.placeAtEnd();
    }
    onInput();
    tell();
  };
  const askForLink = (): void => {
    selection.current?.hold();
    setLinks(true);
  };
  const open = (): void => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget as Node | null) || selection.current?.isHeld) return;
    closing.current = setTimeout(() => setIsOpen(false), untilClicked);
    typed.onBlur();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus
    <div className="rich" onFocus={open} onBlur={leave}>
      {/* Shown below the words, and before them by keys: Tab leads from field to field. */}
      {isOpen && (
        <FormatBar
          findSelection={() => selection.current}
          hasMarks={rich.hasMarks}
          formats={formats}
          onLink={askForLink}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no input shows emphasis */}
      <div
        ref={ref}
        {...name}
        role="textbox"
        tabIndex={0}
        aria-multiline={false}
        aria-describedby={about}
        className="words"
        contentEditable
        suppressContentEditableWarning
        spellCheck
        lang={language}
        dir="auto"
        data-placeholder={placeholder}
        onInput={input}
        onCompositionEnd={onInput}
        onKeyUp={tell}
        onMouseUp={tell}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const isCommand = event.ctrlKey || event.metaKey;
          if (isCommand && event.key.toLowerCase() === 'k' && rich.hasMarks) {
            event.preventDefault();
            askForLink();
          }
        }}
      />
      {links && selection.current !== undefined && (
        <LinkDialog
          selection={selection.current}
          target={formats.link}
          onClose={() => {
            setLinks(false);
            selection.current?.resume();
          }}
        />
      )}
    </div>
  );
}
