// A file that cannot be read as XML → what it is, and where reading ended.
import { expect, test } from 'vitest';
import { readXml } from '../../../scripts/edit/translations/read-xml';

test.each([
  ['<xliff>\n<file>\n<unit>', '3: this is not XML that can be read: it ends within <unit>.'],
  ['<xliff>\n<unit', '2: this is not XML that can be read: it ends within <xliff>.'],
  ['<!DOCTYPE html><html></html>', 'it is a web page'],
  [
    '<!DOCTYPE x [<!ENTITY a "b">]>\n<xliff/>',
    '1: this is not XML that can be read: it has a DOCTYPE',
  ],
  ['<a><b></a>', '"</a>" stands where "</b>" is needed'],
  ['<a>\n1 < 2 <b/></a>', '2: this is not XML that can be read: here is something'],
])('%j', (text, words) => {
  expect(() => readXml('t.xliff', text)).toThrow(words);
});
