// A heading that opens and closes what is below it.
import type { ReactNode } from 'react';

interface FoldProps {
  readonly className: string;
  readonly heading: string;
  readonly level: 2 | 3;
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Fold({ className, heading, level, open = false, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={`fold ${className}`} open={open}>
      <summary className="fold-summary">
        <Heading>{heading}</Heading>
      </summary>
      {children}
    </details>
  );
}
