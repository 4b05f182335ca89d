// The head of a panel: its name, and what is done with the whole.
import type { ReactNode } from 'react';

interface PanelHeadProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly children?: ReactNode;
}

export const PanelHead = ({ title, about, children }: PanelHeadProps) => (
  <header className="panel-head">
    <h2>{title}</h2>
    {about !== undefined && <p className="hint">{about}</p>}
    {children !== undefined && <div className="buttons">{children}</div>}
  </header>
);
