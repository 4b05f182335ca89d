// The files that a visitor has chosen before → their fields, in a form that is shown again.
import type { Draft } from '../../ui/visit';
import type { Controls } from './rule-types';

/** What has been chosen since then is newer. Browsers report a field without a file as an empty one. */
export function restoreFiles(controls: Controls, draft: Draft): void {
  for (const [control] of controls.values()) {
    if (control?.files?.length !== 0) continue;
    const chosen = new DataTransfer();
    for (const [name, value] of draft)
      if (name === control.name && value instanceof File && value.size > 0) chosen.items.add(value);
    control.files = chosen.files;
  }
}
