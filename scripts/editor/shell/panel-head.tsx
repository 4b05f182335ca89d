// The head of a panel: its name, and what is done with the whole.
import type { ReactNode } from 'react';

interface PanelHeadProps {
  /** The way back to what this is a part of. */
  readonly above?: ReactNode;
  readonly title: string;
  readonly about?: string | undefined;
  readonly children?: ReactNode;
}

export const PanelHead = ({ above, title, about, children }: PanelHeadProps) => (
  <header className="panel-head">
    {above}
    <h2>{title}</h2>
    {about !== undefined && <p className="hint">{about}</p>}
    {children !== undefined && <div className="buttons">{children}</div>}
  </header>
);
