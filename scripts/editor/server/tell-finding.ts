// A finding → what a person is told of it.
import type { ParamsOf } from '../../../engine/manifest/catalogue';
import type { Finding } from '../../../engine/model/finding';
import type { ToldFinding } from '../site-state';

/** In the words of a person who sees the page; the roles and values of the colours are in their fields. */
function tellContrast(parameters: ParamsOf<'low-contrast'>): Pick<ToldFinding, 'message' | 'near'> {
  const { use, scheme, ratio, limit, frontRole, frontNear, backRole, backNear } = parameters;
  // No line begins in the middle of a ratio.
  const [actual, needed] = [ratio, limit].map((one) => `${one}\u00a0:\u00a01`);
  return {
    message: `${use}: too hard to read while the page is ${scheme}. The contrast is ${actual}; at least ${needed} is needed.`,
    near: {
      ...(frontNear !== undefined && { [frontRole]: String(frontNear) }),
      ...(backNear !== undefined && { [backRole]: String(backNear) }),
    },
  };
}

export const tellFinding = (finding: Finding): ToldFinding => {
  const { code, severity, file, pointer, line, message, hint, parameters } = finding;
  const { language } = parameters;
  return {
    ...{ code, severity, file, pointer, line, message, hint },
    ...(typeof language === 'string' && { language }),
    ...(code === 'low-contrast' && tellContrast(parameters as ParamsOf<'low-contrast'>)),
  };
};
