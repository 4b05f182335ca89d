import { useData } from 'vike-react/useData';
export default function Page() {
  const page = useData();
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
