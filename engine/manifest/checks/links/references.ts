// Every name in the manifest and its content files is defined: pages, forms, collections, icons, files, addresses, anchors.

import { toSlug } from '../../../content/addresses/slug';
import { parseFileTarget, parsePageTarget } from '../../../content/text/rich-text';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import { maxAlike } from '../../limit-findings';
import type { RawFinding, Spot } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import { findAddressError, OwnAddresses } from '../addresses/own-addresses';
import type { LinkTargets } from '../context/check-context';
import type { FoundLinks } from '../context/declare-checks';
import type { FilePart, LinkText, Mention } from '../context/file-part';
import { contactValues, isPlace } from '../facts/contact-values';
import { findUnpublishable } from '../files/downloads';
import { findUnfit, findUnfitRows, findUnfitText } from '../files/unfit-files';
import { findDocumentTarget } from './document-targets';
import { listDraftFiles } from './draft-files';
import { FileNames, type Judge } from './file-names';
import { findNearIcon } from './near-icon';
import { explainPage } from './near-page';

/** A block says of all its cards together that they lead to drafts. */
const ofCard = /\/cards\/\d+\/page$/;

const quote = (text: string): string => JSON.stringify(text);

class ReferenceCheck {
  /** Of the file that is being read. */
  #findings: RawFinding[] = [];
  /** The pages that it asks for, by id. */
  #asked: string[] = [];
  #isInDraft = false;
  /** Whether it names an address of this site: any page may be there. */
  #asksAll = false;
  readonly #targets: LinkTargets;
  readonly #explained = new Map<string, ParamsOf<'unknown-page'>>();
  readonly #anchors = new Map<string, ReadonlySet<string>>();
  #ownAddresses: OwnAddresses | undefined;
  readonly #files: FileNames;
  /** The documents of items that are drafts. */
  readonly #draftFiles: ReadonlySet<string>;

  constructor(targets: LinkTargets) {
    this.#targets = targets;
    this.#files = new FileNames(targets);
    this.#draftFiles = new Set(listDraftFiles(targets));
  }

  get #own(): OwnAddresses | undefined {
    if (this.#targets.shapeIsValid) this.#ownAddresses ??= new OwnAddresses(this.#targets);
    return this.#ownAddresses;
  }

  run({ file, item, page, mentions, linkTexts }: FilePart): FoundLinks {
    this.#isInDraft =
      this.#targets.pages.absent.get(item ?? page ?? '') === 'draft' || this.#draftFiles.has(file);
    this.#findings = [];
    this.#asked = [];
    this.#asksAll = false;
    for (const mention of mentions) this.#visit(mention);
    for (const text of linkTexts) if (text.isRunning) this.#checkText(text);
    const [findings, asked] = [this.#findings, this.#asked];
    // What was meant by a wrong name is sought among all pages.
    return { findings, asked: this.#asksAll || findings.length > 0 ? undefined : asked };
  }

  #visit({ file, kind, value, pointer }: Mention): void {
    const place = { file, pointer };
    if (kind === 'link' || kind === 'primary-action') this.#checkLink(value, place);
    else if (kind === 'redirect') this.#checkAnchor(value, place);
    else if (kind === 'contact') this.#checkContact(value, { file, pointer: `${pointer}/value` });
    else if (typeof value !== 'string') return;
    else if (kind === 'page') this.#checkName('unknown-page', value, place);
    else if (kind === 'form') this.#checkName('unknown-form', value, place);
    else if (kind === 'collection') this.#checkName('unknown-collection', value, place);
    else if (kind === 'icon') this.#checkIcon(value, place);
    else if (kind === 'file') this.#checkFile(value, place, (path) => findUnfit(path, pointer));
    else if (kind === 'download') this.#checkFile(value, place, findUnpublishable);
    else if (kind === 'content') this.#checkFile(value, place, findUnfitText);
    else if (kind === 'rows') this.#checkFile(value, place, findUnfitRows);
    else if (kind === 'address') this.#checkAddress(value, place);
    else if (kind === 'email' || kind === 'phone') this.#checkWay(kind, value, place);
  }

  /** The links in a running text. */
  #checkText({ file, pointer, targets }: LinkText): void {
    for (const [link, target] of targets.entries()) {
      // That a variable of the address has no text is reported already.
      if (target.includes('{')) continue;
      const place = { file, pointer, link };
      const named = parsePageTarget(target);
      const path = parseFileTarget(target);
      if (path !== undefined) {
        this.#checkFile(path, place, findUnpublishable);
        continue;
      }
      if (named === undefined) {
        const found = findDocumentTarget(target, file, this.#targets);
        if (found) this.#findings.push({ ...place, ...found });
        else this.#checkAddress(target, place);
        continue;
      }
      const { id, anchor } = named;
      if (this.#targets.names.pages === undefined) continue;
      this.#asked.push(id);
      if (!this.#targets.names.pages.has(id))
        this.#findings.push({
          ...place,
          code: 'unknown-page',
          params: this.#explainPage(id),
        });
      else if (
        !this.#checkExpired(id, place) &&
        !this.#checkDraft(id, place) &&
        anchor !== undefined
      )
        this.#checkAnchorOf(id, anchor, place);
    }
  }

  /** Searched once for each name, while anybody may read it. */
  #explainPage(id: string): ParamsOf<'unknown-page'> {
    if (!this.#explained.has(id) && this.#explained.size < maxAlike) {
      const near = id.startsWith('/') ? this.#own?.findMeantPage(id) : undefined;
      this.#explained.set(id, near ? { id, near } : explainPage(id, this.#targets));
    }
    return this.#explained.get(id) ?? { id };
  }

  #checkName(code: keyof typeof namesOf, id: string, place: Spot): void {
    const known = this.#targets.names[namesOf[code]];
    if (known === undefined) return;
    if (code === 'unknown-page') this.#asked.push(id);
    if (known.has(id)) {
      if (code === 'unknown-page' && !this.#checkExpired(id, place) && ofCard.test(place.pointer))
        this.#checkDraft(id, place);
      return;
    }
    if (code === 'unknown-page') {
      this.#findings.push({ ...place, code, params: this.#explainPage(id) });
      return;
    }
    const near = findNearest(id, known);
    const absent = known.size === 0 ? namesOf[code] : undefined;
    this.#findings.push({ ...place, code, params: { id, near, absent } });
  }

  /** Whether it is an item that is over. */
  #checkExpired(id: string, place: Spot): boolean {
    const isExpired = this.#targets.pages.absent.get(id) === 'expired';
    if (isExpired) this.#findings.push({ ...place, code: 'expired-linked', params: { id } });
    return isExpired;
  }

  /** Whether it is a draft: what is one itself may lead to another. That the home page is one is one mistake. */
  #checkDraft(id: string, place: Spot): boolean {
    const isDraft = this.#targets.pages.absent.get(id) === 'draft';
    if (isDraft && !this.#isInDraft && id !== this.#targets.settings.site.home)
      this.#findings.push({ ...place, code: 'draft-linked', params: { id } });
    return isDraft;
  }

  #checkLink(value: unknown, { file, pointer }: Spot): void {
    this.#checkAnchor(value, { file, pointer });
    if (isRecord(value) && typeof value.page === 'string')
      this.#checkDraft(value.page, { file, pointer: `${pointer}/page` });
  }

  #checkIcon(name: string, place: Spot): void {
    const { icons, files } = this.#targets;
    if (icons.has(name) || files.size === 0) return;
    const near = findNearIcon(name, icons);
    this.#findings.push({ ...place, code: 'unknown-icon', params: { id: name, near } });
  }

  #checkFile(path: string, place: Spot, judge: Judge): void {
    const found = this.#files.find(path, judge);
    if (found) this.#findings.push({ ...place, ...found });
  }

  #checkAddress(address: string, place: Spot): void {
    const found = findAddressError(address, this.#own, this.#targets.files);
    if (found) this.#findings.push({ ...place, ...found });
    const target = this.#own?.find(address);
    if (target !== undefined) this.#asksAll = true;
    if (target?.type === 'page' && target.anchor !== undefined)
      this.#checkAnchorOf(target.id, target.anchor, place);
  }

  /** What the value of a contact must be depends on its type. */
  #checkContact(contact: unknown, place: Spot): void {
    if (!isRecord(contact) || typeof contact.value !== 'string') return;
    const { type, value } = contact;
    if (type === 'email' || type === 'phone' || (type === 'directions' && isPlace(value)))
      this.#checkWay(type, value, place);
    else if (type === 'link' || type === 'directions') this.#checkAddress(value, place);
  }

  /** An e-mail address, a telephone number, or a place in words. */
  #checkWay(kind: keyof typeof contactValues, value: string, place: Spot): void {
    const { isValid, remedy } = contactValues[kind];
    // That it is empty is reported already.
    if (isValid(value) || value.trim() === '') return;
    const params: ParamsOf<'unsafe-address'> = { value: quote(value), remedy };
    this.#findings.push({ ...place, code: 'unsafe-address', params });
  }

  #checkAnchor(value: unknown, { file, pointer }: Spot): void {
    if (typeof value !== 'object' || value === null) return;
    const { page, anchor } = value as { page?: unknown; anchor?: unknown };
    if (typeof page !== 'string' || typeof anchor !== 'string') return;
    this.#asked.push(page);
    if (!this.#targets.names.pages?.has(page)) return;
    this.#checkAnchorOf(page, anchor, { file, pointer: `${pointer}/anchor` });
  }

  #findAnchors(id: string): ReadonlySet<string> | undefined {
    const known = this.#anchors.get(id);
    const anchors = this.#targets.pages.known.get(id)?.anchors;
    if (known !== undefined || anchors === undefined) return known;
    this.#anchors.set(id, new Set(anchors));
    return this.#anchors.get(id);
  }

  #checkAnchorOf(id: string, anchor: string, place: Spot): void {
    const known = this.#findAnchors(id);
    if (known === undefined || known.has(anchor)) return;
    // A heading may be named by its words: its id follows from them.
    const slug = toSlug(anchor);
    const near = known.has(slug) ? slug : findNearest(anchor, known);
    this.#findings.push({ ...place, code: 'unknown-anchor', params: { id, anchor, near } });
  }
}

/** What a name that is not there should be a key of. */
const namesOf = {
  'unknown-page': 'pages',
  'unknown-form': 'forms',
  'unknown-collection': 'collections',
} as const;

/** Parts of the wrong shape are skipped: they have their own findings. */
export function checkReferences(targets: LinkTargets): (part: FilePart) => FoundLinks {
  const check = new ReferenceCheck(targets);
  return (part) => check.run(part);
}
