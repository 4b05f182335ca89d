import { Form } from '../../forms/form';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { FormBeside } from './form-beside';

export function FormBlock({ block, blockId, settings }: BlockProps<'form'>) {
  const { form, layout } = block;
  const intro = form.intro && (
    <p className="block-text">
      <RunningText text={form.intro} />
    </p>
  );
  const beside = layout === 'split';
  return (
    <BlockSection block={block} drawing={block.drawing} placesHeading={beside}>
      {beside ? (
        <div className="form-words">
          <BlockHeading block={block} />
          {intro}
          {block.beside && <FormBeside beside={block.beside} />}
        </div>
      ) : (
        intro
      )}
      <Form form={form} blockId={blockId} settings={settings} />
    </BlockSection>
  );
}
