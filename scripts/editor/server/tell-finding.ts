// A finding → what a person is told of it.
import type { ParamsOf } from '../../../engine/manifest/catalogue';
import type { Finding } from '../../../engine/model/finding';
import type { ToldContrast, ToldFinding } from '../site-state';

function tellContrast(parameters: ParamsOf<'low-contrast'>): ToldContrast {
  const { use, scheme, ratio, limit, frontRole, frontNear, backRole, backNear } = parameters;
  return {
    ...{ use: String(use), scheme: String(scheme), ratio: String(ratio), limit: Number(limit) },
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
    ...(code === 'low-contrast' && {
      contrast: tellContrast(parameters as ParamsOf<'low-contrast'>),
    }),
  };
};
