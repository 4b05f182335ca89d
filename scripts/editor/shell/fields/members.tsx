// The members of a value → their fields, in groups, without a frame around them.

import { isRecord } from '../../../../engine/model/json';
import { linkTargets } from '../../../../engine/model/link-targets';
import { useShell } from '../use-shell';
import { useField } from './field-props';
import { type FieldPlace, inside } from './field-value';
import { type FormSchema, groupMembers, listMembers } from './form-schema';
import { LinkField } from './link-field';
import { isLink } from './link-members';

interface MembersProps {
  readonly schema: FormSchema;
  readonly place: FieldPlace;
  readonly value: unknown;
  /** Members that are shown elsewhere. */
  readonly without?: readonly string[];
}

export function Members({ schema, place, value, without = [] }: MembersProps) {
  const { schemas } = useShell();
  const Field = useField();
  const holder = isRecord(value) ? value : {};
  // Where it leads is one choice, however many members it has.
  const elsewhere: readonly string[] = isLink(schema) ? [...linkTargets, ...without] : without;
  const members = listMembers(schemas, schema).filter(({ name }) => !elsewhere.includes(name));
  // Of these, exactly one is there.
  const exclusive = (schema.exclusive ?? []).map((one) => one.split('='));
  const present = exclusive.filter(
    ([name = '', on]) =>
      holder[name] !== undefined && (on === undefined || on === String(holder[name])),
  );
  const placeOf = (name: string): FieldPlace => {
    const [, on] = exclusive.find(([one]) => one === name) ?? [undefined];
    const isOne = exclusive.some(([one]) => one === name);
    const paths = present
      .filter(([one]) => isOne && one !== name)
      .map(([one = '']) => [...place.path, one]);
    return { ...inside(place, name), ...(paths.length > 0 && { others: { paths, on } }) };
  };
  const isOnly = (name: string): boolean => present.length === 1 && present[0]?.[0] === name;
  const groups = groupMembers(members).map(([group, list]) => {
    const fields = list.map(({ name, schema: own, isRequired }) => (
      <Field
        key={name}
        schema={own}
        place={placeOf(name)}
        value={holder[name]}
        label={own.title ?? name}
        isRequired={isRequired || isOnly(name)}
      />
    ));
    if (group === '') return <div key="">{fields}</div>;
    return (
      <details key={group} className="more">
        <summary>{group}</summary>
        {fields}
      </details>
    );
  });
  if (!isLink(schema)) return groups;
  return (
    <>
      <LinkField schema={schema} place={place} value={value} />
      {groups}
    </>
  );
}
