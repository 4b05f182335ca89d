export const meta = ({ loaderData: page }) =>
  page ? [{ title: page.title }, { name: 'description', content: page.summary }] : [];
