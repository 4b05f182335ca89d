// What the components of a site's own blocks may import as "plinth/form": pages load the code of forms only where a block does.

export { Form } from '../forms/form';
export type { FormView } from '../generated/concept-views';
