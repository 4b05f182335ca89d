import navigation from '../navigation.json';
import '../style.css';
export default function Layout({ children }) {
  return (
    <>
      <header>
        <div className="bar">
          <a className="brand" href="/">
            Sample Company
          </a>
          <nav>
            <ul>
              {navigation.menus.map(({ title, links }) => (
                <li key={title} className="menu">
                  <span tabIndex={0}>{title}</span>
                  <ul>
                    {links.map(({ path, title }) => (
                      <li key={path}>
                        <a href={path}>{title}</a>
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
                    <a href={path}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </footer>
    </>
  );
}
