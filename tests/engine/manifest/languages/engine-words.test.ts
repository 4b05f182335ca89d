// The words that the engine brings, by the language of a manifest.
import { describe, expect, test } from 'vitest';
import { nameDates } from '../../../../engine/content/facts/name-dates';
import type { Manifest } from '../../../../engine/generated/manifest';
import { hasEngineWords } from '../../../../engine/manifest/languages/engine-words';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { engineContract } from '../../../engine-contract';
import { siteIn } from './site-in';

function read(language: string, change: object = {}): Manifest {
  const { publication, findings } = validateSite(siteIn(language, change), engineContract);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [site] = publication?.sites ?? [];
  if (!site) throw new Error('The site is valid.');
  return site.manifest;
}

const days = (language: string, from: string, until = from): string =>
  nameDates([from, until], { language, dates: read(language).labels.dates });

describe('labels', () => {
  test.each([
    ['de', 'Zum Inhalt springen'],
    ['de-CH', 'Zum Inhalt springen'],
    ['fr', 'Aller au contenu'],
    ['es-MX', 'Ir al contenido'],
    ['ar', 'انتقل إلى المحتوى'],
    ['en-GB', 'Skip to content'],
    ['pl', 'Skip to content'],
  ])('in "%s" say "%s"', (language, text) => {
    expect(read(language).labels.skip).toBe(text);
  });

  test('of blocks and forms are in the language, too', () => {
    const { blockSettings, forms } = read('de');
    expect(blockSettings.gallery.labels.next).toBe('Nächstes Bild');
    expect(forms.ask?.failure.networkError).toBe('Keine Verbindung');
  });

  test('that the site says itself stay', () => {
    const labels = { skip: 'Weiter', dates: { months: { january: 'Jänner' } } };
    const { labels: own } = read('de', { labels });
    expect([own.skip, own.home]).toEqual(['Weiter', 'Startseite']);
    expect([own.dates.months.january, own.dates.months.may]).toEqual(['Jänner', 'Mai']);
  });

  test('are missed only in a language that the engine does not speak', () => {
    const find = (language: string) =>
      validateSite(siteIn(language), engineContract).findings.map(({ code }) => code);
    expect(find('de')).toEqual([]);
    expect(find('pl')).toEqual(['english-labels']);
    expect(['en-ZA', 'de-LI', 'ar-EG', 'pl'].map(hasEngineWords)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a date', () => {
  test.each([
    ['en-US', 'Fri, December 24, 2027'],
    ['en-GB', 'Fri, 24 December 2027'],
    ['en-IE', 'Fri 24 December 2027'],
    ['en-ZA', 'Fri, 24 December 2027'],
    ['de', 'Fr., 24. Dezember 2027'],
    ['fr', 'ven. 24 décembre 2027'],
    ['es', 'vie., 24 de diciembre de 2027'],
    ['ar', 'الجمعة، 24 ديسمبر 2027'],
    ['ar-EG', 'الجمعة، ٢٤ ديسمبر ٢٠٢٧'],
    // As Intl has it: nobody brought words.
    ['nl', 'vr 24 december 2027'],
  ])('in "%s" is written "%s"', (language, text) => {
    expect(days(language, '2027-12-24')).toBe(text);
  });

  test('in January has its Austrian name', () => {
    expect(days('de-AT', '2027-01-04')).toBe('Mo., 4. Jänner 2027');
  });

  test.each([
    ['en-US', 'Fri, December 24 – Sun, December 26, 2027'],
    ['en-CA', 'Fri, December 24–Sun, December 26, 2027'],
    ['en-GB', 'Fri, 24 December – Sun, 26 December 2027'],
    ['en-AU', 'Fri, 24 – Sun, 26 December 2027'],
    ['de', 'Fr., 24. – So., 26. Dezember 2027'],
    ['nl', 'vr 24 – zo 26 december 2027'],
  ])('with another one of the month in "%s" is "%s"', (language, text) => {
    expect(days(language, '2027-12-24', '2027-12-26')).toBe(text);
  });

  test.each([
    ['2027-12-26', 'mié., 24 de noviembre – dom., 26 de diciembre de 2027'],
    ['2028-01-02', 'mié., 24 de noviembre de 2027 – dom., 2 de enero de 2028'],
  ])('says month and year once where they are the same: until %s', (until, text) => {
    expect(days('es', '2027-11-24', until)).toBe(text);
  });
});
