// The blocks of the engine and of further folders → their contract, made once for each state of both.
import type { BlockModules } from '../../engine/model/block-module';
import type { Contract } from '../../engine/model/contract';
import { createOwnCalls, type OwnCalls } from '../apart/own-calls';
import { openRefusals } from '../apart/refusals';
import { bundleModule } from '../bundle/bundle-module';
import { getModule } from '../bundle/kept-module';
import { findAliases } from '../bundle/packages';
import { withSiteModules } from '../bundle/site-modules';
import { InvalidCode } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { checkOwnModules } from './own-modules';
import type { Schemas } from './read-schemas';
import type { Extension } from './write-extension';

const byType = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Block modules run without React: components do not belong to a contract. */
export const contractEndings: readonly string[] = ['.json', '.ts'];

/** What the module of a block answers, marked as calls of own code; answers stand in groups. */
const withMarks = <Answers extends object>(
  calls: OwnCalls,
  type: string,
  answers: Answers,
): Answers => {
  const members = Object.entries(answers).map(([name, member]: [string, unknown]) => {
    if (typeof member === 'object' && member !== null)
      return [name, Array.isArray(member) ? member : withMarks(calls, type, member)];
    if (typeof member !== 'function') return [name, member];
    const mark = { call: name, type, place: '' };
    return [
      name,
      (...values: unknown[]) => calls.within(mark, () => member.apply(answers, values)),
    ];
  });
  return Object.fromEntries(members);
};

/** @throws InvalidCode for a mistake in one of the folders. */
export async function extendContract(
  workspace: Workspace,
  blocks: BlockModules,
  readSchemas: () => Schemas,
): Promise<Omit<Contract, 'schemas' | 'parseDocument'>> {
  const refused = openRefusals(workspace)();
  if (refused.length > 0) throw new InvalidCode(refused);
  const { modules, patternCalls, ...extension } = await getModule<Extension>({
    workspace,
    name: 'contract',
    endings: contractEndings,
    make: async (file) => {
      // The compiler takes longer to load than the cached contract.
      const { writeExtension } = await import('./write-extension');
      const contents = writeExtension(workspace, readSchemas());
      const alias = findAliases(workspace.engine);
      const plugins = [withSiteModules(workspace)];
      return bundleModule({ workspace, contents, plugins, alias }, file);
    },
  });
  checkOwnModules(workspace, modules);
  const calls = createOwnCalls();
  patternCalls.within = calls.within;
  const own = Object.entries(modules).map(
    ([type, module]) => [type, calls.isWatched ? withMarks(calls, type, module) : module] as const,
  );
  return { ...extension, blocks: new Map([...blocks, ...own].sort(byType)) };
}
