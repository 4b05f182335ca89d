// The components of a site → those that cannot be read: nothing else asks for them before they are bundled.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../engine/model/finding';
import { listBlockFolders } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { explainOwnCode } from './explain-own-code';

export const listComponents = (workspace: Workspace): string[] =>
  listBlockFolders(workspace).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .sort()
      .map((name) => join(folder, name)),
  );

export async function checkOwnComponents(workspace: Workspace): Promise<readonly Finding[]> {
  const files = listComponents(workspace);
  if (files.length === 0) return [];
  const { transform } = await import('esbuild');
  const found = files.map(async (file): Promise<readonly Finding[]> => {
    const text = readFileSync(file, 'utf8');
    try {
      await transform(text, { loader: 'tsx', sourcefile: file, logLevel: 'silent' });
      return [];
    } catch (error) {
      const explained = explainOwnCode(workspace, error);
      if (explained === undefined) throw error;
      return explained.findings;
    }
  });
  return (await Promise.all(found)).flat();
}
