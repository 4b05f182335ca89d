// Sentences as they stand on websites of companies, in several languages: none of them is a mistake.
import fc from 'fast-check';

/** Written by hand: each holds something that a check might take for another thing. */
export const handWritten: readonly string[] = [
  ...['#1 in Lisbon', 'The #1 choice, and #2 is far behind', '# of employees: 40', 'a | b'],
  ...[
    'Mon–Fri | 9–17',
    'Bread | Cakes | Café',
    'R&D; sales & service',
    'Bass&amp repairs',
    'A&E until 10, a&acute b',
    '5&10 cents',
    'a <b@c',
    'Smith & Sons',
    'AT&T',
  ],
  ...['B&B from $49', 'Q&A: what you ask', 'M&Ms; and more', 'x < y and y > z', 'a<b and c>d'],
  ...['Fewer than < 5 minutes', '<3 from all of us', 'I <3 clocks', 'Prices > 100 €', '=> more'],
  ...['A [sic] quotation', 'As he wrote [1] (page 12)', 'See [2] (in German)', 'List [a, b] (c)'],
  ...['Our (old) [new] name', 'f(x) = [x]', '(see page: 12)', 'Turn to page 12'],
  ...['5* hotel, 4* food', '2*3*4 cm', '*Terms apply', 'Free* delivery (*over 20 €)', '**'],
  ...[
    'Error! Try again.',
    'TODO INCLUIDO',
    'TODO: el precio lo dice',
    'TBD',
    'Opponent: TBD',
    'Start here',
    'Who is here?',
  ],
  ...[
    '[enter]',
    'Press [Enter] here',
    '[applause]',
    'Your coffee is here',
    'The content here is free.',
  ],
  ...['5 * 3 = 15', '2 ** 3', 'length * width * height', 'Terms * and conditions *', 'Post**'],
  ...['Preis* ohne Pfand, **mit Pfand', 'Name _______', 'Sign here: ____', 'a_b_c', '_blank'],
  ...['2 * 3 * 4', 'a * b * c', 'The area is a *b', '*net *per night', '*nix and *BSD'],
  ...['Hotel ** and Post**', 'Preis **mit Pfand ***mit Karte', '** open', 'char *argv, *env'],
  ...['Open %TEMP% or %PATH%.', '%NAME%s', 'a <%b', '*|*', 'Fee 5 €** **net', 'See ^[1].'],
  ...['5 *6 *7', 'Fee** and rent**', 'On *nix and *BSD'],
  ...['* Prices without tax', '** Prices with tax', '*** hotel', 'Hotel ****', 'Open 9–17* **'],
  ...[
    'Kaua`i and O`ahu',
    '`Okina and `Ohana',
    "`single' quotes",
    '12:30:45',
    'a:b:c',
    'Ratio 1:2:3',
  ],
  ...['files\\new', 'C:\\new\\Users', 'either\\or', '$5 and $6', '5^2', '1 + 1 == 2', 'C++ or ++i'],
  ...['Prices [net] [gross]', '[sic] [1]', 'x[1][2]', '[a] [b]'],
  ...['Free (*) delivery (*)', '4*/5* rooms', 'Size* and weight* (*net)', '* and *'],
  ...[
    'C:\\Users',
    '50% off',
    '100 % wool',
    '~ 20 people',
    '~~ since 1950 ~~',
    '`n’ roll',
    "rock 'n' roll",
  ],
  ...[
    '- and that is all',
    '– said the founder',
    '— since 1950',
    '1. place',
    '1) first',
    '3. Mai 2026',
  ],
  ...[
    'It’s “quoted”',
    '«Guillemets»',
    '„Deutsch“',
    '‚Einfach‘',
    'Ellipsis …',
    '10–12',
    'naïve façade',
  ],
  ...['Hello 👋🏽', 'Family 👨‍👩‍👧', 'Flags 🇵🇹 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️', '™ © ®', '½ price', '20 °C', 'H₂O', 'm²'],
  ...[
    'Soft\u00adhyphen',
    'No\u00a0break',
    'Thin\u2009space',
    'word\u2060joiner',
    'שלום\u200f!',
    'abc\u200e',
  ],
  ...[
    'שלום \u2067abc\u2069 עולם',
    'مرحبا \u202aABC\u202c',
    'می\u200cخواهم',
    'ภาษา\u200bไทย',
    'ខ្មែរ\u200bភាសា',
  ],
  ...[
    '日本語の文章です。',
    '中文句子，没有空格。',
    '한국어 문장입니다.',
    'हिन्दी वाक्य',
    'Ελληνικά',
    'Русский текст',
  ],
  ...[
    '«A MAÇÃ»',
    'AMANHÃ… “E DEPOIS DE AMANHÃ”',
    'AMANHÃ–SÁBADO',
    'LA MAÑANA, EL CAFÉ',
    'CHÂTEAU',
    'ÞÓR, GUÐRÚN',
    'user@example.org',
    'www.harbour.co',
    'https://www.harbour.co/a_b',
    'mailto: us',
    'tel. 12 34',
  ],
  ...[
    'C# and F# developers',
    'Node.js & Vue.js',
    '.NET/C++',
    '#hashtag #clocks',
    'No. #7',
    '§ 5 TMG',
  ],
  ...[
    'Ring: 0800 123',
    'a / b',
    'and/or',
    '24/7',
    '1/2',
    'Open 24 h',
    '9:00–17:30',
    '12:30',
    '3:1',
  ],
  ...['He said: "yes"', "the '90s", '(c) 2020', '[email us]', '[…]', '(…)', '{{braces}', 'f({{x})'],
  ...[
    '$100',
    '$ 5',
    'US$20',
    '€5',
    '£3.50',
    '¥500',
    '5 €/m²',
    '±2 %',
    '≥ 90 %',
    'ca. 5–7',
    '>90 %',
  ],
  ...['TÜV-geprüft', 'São Paulo', 'Zürich', 'Łódź', 'İstanbul', 'Reykjavík', 'Þór', 'Ærø', 'Œuvre'],
  ...[
    '&c.',
    'et al.',
    'i.e. so',
    'e.g. this',
    'p. 12',
    'vs.',
    'No 1 & 2;',
    'copy & paste;',
    'lt & gt',
  ],
];

const languages = [
  {
    who: ['We', 'Our team', 'The workshop', 'Our #1 crew', 'Smith & Sons', 'The R&D team'],
    does: ['repairs', 'builds', 'delivers', 'tests & tunes', 'plans', 'documents'],
    what: [
      'clocks (old & new)',
      'kitchens',
      '100% oak tables',
      'C# software',
      'bread | cakes',
      '5* rooms',
      '5 * 3 m of rope',
      '`50s furniture',
    ],
    when: [
      'since 1950',
      '24/7',
      'from 9:00–17:30',
      'in < 5 days',
      'for > 20 years',
      'every day*',
      'every day** (see *)',
    ],
  },
  {
    who: ['Wir', 'Unsere Werkstatt', 'Müller & Söhne', 'Das Team „Süd“', 'Die Nr. 1 am Ort'],
    does: ['repariert', 'baut', 'liefert', 'prüft', 'plant'],
    what: [
      'Uhren (alt & neu)',
      'Küchen',
      'Möbel aus Eiche',
      'Brot | Kuchen',
      '5*-Zimmer',
      'Gärten',
    ],
    when: ['seit 1950', 'rund um die Uhr', 'Mo.–Fr. 9–17 Uhr', 'in < 5 Tagen', 'ab 20 €/m²'],
  },
  {
    who: ['Nous', 'Notre atelier', 'L’équipe « Sud »', 'Dupont & Fils'],
    does: ['réparons', 'fabrique', 'livre', 'vérifie'],
    what: ['des horloges', 'du pain | des gâteaux', 'des meubles (chêne)', '100 % laine'],
    when: ['depuis 1950', '7 j/7', 'de 9 h à 17 h', 'à partir de 20 €'],
  },
  {
    who: ['Nós', 'A oficina', 'O n.º 1 em Lisboa', 'Silva & Filhos'],
    does: ['reparamos', 'constrói', 'entrega'],
    what: ['relógios', 'pão | bolos', 'cozinhas (à medida)', 'café & bica'],
    when: ['desde 1950', 'todos os dias', 'das 9h às 17h', 'por 1,00 €'],
  },
  {
    who: ['私たち', '当社', 'チーム'],
    does: ['は修理', 'は製造', 'は配達'],
    what: ['時計（新・旧）', '家具', 'パン｜ケーキ'],
    when: ['を毎日', 'を1950年から', '9:00〜17:00'],
  },
  {
    who: ['نحن', 'ورشتنا', 'فريق \u2068ABC\u2069'],
    does: ['نصلح', 'نبني', 'نوصل'],
    what: ['الساعات (قديم & جديد)', 'الأثاث', 'الخبز | الكعك'],
    when: ['منذ 1950', 'كل يوم', '24/7'],
  },
] as const;

const ends = ['.', '!', '?', ' …', ' (*)', ' – always.', ': see [1].', ' & more;', '™', ''];

const sentence = fc
  .constantFrom(...languages)
  .chain(({ who, does, what, when }) =>
    fc.tuple(
      ...[fc.constantFrom(...who), fc.constantFrom(...does)],
      ...[fc.constantFrom(...what), fc.constantFrom(...when), fc.constantFrom(...ends)],
    ),
  )
  .map(([who, does, what, when, end]) => `${who} ${does} ${what} ${when}${end}`);

/** What a check of Markdown might take for markup: brackets, colons, plus signs, prices. */
const inDocuments = [
  {
    begins: [
      '+++ Neu +++',
      'Achtung:',
      'Hinweis [neu]:',
      '„Klang + Bild“:',
      'Zeit :: Ort',
      'Nr. [7]:',
    ],
    says: [
      'Kurse ab 62,– €',
      'Eintritt 5 € (erm. 3 €)',
      'siehe [1][2] und Abb. [a]',
      'Hotel Post**',
      'Preis* (**ohne Kurtaxe)',
      'Feld x[1][2]',
    ],
    ends: [
      '(C++ und mehr).',
      '[Anm. d. Red.]',
      '– plus +49 30 1234',
      ': a : b',
      '+ 2 € Pfand.',
      '[…]',
    ],
  },
  {
    begins: ['+++ News +++', 'Note:', 'Prices [new]:', 'Rock + pop:', 'Time :: place', 'No. [7]:'],
    says: [
      'courses from £62.50',
      'entry $5 (kids $3)',
      'see [1][2] and fig. [a]',
      'Grand Hotel ** and inn *',
      'price* (**without tax)',
      'the field x[1][2]',
    ],
    ends: [
      '(C++ and more).',
      '[sic]',
      '– call +44 1632 960',
      ': a : b',
      '+ £2 deposit.',
      '[TOC is a term]',
    ],
  },
] as const;

/** Ordinary paragraphs of a document, always the same ones. */
export const makeParagraphs = (count: number): string[] =>
  fc.sample(
    fc
      .constantFrom(...inDocuments)
      .chain(({ begins, says, ends }) =>
        fc.tuple(
          fc.constantFrom(...begins),
          fc.constantFrom(...says),
          fc.constantFrom('and', 'und', '&', '+', '/', '–'),
          fc.constantFrom(...says),
          fc.constantFrom(...ends),
        ),
      )
      .map((parts) => parts.join(' ')),
    { numRuns: count, seed: 1950 },
  );

/** One or two sentences each, always the same ones. */
export const makeSentences = (count: number): string[] =>
  fc.sample(
    fc.array(sentence, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' ')),
    { numRuns: count, seed: 1950 },
  );
