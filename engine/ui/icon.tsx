import { useServices } from './services';

/** A drawing of the sprite. It never carries meaning alone: there is text beside it, or its button has a name. */
export function Icon({ name }: { readonly name: string }) {
  const { icons } = useServices();
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
