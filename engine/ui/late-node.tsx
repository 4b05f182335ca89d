// A node whose code only pages with such nodes load.

import type { ComponentProps } from 'react';
import { use } from 'react';
import { type LateNodes, useServices } from './services';

export function LateNode(props: ComponentProps<LateNodes>) {
  const found = useServices().getNode();
  const Found = found instanceof Promise ? use(found) : found;
  return <Found {...props} />;
}
