import navigation from '../navigation.json';
import { Shell } from '../site-parts';
import '../style.css';

const renderLink = (path, title, className) => (
  <a className={className} href={path}>
    {title}
  </a>
);
export default function Layout({ children }) {
  return (
    <Shell navigation={navigation} renderLink={renderLink}>
      {children}
    </Shell>
  );
}
