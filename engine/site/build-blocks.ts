// The blocks of a page → their views, in which no section has the id of another element.
import { findBlockIds } from '../content/addresses/block-ids';
import { toPageIds } from '../content/addresses/element-ids';
import type { BlockView } from '../generated/block-views';
import type { BlockConfig, Effect, Manifest } from '../generated/manifest';
import type { BlockModule, BlockModules, ContentFiles } from '../model/block-module';
import type { CommonBlock } from '../model/common-block';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { Theme, ToneName } from '../model/theme';
import { withDrawing } from '../theme/drawings';

interface BlockContext {
  readonly theme: Theme;
  readonly modules: BlockModules;
  readonly contents: ContentFiles;
  readonly resolver: Resolver;
  readonly manifest: Pick<Manifest, 'contacts' | 'site'>;
}

/** By block: the ids of all other elements of the page. Empty where no clash is possible. */
function findOthers(blocks: readonly BlockConfig[], context: BlockContext): readonly string[][] {
  const asking = blocks.flatMap(({ id, type }) => [id, context.modules.get(type)?.text?.ids]);
  // Most pages have one text and no other ids: then no file has to be parsed.
  if (asking.filter((one) => one !== undefined).length < 2) return [];
  const asked = blocks.map((block) => findBlockIds(block, context) ?? []);
  const placed = toPageIds(asked);
  return asked.map((own, index) =>
    placed.flatMap((ids, other) =>
      other === index ? ids.filter((_, at) => own[at]?.pointer !== undefined) : ids,
    ),
  );
}

/** On a dark page pictures fade into its ground; on any other, words need a ground of their own. */
const usualTones = { dark: undefined, light: 'light', auto: 'dark' } as const;

/** The view with what its type knows better than to leave open. */
function complete(whole: BlockView, module: BlockModule | undefined, theme: Theme): BlockView {
  const tone: ToneName | undefined = usualTones[theme.scheme];
  const style = module?.style;
  const view = style?.shown?.(whole) ?? whole;
  const surface = view.surface ?? style?.usualSurface?.(view);
  const drawn = style?.drawn?.(view);
  const known = drawn ? withDrawing(view, drawn, theme.drawings) : view;
  const toned = (tone && style?.withTone?.(known, tone)) ?? known;
  const { edge }: CommonBlock = view;
  const placing = [...(style?.placing?.(view) ?? []), ...(edge ? [`edge-${edge}`] : [])];
  return {
    ...toned,
    ...(surface !== undefined && { surface }),
    ...(placing.length > 0 && { placing: placing.join(' ') }),
  };
}

/** Effects that come from a side. */
const opposite: Readonly<Record<string, Effect>> = {
  reveal2: 'reveal3',
  reveal3: 'reveal2',
};

/** The view where lines run from right to left: what came from the left comes from the right. */
function mirror(view: BlockView, module: BlockModule | undefined): BlockView {
  const mirrored = module?.style?.mirrored?.(view) ?? view;
  const { effect } = view;
  const other = typeof effect === 'string' ? opposite[effect] : undefined;
  return other === undefined ? mirrored : ({ ...mirrored, effect: other } as BlockView);
}

/** The block of a kind has the members of its items: `course/page` those of `kinds/course`. */
function toConcept(type: string): 'block' {
  const [kind, part] = type.split('/');
  // A kind of the site's own has no types here; what it says is a block with its members.
  return (part === undefined ? 'block' : `kinds/${kind}`) as 'block';
}

export function buildBlocks(
  blocks: readonly BlockConfig[],
  context: BlockContext,
): Pick<SitePage, 'blocks' | 'taken'> {
  const { manifest, modules, resolver, theme } = context;
  const resolverOf = (taken: readonly string[] = []): Resolver =>
    taken.length === 0 ? resolver : resolver.within({ taken });
  const others = findOthers(blocks, context);
  const taken = blocks.flatMap(({ type }, index) =>
    modules.get(type)?.text?.contentFiles && others[index]?.length ? [[index, others[index]]] : [],
  );
  return {
    blocks: blocks.map((block, index) => {
      const module = modules.get(block.type);
      const entry = module?.entry?.withContacts?.(block, manifest.contacts) ?? block;
      const view = resolverOf(others[index]).resolve(toConcept(block.type), entry);
      const whole = complete(view, module, theme);
      return manifest.site.direction === 'rtl' ? mirror(whole, module) : whole;
    }),
    ...(taken.length > 0 && { taken: Object.fromEntries(taken) }),
  };
}
