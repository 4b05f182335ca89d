// The frames of pages → those that differ in what a policy says of them.
import type { PageFrame } from '../model/outside-services';

export const toPageFrames = (frames: readonly PageFrame[]): PageFrame[] => [
  ...new Map(frames.map(({ source, allow }) => [source, { source, allow }])).values(),
];
