// The modules of a site's own blocks → findings for what they still call by a former name.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { BlockModule, BlockModules } from '../../engine/model/block-module';
import type { Finding } from '../../engine/model/finding';
import { findOwnBlocks } from '../bundle/own-blocks';
import { toOwnPlace } from '../bundle/own-places';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';

/** The members of a module by the group that they are in: once there were no groups. */
const groups = {
  app: ['loading', 'isHead', 'moves', 'movingLayout'],
  entry: ['showsChildren', 'withContacts', 'needsSettings'],
  text: ['ids', 'headings', 'contentFiles', 'sections', 'forms'],
  style: ['withTone', 'usualSurface', 'tokens'],
  jsonLd: ['places', 'company', 'facts'],
  policy: ['frames'],
  shots: ['states'],
} as const satisfies {
  [Group in keyof BlockModule]-?: readonly (keyof NonNullable<BlockModule[Group]>)[];
};

/** Where a member begins in the module of a block; its first line where the text is of another kind. */
export function findMember(workspace: Workspace, type: string, member: string): CodePlace {
  const file = join(findOwnBlocks(workspace).get(type) ?? '', `${basename(type)}.block.ts`);
  const text = readFileSync(file, 'utf8');
  const found = new RegExp(`(?<=(?:^|[{,])\\s*)${member}\\b\\s*[:(,]`, 'm').exec(text);
  return { file: toOwnPlace(workspace, file) ?? file, ...findPosition(text, found?.index ?? 0) };
}

/** @throws InvalidCode for every member that stands outside of its group. */
export function checkOwnModules(workspace: Workspace, modules: BlockModules): void {
  const moved = Object.entries(groups).flatMap(([group, members]) =>
    members.map((member) => [member, group] as const),
  );
  const findings = [...modules].flatMap(([type, module]): Finding[] => {
    return moved.flatMap(([member, group]) => {
      if (!Object.hasOwn(module, member)) return [];
      const place = findMember(workspace, type, member);
      const reason = `a block module has "${member}" in its group "${group}"`;
      const remedy = `Write "${group}: { ${member}: … }" instead.`;
      return [toCodeFinding('block-code', place, { reason, remedy })];
    });
  });
  if (findings.length > 0) throw new InvalidCode(findings);
}
