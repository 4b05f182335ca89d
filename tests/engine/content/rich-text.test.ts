// Which asterisks of running text are marks, and which are parts of words.
import { expect, test } from 'vitest';
import { parseRichText } from '../../../engine/content/text/rich-text';
import type { RichText } from '../../../engine/generated/concept-views';

const show = (nodes: RichText): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? `<${node.type}>${show(node.children)}</>` : '';
    })
    .join('');

test.each([
  ['Mitarbeiter*innen beraten Kund*innen und Lehrer*innen.', undefined],
  ['Kund*innen/Mitarbeiter*innen', undefined],
  ['The plates are 60*40*20 cm, or 2*x*3.', undefined],
  ['10*20, 30*40 cm', undefined],
  ['Prices*, hours* and (fees*) stay*.', undefined],
  ['Für Schüler*innen kostenlos*', undefined],
  ['Our 5*-rooms and 4*-rooms', undefined],
  ['der*die Mitarbeiter*in (*neu*)', 'der*die Mitarbeiter*in (<emphasis>neu</>)'],
  ['Kund*innen sind *toll* hier.', 'Kund*innen sind <emphasis>toll</> hier.'],
  [
    '*Unsere Kund*innen*, **alle Lehrer*innen**',
    '<emphasis>Unsere Kund*innen</>, <strong>alle Lehrer*innen</>',
  ],
  ['[Kund*innen](/a) und [Lehrer*innen](/b)', '<link>Kund*innen</> und <link>Lehrer*innen</>'],
  ['un*believ*able', 'un<emphasis>believ</>able'],
  ['*Blikk*ben, *Lehr*er', '<emphasis>Blikk</>ben, <emphasis>Lehr</>er'],
  ['*Für Mitarbeiter*innen gilt das nicht.', undefined],
  ['*Alle!*und (*so*)', '<emphasis>Alle!</>und (<emphasis>so</>)'],
  ['我们*手工、快*修理', '我们<emphasis>手工、快</>修理'],
  ['A *b c* d, **e**.', 'A <emphasis>b c</> d, <strong>e</>.'],
  ['*Our work* and *prices*', '<emphasis>Our work</> and <emphasis>prices</>'],
  ['**a**b *c [d*e](/f)*', '<strong>a</>b <emphasis>c <link>d*e</></>'],
])('%s', (text, shown) => {
  expect(show(parseRichText(text, (target) => target))).toBe(shown ?? text);
});
