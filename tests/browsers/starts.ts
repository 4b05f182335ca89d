// Those of the browsers here that are installed, as `npm run test:browsers` says, each by its name.
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const { PLINTH_FIREFOX: firefox, PLINTH_WEBKIT: webkit } = process.env;

export const starts = [
  ...(firefox ? [['Firefox', () => startFirefox(firefox)] as const] : []),
  ...(webkit ? [['WebKit', () => startWebKit(webkit)] as const] : []),
];
