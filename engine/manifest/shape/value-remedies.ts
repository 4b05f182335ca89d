// A value that its place refuses → what to do, where the form of the place alone does not say it.
import type { DescribedSchema } from './merge-errors';

/** A number of columns where their shares are asked for. */
const findCountRemedy = (value: unknown, { title, type }: DescribedSchema): string | undefined =>
  title === 'Columns' && type === 'string' && typeof value === 'number'
    ? 'It says how two parts share the width, such as "4/8". How many stand side by side follows from the room there is: leave it out for that.'
    : undefined;

/** The address of a film that another service plays. */
const findFilmRemedy = (value: unknown, { title }: DescribedSchema): string | undefined =>
  title === 'Video' && typeof value === 'string' && /^(?:https?:)?\/\/|^www\./i.test(value)
    ? 'Films that another service plays are shown by blocks of type "embed", with a service in "services". Here stand files of your own: { "sources": …, "poster": …, "label": … }.'
    : undefined;

export const findTypeRemedy = (value: unknown, schema: DescribedSchema): string | undefined =>
  findCountRemedy(value, schema) ?? findFilmRemedy(value, schema);

/** East and west go on to 180 degrees, north and south do not. */
export const findPlaceRemedy = (value: unknown, { title }: DescribedSchema): string | undefined =>
  title === 'Latitude' && Math.abs(Number(value)) <= 180
    ? 'This looks like the longitude: write the two the other way round, "latitude" first.'
    : undefined;

const optionValue = /^\/forms\/[^/]+\/fields\/\d+\/options\/\d+\/value$/;

/** In HTML, an option with an empty value counts as no choice. */
export const findEmptyRemedy = (pointer: string): string | undefined =>
  optionValue.test(pointer)
    ? 'Remove this option: what a list says before anything is chosen is the "prompt" of its field.'
    : undefined;
