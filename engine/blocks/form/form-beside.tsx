// What stands below the words beside a form: ways to reach the company, its hours, what happens next, a picture.

import { ContactWays } from '../../forms/contact-ways';
import type { FormBlockView } from '../../generated/block-views';
import { Image } from '../../ui/image';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';
import { OpeningHours } from '../opening-hours';

interface FormBesideProps {
  readonly beside: NonNullable<FormBlockView['beside']>;
}

export function FormBeside({
  beside: { contacts, heading, hours, image, steps },
}: FormBesideProps) {
  const { shell } = useServices();
  return (
    <div className="form-beside">
      {heading && <p className="form-beside-heading">{heading}</p>}
      {steps && (
        <ol className="form-beside-steps">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            <li key={index}>
              <RunningText text={step} />
            </li>
          ))}
        </ol>
      )}
      {contacts && <ContactWays shell={shell} />}
      {hours && <OpeningHours hours={hours} />}
      {image && <Image image={image} className="form-beside-picture" />}
    </div>
  );
}
