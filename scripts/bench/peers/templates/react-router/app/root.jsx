import './style.css';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import navigation from './navigation.json';
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
        <>
          <header>
            <div className="bar">
              <Link prefetch="intent" className="brand" to="/">
                Sample Company
              </Link>
              <nav>
                <ul>
                  {navigation.menus.map(({ title, links }) => (
                    <li key={title} className="menu">
                      <span tabIndex={0}>{title}</span>
                      <ul>
                        {links.map(({ path, title }) => (
                          <li key={path}>
                            <Link prefetch="intent" to={path}>
                              {title}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </header>
          <main>{children}</main>
          <footer>
            <div className="columns">
              {navigation.columns.map(({ title, links }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  <ul>
                    {links.map(({ path, title }) => (
                      <li key={path}>
                        <Link prefetch="intent" to={path}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </footer>
        </>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
export default function Root() {
  return <Outlet />;
}
