// Operations → the site changed by them, and the operations that undo them.
import { isDocument } from '../../engine/content/addresses/text-kind';
import { findTag } from '../../engine/manifest/language-files';
import { isTable } from '../../engine/manifest/text/parse-rows';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { acceptAddresses } from './accept-addresses';
import { addCollection } from './add-collection';
import { addItem, isItemId } from './add-item';
import { applyToBlock } from './block-edits';
import { renameInList } from './edit-redirect-list';
import { applyToFile } from './file-edits';
import { applyToForm } from './form-edits';
import { isContainer } from './format-json';
import { applyToItem, removeFromItems, renameInItems } from './item-edits';
import { keepCanonical } from './keep-canonical';
import {
  addInLanguage,
  keepLanguageAddresses,
  moveInLanguage,
  removeInLanguage,
} from './language-pages';
import { applyToMatter } from './matter-edits';
import { applyToMenu } from './menu-edits';
import { keepBelowLists, keepBelowRemoved } from './move-list';
import { setNode } from './node-edits';
import { toEdits } from './operation-edits';
import type {
  FileOperation,
  JsonOperation,
  ModelOperation,
  Operation,
  PageOperation,
  PrimitiveOperation,
  TextOperation,
} from './operations';
import { addPage, getManifest, movePage } from './page-edits';
import { applyToRedirect, listFroms, removeNewRedirects } from './redirect-edits';
import { checkFile, checkJson, checkJsonOperation } from './refuse-operation';
import { removePage } from './remove-page';
import { renamePage } from './rename-page';
import { applyToRows } from './row-edits';
import type { SiteEdit } from './site-edit';

const isOfModel = (operation: Operation): operation is ModelOperation =>
  /^(?:page|collection|block|menu|form|redirect) /.test(operation.op);

const isOfFile = (operation: Operation): operation is FileOperation =>
  ['put', 'delete'].includes(operation.op) || (operation.op === 'move' && !('path' in operation));

/** `redirects.csv` is no data file: its rows are changed by operations of their own. */
const isDataTable = (file: string): boolean => file.startsWith('files/') && isTable(file);

/** Whether it changes a single value of a JSON file: that is one line, whatever its length. */
function isOfLine(site: SiteEdit, operation: Operation): boolean {
  if (operation.op !== 'set' || isContainer(operation.value)) return false;
  const { file, path } = operation;
  checkFile(file);
  if (isDocument(file) || isTable(file)) return false;
  const known = site.know(file);
  // Of a text that is not JSON there may be no tree at all.
  const node = known.findings.length > 0 ? undefined : known.json.find(path);
  return node !== undefined && node.children === undefined;
}

/** Whether it leaves the lines of a text as they are to be. */
const hasLines = (site: SiteEdit, operation: Operation): boolean =>
  ['edit', 'write', 'put'].includes(operation.op) || isOfLine(site, operation);

function changePage(site: SiteEdit, world: World, operation: PageOperation): void {
  const { op, id } = operation;
  if (isItemId(id)) {
    if (op === 'page add') addItem(site, operation, world);
    else applyToItem({ site, world }, operation);
  } else if (op === 'page add') {
    addPage(site, operation);
    const { language } = operation;
    if (language !== undefined) addInLanguage(site, world, { id, language });
  } else if (op === 'page move') {
    const { language } = operation;
    if (language === undefined) {
      const moves = movePage(site, world, operation);
      if (!operation.unpublished) keepBelowLists({ site, world }, moves);
    } else moveInLanguage(site, { id, language, path: operation.path });
  } else if (op === 'page rename') {
    renameInList(site, id, operation.to);
    // Before the manifest has another text: it says where items are.
    renameInItems({ site, world }, [id, operation.to]);
    renamePage(site, world, [id, operation.to]);
  } else if (operation.language === undefined) {
    const { redirectTo: to } = operation;
    const remove = (): void => {
      removeFromItems({ site, world }, { id, to });
      removePage(site, world, { id, to });
    };
    keepBelowRemoved({ site, world }, { id, to, remove });
  } else removeInLanguage(site, { id, language: operation.language });
}

function applyToPage(site: SiteEdit, world: World, operation: PageOperation): void {
  const redirectTo = operation.op === 'page remove' ? operation.redirectTo : undefined;
  const change = (): void => changePage(site, world, operation);
  const known =
    operation.op === 'page move' && operation.unpublished && listFroms(getManifest(site));
  keepLanguageAddresses(site, world, { redirectTo, change });
  if (known) removeNewRedirects(site, known);
  acceptAddresses(site, world);
}

const isOf = <Kind extends string>(
  kind: Kind,
  operation: ModelOperation,
): operation is Extract<ModelOperation, { readonly op: `${Kind} ${string}` }> =>
  operation.op.startsWith(`${kind} `);

function applyToModel(site: SiteEdit, world: World, operation: ModelOperation): void {
  checkJson(site.know(manifestFile));
  if (isOf('page', operation)) applyToPage(site, world, operation);
  else if (isOf('collection', operation)) addCollection(site, world, operation);
  else if (isOf('block', operation)) applyToBlock(site, world, operation);
  else if (isOf('menu', operation)) applyToMenu(site, operation);
  else if (isOf('form', operation)) applyToForm(site, world, operation);
  else applyToRedirect(site, operation);
}

function applyToValue(site: SiteEdit, operation: JsonOperation | TextOperation): void {
  checkFile(operation.file);
  if (operation.op === 'write' || operation.op === 'edit') applyToText(site, operation);
  else if (isDocument(operation.file)) applyToMatter(site, operation);
  else if (isDataTable(operation.file)) applyToRows(site, operation);
  else {
    checkJson(site.know(operation.file));
    site.edit(operation.file, (json) => {
      checkJsonOperation(json, operation);
      return toEdits(json, operation);
    });
  }
}

function applyToText(site: SiteEdit, operation: TextOperation): void {
  if (operation.op === 'write' && operation.text === null && operation.file === manifestFile)
    throw new CannotRun(`${manifestFile} cannot be removed: without it there is no site.`);
  try {
    site.apply(operation);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CannotRun(`The edits of ${operation.file} overlap, or leave its text.`);
  }
}

/** An operation that the site does not allow, with its index. */
export class RefusedOperation extends CannotRun {
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

function applyOne(site: SiteEdit, world: World, operation: Operation): void {
  if (isOfModel(operation)) applyToModel(site, world, operation);
  else if (operation.op === 'node set') setNode(site, world.contract.parseDocument, operation);
  else if (isOfFile(operation)) applyToFile(site, world, operation);
  else applyToValue(site, operation);
}

/** Does something with the operation of an index, which may be refused there. */
function actAt<Result>(index: number, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof CannotRun) throw new RefusedOperation(index, error.message);
    throw error;
  }
}

/** Whether a page may be there in one more language: with its first words there. */
const beginsTranslation = (site: SiteEdit, operation: Operation): boolean =>
  operation.op === 'write' &&
  findTag(operation.file) !== undefined &&
  site.read(operation.file) === undefined;

/**
 * Each sees what those before it have made. Files in canonical form stay so, unless an operation gives a text as it is to be, or
 * changes a single value.
 * What it returns brings every byte back when it is applied in its order.
 * @throws RefusedOperation when the site does not allow one of them.
 */
export function applyOperations(
  site: SiteEdit,
  world: World,
  operations: readonly Operation[],
): PrimitiveOperation[] {
  const mark = site.countSteps();
  const begins = operations.some((operation) => beginsTranslation(site, operation));
  let index = 0;
  /** Whether the next one does: it may be about a file that those before it have made. */
  const nextHasLines = (): boolean | undefined => {
    const operation = operations[index];
    return operation && actAt(index, () => hasLines(site, operation));
  };
  for (let keepsLines = nextHasLines(); keepsLines !== undefined; keepsLines = nextHasLines()) {
    const applySome = (): void => {
      for (const operation of operations.slice(index)) {
        actAt(index, () => applyOne(site, world, operation));
        index += 1;
        if (nextHasLines() !== keepsLines) return;
      }
    };
    if (keepsLines) applySome();
    else keepCanonical(site, applySome);
  }
  if (begins) acceptAddresses(site, world);
  return site.inverseSince(mark);
}
