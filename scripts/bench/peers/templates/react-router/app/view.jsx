export const meta = ({ loaderData: page }) =>
  page ? [{ title: page.title }, { name: 'description', content: page.summary }] : [];
export function View({ page }) {
  return (
    <>
      <h1>{page.title}</h1>
      {page.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {page.points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
