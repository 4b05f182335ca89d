// Where a link leads: a page, a file, a website, an e-mail address or a telephone, as one control.
import { useMemo } from 'react';
import { parseFileTarget, parsePageTarget } from '../../../../engine/content/text/rich-text';
import { toFileChoice } from '../site-values';
import { useShell } from '../use-shell';
import { listNames } from './list-names';
import { Picker } from './picker';
import { UploadButton } from './upload-button';
import { useTyped } from './use-typed';

/** One of them. */
export interface LinkTarget {
  readonly page?: string;
  /** A place within the page. */
  readonly anchor?: string;
  readonly file?: string;
  readonly href?: string;
}

interface LinkTargetFieldProps {
  readonly value: LinkTarget | undefined;
  readonly onChange: (value: LinkTarget | undefined) => void;
  /** In milliseconds, until an address that is typed counts. */
  readonly rest?: number;
}

interface AddressKind {
  readonly title: string;
  readonly type: 'url' | 'email' | 'tel';
  readonly before: string;
  readonly placeholder: string;
}

const addressKinds: Readonly<Record<string, AddressKind>> = {
  web: { title: 'Website', type: 'url', before: '', placeholder: 'https://example.org/' },
  mail: { title: 'E-mail', type: 'email', before: 'mailto:', placeholder: 'office@example.org' },
  phone: { title: 'Telephone', type: 'tel', before: 'tel:', placeholder: '+49 30 1234567' },
};

const kinds = { page: 'Page', file: 'File', web: 'Website', mail: 'E-mail', phone: 'Telephone' };
type Kind = keyof typeof kinds;

function findKind({ page, file, href = '' }: LinkTarget): Kind {
  if (page !== undefined) return 'page';
  if (file !== undefined) return 'file';
  return href.startsWith('mailto:') ? 'mail' : href.startsWith('tel:') ? 'phone' : 'web';
}

const starts: Readonly<Record<Kind, LinkTarget>> = {
  page: { page: '' },
  file: { file: '' },
  web: { href: '' },
  mail: { href: 'mailto:' },
  phone: { href: 'tel:' },
};

/** Numbers in an address have no spaces; who forgets what a website begins with means it. */
function toHref(typed: string, { type, before }: AddressKind): string {
  const words = typed.trim();
  if (type === 'tel') return before + words.replace(/[^\d+]/g, '');
  if (type === 'url' && /^[\w-]+(?:\.[\w-]+)+/.test(words)) return `https://${words}`;
  return before + words;
}

/** What an address that is written names. */
export function toLinkTarget(target: string): LinkTarget {
  const page = parsePageTarget(target);
  if (page !== undefined) return { page: page.id, ...(page.anchor && { anchor: page.anchor }) };
  const file = parseFileTarget(target);
  return file === undefined ? { href: target } : { file };
}

interface AddressFieldProps {
  readonly kind: AddressKind;
  readonly href: string;
  readonly onChange: (href: string) => void;
  readonly rest: number | undefined;
}

function AddressField({ kind, href, onChange, rest }: AddressFieldProps) {
  const typed = useTyped<HTMLInputElement>({
    value: href.slice(kind.before.length),
    save: (text) => onChange(toHref(text, kind)),
    ...(rest !== undefined && { rest }),
  });
  const { title, type, placeholder } = kind;
  return (
    <input {...typed} spellCheck={false} aria-label={title} type={type} placeholder={placeholder} />
  );
}

export function LinkTargetField({ value = { page: '' }, onChange, rest }: LinkTargetFieldProps) {
  const { site } = useShell();
  const pages = useMemo(() => listNames(site, 'page'), [site]);
  const kind = findKind(value);
  const address = addressKinds[kind];
  return (
    <div className="field">
      <fieldset className="link-kinds" aria-label="What the link leads to">
        {Object.entries(kinds).map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={kind === name}
            onClick={() => onChange(starts[name as Kind])}
          >
            {title}
          </button>
        ))}
      </fieldset>
      {kind === 'page' && (
        <Picker
          label="Page"
          choices={pages}
          value={value.page ?? ''}
          placeholder="Choose a page"
          onChoose={(page) => onChange({ page })}
        />
      )}
      {kind === 'file' && (
        <div className="file">
          <span className="buttons">
            <UploadButton words="Upload" onTaken={(file) => onChange({ file })} />
          </span>
          <Picker
            label="File"
            choices={(site?.files ?? []).map(toFileChoice)}
            value={value.file ?? ''}
            placeholder="Choose a file"
            onChoose={(file) => onChange({ file })}
          />
        </div>
      )}
      {address !== undefined && (
        <AddressField
          key={kind}
          kind={address}
          href={value.href ?? ''}
          onChange={(href) => onChange({ href })}
          rest={rest}
        />
      )}
    </div>
  );
}

/** Whether it leads anywhere yet. */
export const isComplete = ({ page, file, href }: LinkTarget): boolean =>
  Boolean(page || file || (href && !/^(?:mailto:|tel:)$/.test(href)));
