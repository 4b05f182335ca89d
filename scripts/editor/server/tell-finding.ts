// A finding → what a person is told of it.
import type { Finding } from '../../../engine/model/finding';
import type { ToldFinding } from '../site-state';

export const tellFinding = (finding: Finding): ToldFinding => {
  const { code, severity, file, pointer, line, message, hint, parameters } = finding;
  const told = { code, severity, file, pointer, line, message, hint };
  const { language } = parameters;
  return typeof language === 'string' ? { ...told, language } : told;
};
