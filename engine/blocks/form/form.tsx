import { Form } from '../../forms/form';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function FormBlock({ block, blockId }: BlockProps<'form'>) {
  const { form } = block;
  return (
    <BlockSection block={block}>
      {form.intro && (
        <p className="block-text">
          <RunningText text={form.intro} />
        </p>
      )}
      <Form form={form} blockId={blockId} />
    </BlockSection>
  );
}
