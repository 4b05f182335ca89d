// Services and a page for tests of components: the schema defaults, and a record of what was asked of the app.
import { existsSync, readFileSync } from 'node:fs';
import { allBlocks } from '../../engine/generated/all-blocks';
import type { Behaviour, Labels } from '../../engine/generated/manifest';
import type { ShownSettings } from '../../engine/model/block-types';
import type { ContactView, PageView, Shell } from '../../engine/model/site';
import { neutral } from '../../engine/theme/neutral';
import { AnyNode } from '../../engine/ui/nodes/any-node';
import type { ContentState, Services } from '../../engine/ui/services';
import { type Alert, createVisit } from '../../engine/ui/visit';
import behaviourSchema from '../../schemas/behaviour.schema.json';
import labelsSchema from '../../schemas/labels.schema.json';
import { emailjs } from './forms/sample-form';

interface Described {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
}

/** The value that a schema's defaults make. */
export const toDefault = (schema: Described): unknown =>
  schema.properties === undefined
    ? schema.default
    : Object.fromEntries(
        Object.entries(schema.properties).map(([key, inner]) => [key, toDefault(inner)]),
      );

const contact = (type: ContactView['type'], href: string, value: string): ContactView => ({
  type,
  href,
  value,
  label: type,
  icon: type,
});

/** What the schema of a type's settings makes where the manifest sets none. */
function toSettings(type: string): unknown {
  const file = `schemas/block-settings/${type}.schema.json`;
  return existsSync(file) ? toDefault(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

export const sampleSettings = Object.fromEntries(
  Object.keys(allBlocks).map((type) => [type, toSettings(type)]),
) as unknown as Required<ShownSettings>;

export const sampleShell = {
  name: 'Sample',
  language: 'en',
  base: '/',
  home: { href: '/', label: 'Home', page: 'home' },
  logo: { src: '/logo.svg', alt: '', width: 10, height: 10 },
  menus: [],
  primaryAction: null,
  contacts: [
    contact('phone', 'tel:+15550100', '+1 555 0100'),
    contact('email', 'mailto:hello@example.com', 'hello@example.com'),
    contact('link', 'https://chat.example.com/', 'Chat'),
  ],
  footer: { text: [], columns: [], legal: [], copyright: '' },
  axes: { header: neutral.header, contact: neutral.contact, footer: neutral.footer },
  labels: toDefault(labelsSchema) as Labels,
  behaviour: toDefault(behaviourSchema) as Behaviour,
  blockSettings: sampleSettings,
  providers: { enquiry: emailjs },
} satisfies Shell;

export const samplePage: PageView = {
  id: 'sample',
  path: '/sample',
  title: 'Sample',
  lead: [],
  layout: 'plain',
  head: { title: '', description: '', canonical: '', shareImage: null, index: true },
  switchers: [],
  breadcrumbs: [],
  menu: null,
  children: [],
  related: [],
  blocks: [],
  contents: {},
};

export interface SampleServices extends Services {
  readonly alerts: (Alert | null)[];
  readonly visited: string[];
}

/** Services of a running app, unless overridden. */
export function createSampleServices(more: Partial<Services> = {}): SampleServices {
  const alerts: (Alert | null)[] = [];
  const visited: string[] = [];
  return {
    shell: sampleShell,
    icons: '/icons.svg',
    visit: createVisit(),
    navigate: (href) => void visited.push(href),
    alert: (alert) => void alerts.push(alert),
    getNode: () => AnyNode,
    useContent: (): ContentState => ({ nodes: null, slow: false }),
    alerts,
    visited,
    ...more,
  };
}
