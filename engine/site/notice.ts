// The notice of a manifest and the time of a build → the notice that the build holds, if it is its time.
import { toNoticeTimes } from '../content/facts/notice-times';
import type { Manifest } from '../generated/manifest';
import type { Resolver } from '../model/resolver';
import type { NoticeView } from '../model/views';

export function buildNotice(
  { notice, timeZone = 'UTC' }: Manifest['site'],
  { resolver, now }: { readonly resolver: Resolver; readonly now: Date },
): NoticeView | undefined {
  if (notice === undefined) return undefined;
  const { from, until } = toNoticeTimes(notice, timeZone);
  if (now.getTime() < from || now.getTime() >= until) return undefined;
  const link = notice.link && resolver.resolve('link', notice.link);
  return {
    text: resolver.resolve('running-text', notice.text),
    ...(link && { link }),
    ...(until !== Infinity && { until }),
  };
}
