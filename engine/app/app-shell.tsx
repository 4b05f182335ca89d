// The tree of every view, in prerender and browser alike: services, shell, switchers, page.
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { toBlockId } from '../content/addresses/element-ids';
import { allLayouts } from '../generated/all-layouts';
import { invariant } from '../model/invariant';
import type { PageView, Shared } from '../model/site';
import { type Services, ServicesContext } from '../ui/services';
import { PageBlock } from './page-block';
import { AlertView } from './shell/alert';
import { SiteShell } from './shell/shell';
import type { ShellMarks } from './shell/shell-marks';
import type { ShellSlots } from './shell/shell-slots';

/** The services that the prerender and the app provide differently. */
export type ShellServices = Pick<Services, 'visit' | 'navigate' | 'useContent' | 'getNode'>;

interface AppShellProps {
  readonly shared: Pick<Shared, 'shell' | 'icons' | 'late'>;
  readonly shellServices: ShellServices;
  /** Null where no page is shown. */
  readonly page: ShellMarks | null;
  readonly announcement?: string;
  readonly slots: ShellSlots;
}

/** Everything around a page. Alerts are kept here so that they outlive the page that raised them. */
export function AppShell({ shared, shellServices, page, announcement = '', slots }: AppShellProps) {
  const { alert } = shellServices.visit;
  const shown = useSyncExternalStore(alert.subscribe, alert.get, alert.get);
  const { shell, icons, late } = shared;
  const services = useMemo<Services>(
    () => ({ ...shellServices, shell, icons, alert: alert.set }),
    [shellServices, shell, icons, alert],
  );
  return (
    <ServicesContext value={services}>
      <SiteShell
        page={page}
        announcement={announcement}
        alert={<AlertView alert={shown} onDismiss={() => alert.set(null)} />}
        slots={slots}
        lateSheet={late}
      />
    </ServicesContext>
  );
}

interface PageSwitcherProps {
  readonly page: PageView;
  /** The position among the switchers around the page, the outermost first. */
  readonly index: number;
  readonly children: ReactNode;
}

export function Switcher({ page, index, children }: PageSwitcherProps) {
  const switcher = page.switchers[index];
  if (switcher === undefined) return children;
  return (
    <allLayouts.switcher
      switcher={switcher}
      current={page.id}
      breadcrumbs={index === 0 ? page.breadcrumbs : []}
    >
      {children}
    </allLayouts.switcher>
  );
}

/** A page in its layout. */
export function Page({ page }: { readonly page: PageView }) {
  invariant(page.layout !== 'switcher', 'a switcher is not shown as a page');
  const Layout = allLayouts[page.layout];
  return (
    <Layout page={page} key={page.id}>
      {page.blocks.map((block, index) => (
        <PageBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their order
          key={index}
          block={block}
          page={page}
          blockId={toBlockId(index)}
        />
      ))}
    </Layout>
  );
}
