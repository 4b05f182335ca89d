// Whether the style sheet has room for tabs: it says so in a custom property.
import { type RefObject, useEffect, useState } from 'react';

type Form = 'folds' | 'tabs';

export function useForm(body: RefObject<HTMLElement | null>): Form {
  const [form, setForm] = useState<Form>('folds');
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const update = () =>
      setForm(getComputedStyle(element).getPropertyValue('--form') === 'tabs' ? 'tabs' : 'folds');
    // It is called once at the beginning as well, before the next frame is painted.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return form;
}
