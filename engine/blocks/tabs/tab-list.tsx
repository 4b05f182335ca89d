// Tabs with their panels (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows go from one to the next and show it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toTabIds } from '../../content/addresses/element-ids';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { BlockProps } from '../block-props';
import { findAddressed } from '../find-addressed';
import { TabView } from './tab-view';

type TabListProps = Pick<BlockProps<'tabs'>, 'block' | 'blockId'>;

/** The tab to which a key leads, counted beyond both ends; undefined for other keys. */
function findNext(key: string, current: number, rightToLeft: boolean): number | undefined {
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === onward || key === 'ArrowDown') return current + 1;
  if (key === back || key === 'ArrowUp') return current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
}

/** Shows the panel that the address names, or what is around the place that it names. */
function useAddressed(show: (index: number) => void) {
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      const panel = zone.current && findAddressed(zone.current)?.closest('[role="tabpanel"]');
      const index = panel ? [...(panel.parentElement?.children ?? [])].indexOf(panel) : -1;
      if (index >= 0) show(index);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [show]);
  return zone;
}

export function TabList({ block, blockId }: TabListProps) {
  const [current, show] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const panels = useAddressed(show);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = findNext(event.key, current, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + block.tabs.length) % block.tabs.length;
    show(index);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <div
        className="tabs-list"
        role="tablist"
        aria-label={block.heading}
        aria-orientation={block.layout === 'start' ? 'vertical' : 'horizontal'}
        ref={tabs}
        onKeyDown={move}
      >
        {block.tabs.map(({ id, label }, index) => {
          const ids = toTabIds(blockId, index, id);
          return (
            <button
              key={ids.tab}
              type="button"
              role="tab"
              className="tabs-tab"
              id={ids.tab}
              aria-controls={ids.panel}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              onClick={() => show(index)}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div className="tabs-panels" ref={panels}>
        {block.tabs.map((tab, index) => {
          const ids = toTabIds(blockId, index, tab.id);
          return (
            <div
              key={ids.panel}
              role="tabpanel"
              className="tabs-panel"
              id={ids.panel}
              aria-labelledby={ids.tab}
              data-label={tab.label}
              hidden={index !== current}
            >
              <TabView tab={tab} level={toInnerLevel(block.heading)} />
            </div>
          );
        })}
      </div>
    </>
  );
}
