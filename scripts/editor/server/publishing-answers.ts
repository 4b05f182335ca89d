// What the shell asks for to bring changes to readers → the answers of its server.
import type { Answers } from './answers';
import {
  buildSite,
  commitChanges,
  countIncoming,
  fetchOthers,
  findPublishing,
  findStanding,
  proposeChanges,
} from './publishing';

export const makePublishingAnswers = (
  root: string,
  command: readonly string[],
): Pick<
  Answers,
  'build' | 'standing' | 'publishing' | 'fetch' | 'incoming' | 'commit' | 'propose'
> => ({
  build: async () => ({ folder: await buildSite(root, command) }),
  standing: () => findStanding(root),
  publishing: () => findPublishing(root),
  fetch: () => fetchOthers(root),
  incoming: () => countIncoming(root),
  commit: ({ message }) => commitChanges(root, message),
  propose: ({ message }) => proposeChanges(root, message, new Date()),
});
