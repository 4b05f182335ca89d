// A manifest → what the build should know of where its output goes.
import type { Manifest } from '../generated/manifest';
import type { Delivery } from '../model/delivery';

/** Of all hosts, nginx alone sends copies that lie beside a file, as its own file tells it to. */
export function findDelivery({ budgets, build }: Manifest): Delivery {
  const { app, host, compress = host === 'nginx' } = build;
  return {
    budgets,
    ...(app && { app }),
    ...(host && { host }),
    ...(compress && { sendsCopies: true }),
  };
}
