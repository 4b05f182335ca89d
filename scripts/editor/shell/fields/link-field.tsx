// Where a value with members leads: a page, a file or an address, as one control for the three members.

import { useState } from 'react';
import { isRecord } from '../../../../engine/model/json';
import { linkTargets } from '../../../../engine/model/link-targets';
import type { FieldProps } from './field-props';
import { setMembers } from './field-value';
import type { FormSchema } from './form-schema';
import { isComplete, type LinkTarget, LinkTargetField } from './link-target-field';

/** The last part of an address. */
const nameOf = ({ file, href = '' }: LinkTarget): string =>
  (file ?? href).replace(/^(?:mailto:|tel:|https?:\/\/)/, '').replace(/^.*\/(?=[^/]+$)/, '');

/** What words there are where a link leads to no page that has some. */
const wordsOf = ({ properties = {} }: FormSchema): string | undefined =>
  ['label', 'title'].find((name) => name in properties);

type LinkFieldProps = Pick<FieldProps, 'schema' | 'place' | 'value'>;

export function LinkField({ schema, place, value }: LinkFieldProps) {
  const [chosen, setChosen] = useState<LinkTarget>();
  const holder = isRecord(value) ? value : {};
  const { page, file, href, anchor } = holder as LinkTarget & Record<string, unknown>;
  const written = [page, file, href].some((one) => one !== undefined);
  const target = { page, file, href } as LinkTarget;
  const change = (wanted: LinkTarget | undefined): void => {
    setChosen(wanted);
    if (wanted === undefined || !isComplete(wanted)) return;
    const words = wordsOf(schema);
    const needsWords =
      words !== undefined && holder[words] === undefined && wanted.page === undefined;
    const members = {
      ...Object.fromEntries(linkTargets.map((name) => [name, wanted[name]])),
      ...(anchor !== undefined && wanted.page !== page && { anchor: undefined }),
      ...(needsWords && { [words]: nameOf(wanted) }),
    };
    void setMembers(place, holder, members, 'change where a link leads').then(() =>
      setChosen(undefined),
    );
  };
  return <LinkTargetField value={chosen ?? (written ? target : undefined)} onChange={change} />;
}
