// Generated from the files of engine/ by `npm run types`: change those, not this file.
// Every concept that is replaced as a whole, with what makes its view.
import { resolveCallToAction } from '../concepts/call-to-action';
import { resolveCard } from '../concepts/card';
import { resolveContentCell } from '../concepts/content/cell';
import { resolveContentFile } from '../concepts/content/file';
import { resolveContentParts } from '../concepts/content/parts';
import { resolveContentPicture } from '../concepts/content/picture';
import { resolveContentWords } from '../concepts/content/words';
import { resolveContentPath } from '../concepts/content-path';
import { resolveDownloadPath } from '../concepts/download-path';
import { resolveFileLanguage } from '../concepts/file-language';
import { resolveFilePath } from '../concepts/file-path';
import { resolveFormId } from '../concepts/form-id';
import { resolveImage } from '../concepts/image';
import { resolveLink } from '../concepts/link';
import { resolveOpeningHours } from '../concepts/opening-hours';
import { resolvePageId } from '../concepts/page-id';
import { resolvePrice } from '../concepts/price';
import { resolveRunningText } from '../concepts/running-text';
import { resolveServiceId } from '../concepts/service-id';
import type { ConceptResolvers } from '../model/resolver';

export const allConcepts = {
  'call-to-action': resolveCallToAction,
  card: resolveCard,
  'content-path': resolveContentPath,
  'content/cell': resolveContentCell,
  'content/file': resolveContentFile,
  'content/parts': resolveContentParts,
  'content/picture': resolveContentPicture,
  'content/words': resolveContentWords,
  'download-path': resolveDownloadPath,
  'file-language': resolveFileLanguage,
  'file-path': resolveFilePath,
  'form-id': resolveFormId,
  image: resolveImage,
  link: resolveLink,
  'opening-hours': resolveOpeningHours,
  'page-id': resolvePageId,
  price: resolvePrice,
  'running-text': resolveRunningText,
  'service-id': resolveServiceId,
} satisfies ConceptResolvers;
