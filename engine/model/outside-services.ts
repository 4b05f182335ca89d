// The outside services of a manifest, and the frames in which some of them show something.
import type { Geo, Service } from '../generated/manifest';

/** The services that count visits show nothing. */
export type CounterService = Extract<
  Service,
  { type: 'goatcounter' | 'matomo' | 'plausible' | 'umami' }
>;

export type FrameService = Exclude<Service, CounterService>;

/** What a block asks a service to show: a name that the service knows, or a place on its map. */
export interface Shown {
  readonly show?: string;
  readonly geo?: Geo;
  readonly zoom: number;
}

export type FrameFeature = 'autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture';

/** What a page shows of a service once a visitor has agreed. */
export interface Frame {
  readonly address: string;
  /** What is added to the address so that it begins at once. */
  readonly start: string;
  /** The part of the address that a policy has to allow, without a query. */
  readonly source: string;
  /** The same at the service itself. */
  readonly link: string;
  readonly allow: readonly FrameFeature[];
  readonly sandbox: readonly string[];
}

/** Frames of an outside service in a page, and what these may do. */
export interface PageFrame {
  readonly source: string;
  readonly allow: readonly FrameFeature[];
}
