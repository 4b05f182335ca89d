// A button that writes the value with which something begins, or says why there is none yet.
import { type ReactNode, useState } from 'react';

interface AddButtonProps {
  /** Undefined where something has to be there first. */
  readonly start: () => unknown;
  /** What that is, in a sentence. */
  readonly missing: string;
  readonly onAdd: (value: unknown) => void;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function AddButton({ start, missing, onAdd, title, children }: AddButtonProps) {
  const [isMissing, setIsMissing] = useState(false);
  const add = (): void => {
    const value = start();
    setIsMissing(value === undefined);
    if (value !== undefined) onAdd(value);
  };
  return (
    <>
      <button type="button" title={title} onClick={add}>
        {children}
      </button>
      {isMissing && (
        <p className="failure" role="alert">
          {missing}
        </p>
      )}
    </>
  );
}
