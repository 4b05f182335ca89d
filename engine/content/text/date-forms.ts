// How languages write days and months. The words are here, not in Intl: its own change within one version of Node, and a build has
// to give the same bytes with each. A test compares them with CLDR.

export interface DateForms {
  /** Of a day. */
  readonly date: string;
  /** Of a month. */
  readonly month: string;
  /** The names of the months in a date, between bars. */
  readonly months: string;
  /** The same where they stand alone, if these are others. */
  readonly alone?: string;
}

export const dateForms: Readonly<Record<string, DateForms>> = {
  ar: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  },
  bg: {
    date: '{day} {month} {year} г.',
    month: '{month} {year} г.',
    months: 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
  },
  ca: {
    date: '{day} {month} del {year}',
    month: '{month} del {year}',
    months:
      'de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de desembre',
    alone: 'gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre',
  },
  cs: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
    alone: 'leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec',
  },
  da: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december',
  },
  de: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  },
  el: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months:
      'Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου',
    alone:
      'Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος',
  },
  en: {
    date: '{month} {day}, {year}',
    month: '{month} {year}',
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  },
  es: {
    date: '{day} de {month} de {year}',
    month: '{month} de {year}',
    months:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  },
  et: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months:
      'jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember',
  },
  fi: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months:
      'tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta',
    alone:
      'tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu',
  },
  fr: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  },
  'en-GB': {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  },
  he: {
    date: '{day} ב{month} {year}',
    month: '{month} {year}',
    months: 'ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר',
  },
  hr: {
    date: '{day}. {month} {year}.',
    month: '{month} {year}.',
    months:
      'siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca',
    alone:
      'siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac',
  },
  hu: {
    date: '{year}. {month} {day}.',
    month: '{year}. {month}',
    months:
      'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december',
  },
  it: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months:
      'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  },
  ja: {
    date: '{year}年{month}月{day}日',
    month: '{year}年{month}月',
    months: '1|2|3|4|5|6|7|8|9|10|11|12',
  },
  ko: {
    date: '{year}년 {month} {day}일',
    month: '{year}년 {month}',
    months: '1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월',
  },
  lt: {
    date: '{year} m. {month} {day} d.',
    month: '{year} m. {month}',
    months:
      'sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio',
    alone:
      'sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis',
  },
  lv: {
    date: '{year}. gada {day}. {month}',
    month: '{year}. g. {month}',
    months:
      'janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris',
  },
  nb: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember',
  },
  nl: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months:
      'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  },
  pl: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months:
      'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    alone:
      'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień',
  },
  pt: {
    date: '{day} de {month} de {year}',
    month: '{month} de {year}',
    months:
      'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  },
  ro: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months:
      'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
  },
  ru: {
    date: '{day} {month} {year} г.',
    month: '{month} {year} г.',
    months: 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
    alone: 'январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь',
  },
  sk: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months:
      'januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra',
    alone: 'január|február|marec|apríl|máj|jún|júl|august|september|október|november|december',
  },
  sl: {
    date: '{day}. {month} {year}',
    month: '{month} {year}',
    months: 'januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december',
  },
  sv: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
  },
  tr: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    months: 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık',
  },
  uk: {
    date: '{day} {month} {year} р.',
    month: '{month} {year} р.',
    months:
      'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня',
    alone:
      'січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень',
  },
  zh: {
    date: '{year}年{month}月{day}日',
    month: '{year}年{month}月',
    months: '1|2|3|4|5|6|7|8|9|10|11|12',
  },
};
