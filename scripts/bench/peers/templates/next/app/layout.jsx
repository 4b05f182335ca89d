import './style.css';
import Link from 'next/link';
import navigation from './navigation.json';
export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <>
          <header>
            <div className="bar">
              <Link className="brand" href="/">
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
                            <Link href={path + '/'}>{title}</Link>
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
                        <Link href={path + '/'}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </footer>
        </>
      </body>
    </html>
  );
}
