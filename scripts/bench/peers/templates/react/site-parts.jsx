// What pages of all generators on React show: `renderLink` makes a link as the generator wants it.
const List = ({ links, renderLink }) => (
  <ul>
    {links.map(({ path, title }) => (
      <li key={path}>{renderLink(path, title)}</li>
    ))}
  </ul>
);

export function Shell({ navigation, renderLink, children }) {
  return (
    <>
      <header>
        <div className="bar">
          {renderLink('/', 'Sample Company', 'brand')}
          <nav>
            <ul>
              {navigation.menus.map(({ title, links }) => (
                <li key={title} className="menu">
                  <span tabIndex={0}>{title}</span>
                  <List links={links} renderLink={renderLink} />
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
              <List links={links} renderLink={renderLink} />
            </div>
          ))}
        </div>
      </footer>
    </>
  );
}

export const Article = ({ page }) => (
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
