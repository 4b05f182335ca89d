// A report that cannot be written says why.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from '../../../scripts/report/write-report';

const root = 'tests/sites/minimal';

test.skipIf(!existsSync('/dev/full'))('where the disk is full', () => {
  expect(() => writeReport({ file: '/dev/full', root }, 'No findings.\n')).toThrow(
    'The disk is full',
  );
});

test('where the folder does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = { file: join(folder, 'none/report.txt'), root };
  expect(() => writeReport(place, 'No findings.\n')).toThrow(
    'Name a file in a folder that exists.',
  );
  expect(() => writeReport({ ...place, file: folder }, 'No findings.\n')).toThrow('Name a file.');
});
