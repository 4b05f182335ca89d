import './style.css';
import Link from 'next/link';
import { Shell } from '../site-parts';
import navigation from './navigation.json';

const renderLink = (path, title, className) => (
  <Link className={className} href={path === '/' ? '/' : path + '/'}>
    {title}
  </Link>
);
export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <Shell navigation={navigation} renderLink={renderLink}>
          {children}
        </Shell>
      </body>
    </html>
  );
}
