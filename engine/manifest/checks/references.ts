// Every name in the manifest and its content files is defined: pages, forms, icons, files, addresses, anchors.
import { parseFileTarget, parsePageTarget } from '../../content/rich-text';
import type { Manifest } from '../../generated/manifest';
import { isRecord } from '../../model/json';
import { maxAlike } from '../limit-findings';
import type { RawFinding, Spot } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { findAnchors } from './anchors';
import type { CheckContext, Mention } from './check-context';
import { contactValues } from './contact-values';
import { findDocumentTarget } from './document-targets';
import { findUnpublishable } from './downloads';
import type { LinkText } from './link-texts';
import { isFilm, isFont, isMedia, isPicture } from './media';
import { findAddressError, OwnAddresses } from './own-addresses';

/**
 * The names that a part of the manifest defines. Undefined where it is not an object, or where another field looks like
 * its misspelt name: that has its own finding, and what is defined is not known.
 */
function findDefined(manifest: Manifest, part: 'pages' | 'forms'): ReadonlySet<string> | undefined {
  const value: unknown = manifest[part];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isMisspelt = Object.keys(manifest).some(
    (key) => key !== part && findNearest(key, [part]) !== undefined,
  );
  const names = Object.keys(value);
  // A manifest without any page has its own finding.
  return names.length === 0 && (isMisspelt || part === 'pages') ? undefined : new Set(names);
}

const quote = (text: string): string => JSON.stringify(text);

/** Equal for all names that some file systems take for one: case and the encoding of accents do not count. */
const toLikeness = (path: string): string => path.normalize('NFC').toLowerCase();

const toName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The file that was probably meant: shared folders do not make two file names similar. */
function findNearFile(path: string, files: Iterable<string>): string | undefined {
  const near = findNearest(path, files);
  return near !== undefined && findNearest(toName(path), [toName(near)]) ? near : undefined;
}

class ReferenceCheck {
  readonly findings: RawFinding[] = [];
  readonly #context: CheckContext;
  readonly #pages: ReadonlySet<string> | undefined;
  readonly #forms: ReadonlySet<string> | undefined;
  readonly #likeFiles: ReadonlyMap<string, string>;
  readonly #near = new Map<string, string | undefined>();
  readonly #anchors = new Map<string, ReadonlySet<string> | undefined>();
  readonly #own: OwnAddresses | undefined;

  constructor(context: CheckContext) {
    this.#context = context;
    this.#pages = findDefined(context.manifest, 'pages');
    this.#forms = findDefined(context.manifest, 'forms');
    this.#own = context.shapeIsValid ? new OwnAddresses(context) : undefined;
    this.#likeFiles = new Map([...context.files.keys()].map((path) => [toLikeness(path), path]));
  }

  visit = ({ file, kind, value, pointer }: Mention): void => {
    const place = { file, pointer };
    if (kind === 'link' || kind === 'redirect') this.#checkAnchor(value, place);
    else if (kind === 'contact') this.#checkContact(value, { file, pointer: `${pointer}/value` });
    else if (typeof value !== 'string') return;
    else if (kind === 'page') this.#checkName('unknown-page', value, this.#pages, place);
    else if (kind === 'form') this.#checkName('unknown-form', value, this.#forms, place);
    else if (kind === 'icon') this.#checkIcon(value, place);
    else if (kind === 'file') this.#checkFile(value, place, findUnfitReason(value, pointer));
    else if (kind === 'download') this.#checkFile(value, place, findUnpublishable(value));
    else if (kind === 'content')
      this.#checkFile(value, place, isMedia(value) ? 'it is not a text' : undefined);
    else if (kind === 'address') this.#checkAddress(value, place);
    else if (kind === 'email' || kind === 'phone') this.#checkWay(kind, value, place);
  };

  /** The links in a running text. */
  checkText({ file, pointer, targets }: LinkText): void {
    for (const [link, target] of targets.entries()) {
      // That a variable of the address has no text is reported already.
      if (target.includes('{')) continue;
      const place = { file, pointer, link };
      const named = parsePageTarget(target);
      const path = parseFileTarget(target);
      if (path !== undefined) {
        this.#checkFile(path, place, findUnpublishable(path));
        continue;
      }
      if (named === undefined) {
        const found = findDocumentTarget(target, file, this.#context);
        if (found) this.findings.push({ ...place, ...found });
        else this.#checkAddress(target, place);
        continue;
      }
      const { id, anchor } = named;
      if (this.#pages === undefined) continue;
      if (!this.#pages.has(id))
        this.findings.push({
          ...place,
          code: 'unknown-page',
          params: { id, near: this.#findNearPage(id) },
        });
      else if (anchor !== undefined) this.#checkAnchorOf(id, anchor, place);
    }
  }

  /** Searched once for each name, while anybody may read it. */
  #findNearPage(id: string): string | undefined {
    if (!this.#near.has(id) && this.#near.size < maxAlike)
      this.#near.set(id, findNearest(id, this.#pages ?? []));
    return this.#near.get(id);
  }

  #checkName(
    code: 'unknown-page' | 'unknown-form',
    id: string,
    known: ReadonlySet<string> | undefined,
    place: Spot,
  ): void {
    if (known === undefined || known.has(id)) return;
    this.findings.push({ ...place, code, params: { id, near: findNearest(id, known) } });
  }

  #checkIcon(name: string, place: Spot): void {
    const { icons, files } = this.#context;
    if (icons.has(name) || files.size === 0) return;
    const near = findNearest(toName(name).replace(/\.svg$/i, ''), icons);
    this.findings.push({ ...place, code: 'unknown-icon', params: { id: name, near } });
  }

  #checkFile(path: string, place: Spot, unfit?: string): void {
    const { files } = this.#context;
    const facts = files.get(path);
    // That there are no files at all is one mistake.
    if (files.size === 0 || (facts?.kind === 'file' && unfit === undefined)) return;
    const reasons = {
      outside: 'it leads outside files/',
      special: 'it is not a regular file',
      file: unfit,
    };
    const spelt = path.replace(/^(?:\.?\/)*(?:files\/)?/, '');
    const near = files.has(spelt) ? spelt : findNearFile(path, files.keys());
    const reason = facts ? reasons[facts.kind] : this.#findUnsafeReason(path, spelt);
    const actual = this.#likeFiles.get(toLikeness(path));
    if (reason !== undefined)
      this.findings.push({ ...place, code: 'unsafe-file', params: { path, reason } });
    else if (actual !== undefined)
      this.findings.push({ ...place, code: 'file-case', params: { path, actual } });
    else this.findings.push({ ...place, code: 'missing-file', params: { path, near } });
  }

  #findUnsafeReason(path: string, spelt: string): string | undefined {
    const { files } = this.#context;
    if (files.has(spelt)) return undefined;
    const folder = path.endsWith('/') ? path : `${path}/`;
    for (const name of files.keys()) if (name.startsWith(folder)) return 'it is a folder';
    return findUnsafeReason(path);
  }

  #checkAddress(address: string, place: Spot): void {
    const { findings } = this;
    const found = findAddressError(address, this.#own);
    if (found) findings.push({ ...place, ...found });
    const target = this.#own?.find(address);
    if (target?.type === 'page' && target.anchor !== undefined)
      this.#checkAnchorOf(target.id, target.anchor, place);
  }

  /** What the value of a contact must be depends on its type. */
  #checkContact(contact: unknown, place: Spot): void {
    if (!isRecord(contact) || typeof contact.value !== 'string') return;
    const { type, value } = contact;
    if (type === 'link' || type === 'directions') this.#checkAddress(value, place);
    else if (type === 'email' || type === 'phone') this.#checkWay(type, value, place);
  }

  /** An e-mail address or a telephone number. */
  #checkWay(kind: keyof typeof contactValues, value: string, place: Spot): void {
    const { isValid, remedy } = contactValues[kind];
    // That it is empty is reported already.
    if (isValid(value) || value.trim() === '') return;
    const params = { value: quote(value), remedy };
    this.findings.push({ ...place, code: 'unsafe-address', params });
  }

  #checkAnchor(value: unknown, { file, pointer }: Spot): void {
    if (typeof value !== 'object' || value === null) return;
    const { page, anchor } = value as { page?: unknown; anchor?: unknown };
    if (typeof page !== 'string' || typeof anchor !== 'string' || !this.#pages?.has(page)) return;
    this.#checkAnchorOf(page, anchor, { file, pointer: `${pointer}/anchor` });
  }

  #checkAnchorOf(id: string, anchor: string, place: Spot): void {
    if (!this.#anchors.has(id)) this.#anchors.set(id, findAnchors(this.#context, id));
    const known = this.#anchors.get(id);
    if (known === undefined || known.has(anchor)) return;
    this.findings.push({
      ...place,
      code: 'unknown-anchor',
      params: { id, anchor, near: findNearest(anchor, known) },
    });
  }
}

/** What each place of the manifest shows. */
const places: readonly (readonly [place: RegExp, fits: (path: string) => boolean, what: string])[] =
  [
    [
      /\/(?:src|favicon|shareImage|poster|pattern)$|\/appIcons\/\d+$/,
      isPicture,
      'it is not a picture',
    ],
    [/^\/theme\/.*\/file$/, isFont, 'it is not a font'],
    [/\/sources\/\d+$/, isFilm, 'it is not a film that browsers play, MP4 or WebM'],
  ];

/** Published files are only looked at or listened to: a web page or script among them would run as one of the site. */
function findUnfitReason(path: string, pointer: string): string | undefined {
  if (!isMedia(path)) return 'it is not a picture, film or font';
  const [, , reason] = places.find(([place, fits]) => place.test(pointer) && !fits(path)) ?? [];
  return reason;
}

function findUnsafeReason(path: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]+:)?\/\//i.test(path)) return 'it is a web address';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'it is an absolute path';
  if (path.includes('\\')) return 'it contains a backslash';
  const parts = path.split('/');
  if (parts.includes('..')) return 'it leads outside files/';
  if (parts.some((part) => part.startsWith('.')))
    return 'files and folders whose names begin with a dot are never published';
  return undefined;
}

const fileKinds: ReadonlySet<string> = new Set(['file', 'content', 'download']);

/** Parts of the wrong shape are skipped: they have their own findings. */
export function checkReferences(context: CheckContext): readonly RawFinding[] {
  const check = new ReferenceCheck(context);
  const { files, mentions } = context;
  if (files.size === 0 && mentions.some(({ kind }) => fileKinds.has(kind)))
    check.findings.push({ code: 'missing-folder', file: 'files', pointer: '', params: {} });
  for (const mention of mentions) check.visit(mention);
  for (const text of context.linkTexts) if (text.isRunning) check.checkText(text);
  return check.findings;
}
