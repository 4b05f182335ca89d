// What validation finds in the site as it is, and the repair of each.
import { findFixes } from '../../edit/repairs/find-fixes';
import { Trial } from '../../edit/repairs/trial';
import { takeFitting } from '../room';
import { showFinding } from '../show-findings';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { nextInput } from './outline';

interface FindingsInput {
  readonly severity?: string;
  readonly file?: string;
  readonly code?: string;
  readonly repairs?: boolean;
  readonly next?: number;
}

function findings(input: FindingsInput, session: SiteSession): Answer {
  const { severity, file, code, repairs = false, next } = input;
  const { findings: all } = session.base.validation;
  const wanted = all.filter(
    (one) =>
      [severity, one.severity].includes(one.severity) &&
      (severity === undefined || one.severity === severity) &&
      (file === undefined || one.file === file) &&
      (code === undefined || one.code === code),
  );
  const fixes = repairs && wanted.length > 0 ? findFixes(Trial.of(session.base)) : undefined;
  const { taken, next: more } = takeFitting(
    wanted.map((finding) => showFinding(finding, fixes)),
    next,
  );
  return {
    ...(more !== undefined && { next: more }),
    count: wanted.length,
    fromSite: { findings: taken },
  };
}

export const findingsTool: Tool = {
  name: 'findings',
  title: 'Findings',
  about:
    'What is wrong or doubtful in the site as it is: errors, warnings, notes, each with its place and remedy; with "repairs" the operations that fix it, where they are known.',
  input: {
    severity: { enum: ['error', 'warning', 'note'], description: 'Only these.' },
    file: { type: 'string', description: 'Only those in this file.' },
    code: { type: 'string', description: 'Only those of this kind.' },
    repairs: { type: 'boolean', description: 'With the repair of each.' },
    next: nextInput,
  },
  says: { findings: 'each with its place, message and hint' },
  run: findings,
};
