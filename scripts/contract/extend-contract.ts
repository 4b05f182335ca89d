// The blocks of the engine and of further folders → their contract, made once for each state of both.
import { pairValidators } from '../../engine/manifest/shape/pair-validators';
import type { BlockModules } from '../../engine/model/block-module';
import type { CompiledContract } from '../../engine/model/contract';
import { createOwnCalls } from '../apart/own-calls';
import { openRefusals } from '../apart/refusals';
import { withAnnouncements } from '../bundle/announcements';
import { bundleModule } from '../bundle/bundle-module';
import { keepIntrinsics } from '../bundle/intrinsics';
import { getModule } from '../bundle/kept-module';
import { findOwnBlocks } from '../bundle/own-blocks';
import { findOwnKinds } from '../bundle/own-kinds';
import { findAliases } from '../bundle/packages';
import { withSiteModules } from '../bundle/site-modules';
import { InvalidCode } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { withOwnBlocks } from './build-kinds';
import { checkPackage } from './check-package';
import { readAnswers } from './own-answers';
import { checkOwnModules } from './own-modules';
import type { Schemas } from './read-schemas';
import type { Extension } from './write-extension';

const byType = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Block modules run without React: components do not belong to a contract. */
export const contractEndings: readonly string[] = ['.json', '.ts'];

/** @throws InvalidCode for a mistake in one of the folders. */
export async function extendContract(
  workspace: Workspace,
  blocks: BlockModules,
  readSchemas: () => Schemas,
): Promise<CompiledContract> {
  // What is kept was made without their components.
  findOwnBlocks(workspace);
  await checkPackage(workspace);
  const refused = openRefusals(workspace)();
  if (refused.length > 0) throw new InvalidCode(refused);
  const { modules, patternCalls, makeQuick, makeThorough, ...extension } =
    await getModule<Extension>({
      workspace,
      name: 'contract',
      endings: contractEndings,
      make: async (file) => {
        // The compiler takes longer to load than the cached contract.
        const { writeExtension } = await import('./write-extension');
        const contents = writeExtension(workspace, readSchemas());
        const alias = findAliases(workspace.engine);
        const plugins = [withAnnouncements, withSiteModules(workspace)];
        return bundleModule({ workspace, contents, plugins, alias }, file);
      },
    });
  const calls = createOwnCalls();
  patternCalls.within = calls.within;
  const putBack = keepIntrinsics();
  const own = Object.entries(modules).map(
    ([type, module]) => [type, readAnswers({ workspace, calls, type, putBack }, module)] as const,
  );
  checkOwnModules(workspace, new Map(own));
  const kinds = withOwnBlocks(extension.kinds, findOwnKinds(workspace));
  const validators = pairValidators(makeQuick(), makeThorough);
  return {
    ...{ ...extension, ...validators, kinds },
    blocks: new Map([...blocks, ...own].sort(byType)),
  };
}
