// Addresses of the site "everything" and what answers them: one table for all servers and hosts.

export type Server = 'dev' | 'preview' | 'start' | 'nginx' | 'cloudFront';

export interface Expected {
  readonly status: number;
  /** Of a redirect. */
  readonly location?: string;
  /** Of the output: what is sent. Absent where what is sent is the server's own. */
  readonly file?: string;
}

export interface AddressRow extends Expected {
  readonly address: string;
  /** Where a host cannot do the same, what it does instead. */
  readonly except?: Partial<Record<Server, Expected>>;
}

const file = (path: string): Expected => ({ status: 200, file: path });
const moved = (location: string, status = 308): Expected => ({ status, location });
const missing: Expected = { status: 404, file: '404.html' };
const malformed: Expected = { status: 400 };

/** The function knows no list of pages: it leads to the spelling that a page would have, which is missing. */
const leadsOn = (location: string) => ({ cloudFront: moved(location) });

/** Neither can look for a file by a name that differs in case: their disks and buckets have the one name. */
const knowsCase = { nginx: missing, cloudFront: missing };

/** nginx takes slashes in a row for one before it looks for a location; the setting is its default server's. */
const mergesSlashes = (path: string) => ({ nginx: file(path) });

/** What stands above the base is not for this site's configuration to say. */
const above = { nginx: { status: 403 }, cloudFront: missing };

/** A function's answer has no file; error pages of a distribution stand in for answers of the origin alone. */
const withoutPage = { cloudFront: { status: 410 } };

/** Shown while the site is worked on, and nowhere else. */
const draft = { dev: { status: 200 } };

/** What nginx decodes before it looks, or refuses itself; CloudFront asks the bucket, which has nothing of that name. */
const decodes = (nginx: Expected) => ({ nginx, cloudFront: missing });

const rows: Readonly<Record<string, Expected & Pick<AddressRow, 'except'>>> = {
  // Pages.
  '/': file('index.html'),
  '/?x=1': file('index.html'),
  '/kontakt': file('kontakt.html'),
  '/kontakt?x=1&x=2': file('kontakt.html'),
  '/sortiment': file('sortiment.html'),
  '/betrieb/orte/hof': file('betrieb/orte/hof.html'),
  '/%6bontakt': file('kontakt.html'),
  '/sortiment/neu': { ...missing, except: draft },

  // A page whose path has letters beyond ASCII.
  '/betrieb/f%C3%BCr-zuhause': file('betrieb/für-zuhause.html'),
  '/betrieb/f%C3%BCr-zuhause/': moved('/baumschule/betrieb/f%C3%BCr-zuhause'),
  '/betrieb/f%C3%BCr-zuhause.html': moved('/baumschule/betrieb/f%C3%BCr-zuhause'),
  '/_site/pages/betrieb/f%c3%bcr-zuhause.json': file('_site/pages/betrieb/für-zuhause.json'),

  // Files.
  '/robots.txt': file('robots.txt'),
  '/sitemap.xml': file('sitemap.xml'),
  '/site.webmanifest': file('site.webmanifest'),
  '/files/texte/hecken.txt': file('files/texte/hecken.txt'),
  '/files/texte/%68ecken.txt': file('files/texte/hecken.txt'),
  '/_site/pages/kontakt.json': file('_site/pages/kontakt.json'),
  '/_site/pages/index.json': file('_site/pages/index.json'),
  '/_site/assets/': missing,
  '/_site/assets/nothing-0123456789abcdef.js': missing,

  // Files under their own names.
  '/downloads/preisliste.pdf': file('downloads/preisliste.pdf'),
  '/downloads/preisliste.pdf?x=1': file('downloads/preisliste.pdf'),
  '/downloads/sorten.csv': file('downloads/sorten.csv'),
  '/downloads/hoffest.ics': file('downloads/hoffest.ics'),
  '/downloads/pflege-junger-b%C3%A4ume.pdf': file('downloads/pflege-junger-bäume.pdf'),
  '/downloads/preisliste.pdf/': missing,
  '/downloads/nichts.pdf': missing,
  '/downloads/Preisliste.pdf': {
    ...moved('/baumschule/downloads/preisliste.pdf'),
    except: knowsCase,
  },
  '/preise.pdf': moved('/baumschule/downloads/preisliste.pdf', 301),

  // Nothing.
  '/nirgends': missing,
  '/kontakt/nirgends': missing,
  '/robots.txt/': missing,
  '/constructor': missing,

  // Nothing for visitors.
  '/404': missing,
  '/404.html': missing,
  '/404/': missing,
  '/_headers': missing,
  '/_redirects': missing,
  '/.nojekyll': missing,
  '/.env': missing,
  '/_site/build.json': missing,
  '/_site/build/0.json': missing,
  '/_site/nginx.conf': missing,
  '/_site/cloudfront.js': missing,
  '/kontakt.html.br': missing,
  '/kontakt.html.gz': missing,

  // Redirects, and what is gone.
  '/obst': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/obst?x=1&y=%C3%A4': moved('/baumschule/sortiment/gehoelze/obst?x=1&y=%C3%A4#pflanzzeit', 301),
  '/%6fbst': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/fest': moved('https://www.example.org/fest'),
  '/fest?x=1': moved('https://www.example.org/fest?x=1'),
  '/rosen': { status: 410, file: '404.html', except: withoutPage },
  '/rosen?x=1': { status: 410, file: '404.html', except: withoutPage },

  // The same from any path that a former site had: one step, whatever the case and the end.
  '/obst/': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/obst.html': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/Obst': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/OBST.HTML?x=1': moved('/baumschule/sortiment/gehoelze/obst?x=1#pflanzzeit', 301),
  '/rosen/': { status: 410, file: '404.html', except: withoutPage },
  '/Preise.PDF': moved('/baumschule/downloads/preisliste.pdf', 301),
  '/downloads/alte-preise.pdf': moved('/baumschule/downloads/preisliste.pdf', 301),
  '/%C3%9Cber-uns.html': moved('/baumschule/betrieb', 301),
  '/%C3%BCBER-UNS': moved('/baumschule/betrieb', 301),
  '/U%CC%88ber-uns/': moved('/baumschule/betrieb', 301),
  '/B%C3%A4ume/': moved('/baumschule/sortiment/gehoelze', 301),
  '/b%c3%a4ume': moved('/baumschule/sortiment/gehoelze', 301),
  '/unsere%20b%C3%A4ume.htm': moved('/baumschule/sortiment/gehoelze', 301),
  '/index.php': moved('/baumschule/', 301),
  '/index.php?x=1': moved('/baumschule/?x=1', 301),

  // Everything below a path, with the rest of it or without.
  '/alt': moved('/baumschule/betrieb', 301),
  '/alt/': moved('/baumschule/betrieb', 301),
  '/alt.html': moved('/baumschule/betrieb', 301),
  '/alt/orte': moved('/baumschule/betrieb/orte', 301),
  '/ALT/orte/Stadt?x=1': moved('/baumschule/betrieb/orte/Stadt?x=1', 301),
  '/alt/b%C3%A4ume/a%20b': moved('/baumschule/betrieb/b%C3%A4ume/a%20b', 301),
  '/alt//elsewhere.example/': {
    ...moved('/baumschule/betrieb/elsewhere.example', 301),
    except: { nginx: moved('/baumschule/betrieb/elsewhere.example/', 301) },
  },
  '/altes': missing,
  '/katalog/2019/a.html': moved('/baumschule/sortiment', 301),
  '/laden/': moved('https://www.example.org/laden/'),
  '/laden/x/y?z=1': moved('https://www.example.org/laden/x/y?z=1'),
  '/rosengarten/1': { status: 410, file: '404.html', except: withoutPage },

  // The same from a list beside the manifest.
  '/hecken.html': moved('/baumschule/sortiment/gehoelze/hecken', 301),
  '/hecken.php': moved('/baumschule/sortiment/gehoelze/hecken', 301),
  '/obst/aepfel.html': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/impressum.HTM': moved('/baumschule/impressum', 301),
  '/kontakt/index.html': moved('/baumschule/kontakt', 301),
  '/kontakt.aspx?x=1': moved('/baumschule/kontakt?x=1'),
  '/%C3%9CBER/uns': moved('/baumschule/betrieb', 301),
  '/baum,%20strauch.html': moved('/baumschule/sortiment', 301),
  '/prospekt.pdf': moved('/baumschule/downloads/preisliste.pdf', 301),
  '/termine/2019/mai.html': moved('/baumschule/betrieb/bilder', 301),
  '/gehoelze/obst': moved('/baumschule/sortiment/gehoelze/obst', 301),
  '/forum/viewtopic.php?t=1': { status: 410, file: '404.html', except: withoutPage },
  '/cgi-bin/blatt.pl?art=a%20b&nr=7': moved('/baumschule/betrieb/orte/stadt', 301),
  '/cgi-bin/blatt.pl': missing,
  '/kalender/': moved('https://www.example.org/kalender', 301),

  // A query that named a page.
  '/index.php?id=3': moved('/baumschule/sortiment/gehoelze/hecken', 301),
  '/index.php?x=1&id=3': moved('/baumschule/sortiment/gehoelze/hecken', 301),
  '/Index.php?seite=2&id=4': moved('/baumschule/sortiment/gehoelze/obst#pflanzzeit', 301),
  '/index.php?id=4': moved('/baumschule/?id=4', 301),
  '/index.php?id=33': moved('/baumschule/?id=33', 301),
  '/?p=17': moved('/baumschule/betrieb/bilder', 301),
  '/?p=18': file('index.html'),
  '/suche.asp?wort=Gr%C3%B6%C3%9Fe': moved('/baumschule/sortiment', 301),
  '/suche.asp': missing,

  // A slash or the ending of the file at the end.
  '/kontakt/': moved('/baumschule/kontakt'),
  '/kontakt/?x=1': moved('/baumschule/kontakt?x=1'),
  '/kontakt.html': moved('/baumschule/kontakt'),
  '/kontakt.html?x=1': moved('/baumschule/kontakt?x=1'),
  '/kontakt.html/': moved('/baumschule/kontakt'),
  '/sortiment/': moved('/baumschule/sortiment'),
  '/index': moved('/baumschule/'),
  '/index.html': moved('/baumschule/'),
  '/index.html?x=1': moved('/baumschule/?x=1'),
  '/index/': moved('/baumschule/'),
  '/nirgends/': { ...missing, except: leadsOn('/baumschule/nirgends') },
  '/nirgends.html': { ...missing, except: leadsOn('/baumschule/nirgends') },

  // Slashes in a row.
  '//kontakt': { ...moved('/baumschule/kontakt'), except: mergesSlashes('kontakt.html') },
  '//': { ...moved('/baumschule/'), except: mergesSlashes('index.html') },
  '/kontakt//': moved('/baumschule/kontakt'),
  '//nirgends': { ...missing, except: leadsOn('/baumschule/nirgends') },

  // Other capitals.
  '/Kontakt': { ...moved('/baumschule/kontakt'), except: knowsCase },
  '/BETRIEB/Orte': { ...moved('/baumschule/betrieb/orte'), except: knowsCase },
  '/Robots.txt': { ...moved('/baumschule/robots.txt'), except: knowsCase },

  // What is no address.
  '/%zz': { ...malformed, except: decodes(malformed) },
  '/kontakt%00': { ...malformed, except: decodes(malformed) },
  '/%ff': { ...malformed, except: decodes(missing) },
  '/kontakt%5c': { ...malformed, except: decodes(missing) },
  '/betrieb%2forte': {
    ...malformed,
    except: { nginx: file('betrieb/orte.html'), cloudFront: file('betrieb/orte.html') },
  },
};

/** As they are asked for, base included. */
export const addresses: readonly AddressRow[] = [
  ...Object.entries(rows).map(([path, row]) => ({ ...row, address: `/baumschule${path}` })),
  { address: '/baumschule', ...moved('/baumschule/') },
  { address: '/baumschule?x=1', ...moved('/baumschule/?x=1') },
  {
    address: '//baumschule/kontakt',
    ...moved('/baumschule/kontakt'),
    except: mergesSlashes('kontakt.html'),
  },
  { address: '/', ...moved('/baumschule/', 307), except: above },
  { address: '/kontakt', ...missing },
  { address: '/baumschulekontakt', ...missing },
  { address: '//elsewhere.example/', ...missing },
];

export const expectedOf = (
  { except, status, location, file: path }: AddressRow,
  server: Server,
): Expected =>
  except?.[server] ?? {
    status,
    ...(location === undefined ? {} : { location }),
    ...(path === undefined ? {} : { file: path }),
  };
