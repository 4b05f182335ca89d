// File names → content types.
import { listNamedOutputs } from './reserved-names';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const ofNames: ReadonlyMap<string, string> = new Map(
  listNamedOutputs().flatMap(({ path, type }) => (type === undefined ? [] : [[path, type]])),
);

/** The content type of a file: that of an output with a type of its own, or else by its extension. */
export function mediaTypeOf(path: string): string {
  const named = ofNames.get(path.slice(path.lastIndexOf('/') + 1));
  if (named !== undefined) return named;
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(types, ending) && types[ending]) || 'application/octet-stream';
}

/** Whether a type is text, which is sent compressed and whole. */
export const isText = (type: string): boolean => type.includes('charset=');

/** The endings of files that may be published under their own names: browsers show or save them, and never run them. */
export const publishedEndings = [
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt', 'csv', 'ics', 'vcf'],
  ...[
    'epub',
    'zip',
    'png',
    'jpg',
    'jpeg',
    'webp',
    'avif',
    'gif',
    'mp4',
    'webm',
    'mp3',
    'm4a',
    'ogg',
  ],
] as const;
