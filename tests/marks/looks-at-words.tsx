// What the engine makes of words, for a test that has it look at them in another way; bundled by the test.
import { renderToString } from 'react-dom/server';
import { resolveOpeningHours } from '../../engine/concepts/opening-hours';
import { placeName } from '../../engine/content/text/words';
import { toWayName } from '../../engine/forms/contact-ways';
import { ErrorSummary } from '../../engine/forms/error-summary';
import type { FieldView } from '../../engine/generated/concept-views';
import type { Contract } from '../../engine/model/contract';
import type { ContactView } from '../../engine/model/site';
import type { ValidSite } from '../../engine/model/valid-site';
import { ServicesContext } from '../../engine/ui/services';
import { sampleResolver } from '../engine/concepts/sample-resolver';
import { createSampleServices } from '../engine/sample-services';
import { renderSite } from './render-documents';

/** All that is made of the words of a site. */
export function renderAll(site: ValidSite, contract: Contract, root: string): string {
  const { documents, data, llms } = renderSite(site, contract, root);
  return [...documents.values(), ...data.values(), llms].join('\n');
}

/** Only the running app shows it. */
export const showErrors = (label: string): string => {
  const field = { type: 'text', name: 'one', label } as FieldView;
  const errors = new Map([['one', 'Say who you are.']]);
  return renderToString(
    <ServicesContext value={createSampleServices()}>
      <ErrorSummary blockId="1" fields={[field]} errors={errors} attempt={0} />
    </ServicesContext>,
  );
};

export const nameWay = (way: Pick<ContactView, 'label' | 'value'>): string =>
  toWayName({ type: 'phone', icon: 'phone', href: 'tel:1', ...way });

/** Two entries with equal times, each with its own place. */
export const groupDays = (): string =>
  JSON.stringify(
    resolveOpeningHours(
      {
        regular: (['monday', 'tuesday'] as const).map((day, index) => ({
          days: [day],
          times: [{ opens: '08:00', closes: '16:00', [placeName]: index }],
        })),
        special: [],
      },
      sampleResolver({ language: 'en', timeZone: 'UTC' }),
    ),
  );
