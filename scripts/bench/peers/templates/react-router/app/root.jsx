import './style.css';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Shell } from '../site-parts';
import navigation from './navigation.json';

const renderLink = (path, title, className) => (
  <Link prefetch="intent" className={className} to={path}>
    {title}
  </Link>
);
export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell navigation={navigation} renderLink={renderLink}>
          {children}
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
export default function Root() {
  return <Outlet />;
}
