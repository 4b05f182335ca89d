// What holds without a style.
import type { Axes } from '../model/theme';

/** A calm page without decoration: the starting point of every theme. */
export const neutral: Axes = {
  scheme: 'light',
  type: {
    body: 'regular',
    leading: 'regular',
    measure: 'regular',
    scale: 'standard',
    display: 'scale',
    headings: { weight: 600, case: 'written', tracking: 'tight', slideCase: 'written' },
    labels: { case: 'written', tracking: 'normal', size: 'regular' },
  },
  density: 'regular',
  width: 'regular',
  radius: 10,
  buttons: { shape: 'soft', second: 'outline' },
  lines: 'hair',
  cards: 'tile',
  drawings: {
    steps: 'line',
    quote: 'plain',
    callToAction: 'plain',
    questions: 'rows',
    fields: 'boxed',
    figures: 'regular',
    articles: 'plain',
  },
  pictures: { edge: 'framed', ratio: '16:9', colours: 'own' },
  heads: 'split',
  header: {
    form: 'bar',
    brand: 'mark+name',
    action: false,
    home: false,
    panel: 'auto',
    tone: 'panel',
  },
  drawer: 'side',
  contact: 'none',
  footer: { form: 'columns', contacts: false },
  motif: 'none',
  markers: 'dot',
  motion: 'quiet',
  aside: 'end',
};
