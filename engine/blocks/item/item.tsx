import { Fragment } from 'react';
import { plain } from '../../content/text/words';
import type { AuthorView, ItemFact, ItemView } from '../../model/item-views';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { ItemDate } from '../item-date';
import { ItemChoices } from '../item-ways';
import { useOver } from '../use-over';

type Labels = BlockProps<'item'>['settings']['labels'];

const isEmpty = (part: string): boolean => plain(part) === '';

/** The words of a label around the place of something that is not text. */
const cut = (label: string, name: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = label.split(`{${name}}`);
  // Without a word, there is no text: an empty one has a place of its own in the markup. What marks it in development is kept.
  if (isEmpty(after)) return [isEmpty(before) ? '' : before + after, ''];
  return isEmpty(before) ? ['', before + after] : [before, after];
};

function Author({ author }: { readonly author: AuthorView }) {
  const { name, role, href } = author;
  return (
    <>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {role !== undefined && <span className="item-role">, {role}</span>}
    </>
  );
}

function Authors({ authors, labels }: Pick<ItemView, 'authors'> & { readonly labels: Labels }) {
  if (authors.length === 0) return null;
  const [before, after] = cut(labels.by, 'names');
  return (
    <span>
      {before}
      {authors.map((author, index) => (
        <Fragment key={author.name}>
          {index > 0 && '; '}
          <Author author={author} />
        </Fragment>
      ))}
      {after}
    </span>
  );
}

function Updated({
  date,
  labels,
}: {
  readonly date: ItemView['updated'];
  readonly labels: Labels;
}) {
  if (date === undefined) return null;
  const [before, after] = cut(labels.updated, 'date');
  return (
    <span>
      {before}
      <ItemDate date={date} />
      {after}
    </span>
  );
}

/** Members by which an item is dated among its facts: the date is not said twice. */
const isDated = ({ facts }: ItemView): boolean => facts.some(({ name }) => name === 'starts');

/** The date, unless it is among the facts. */
const findDate = (item: ItemView): ItemView['date'] => (isDated(item) ? undefined : item.date);

const hasByline = (item: ItemView): boolean =>
  [findDate(item), item.updated, item.reading, item.authors[0]].some((one) => one !== undefined);

function Byline({ item, labels }: { readonly item: ItemView; readonly labels: Labels }) {
  const { authors, reading, updated } = item;
  if (!hasByline(item)) return null;
  return (
    <p className="item-byline">
      <ItemDate date={findDate(item)} />
      <Updated date={updated} labels={labels} />
      <Authors authors={authors} labels={labels} />
      {reading !== undefined && <span>{reading}</span>}
    </p>
  );
}

function Facts({ facts }: { readonly facts: readonly ItemFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="item-facts">
      {facts.map(({ name, title, text, href }) => (
        <div className="item-fact" key={name}>
          <dt>{title}</dt>
          <dd>{href === undefined ? text : <Link href={href}>{text}</Link>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Results({ results }: Pick<ItemView, 'results'>) {
  if (results.length === 0) return null;
  return (
    <ul className="item-results">
      {results.map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

function Ways({ item, labels }: { readonly item: ItemView; readonly labels: Labels }) {
  const { older, newer, tags } = item;
  return (
    <>
      <ItemChoices name={labels.tags} choices={tags} />
      {(older || newer) && (
        <nav className="item-ways" aria-label={labels.ways}>
          {older && (
            <Link className="item-way item-back" href={older.href}>
              <span className="item-way-name">{labels.older}</span>
              {older.label}
              <Icon name="arrow-right" />
            </Link>
          )}
          {newer && (
            <Link className="item-way" href={newer.href}>
              <span className="item-way-name">{labels.newer}</span>
              {newer.label}
              <Icon name="arrow-right" />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

type HeadProps = Pick<BlockProps<'item'>, 'block'> & {
  readonly item: ItemView;
  readonly labels: Labels;
};

function Head({ block, item, labels }: HeadProps) {
  const over = useOver(item.until);
  const { facts, results, status = over ? labels.over : undefined } = item;
  const isWhole = block.part === 'facts';
  if (!isWhole && status === undefined && !hasByline(item)) return null;
  return (
    <BlockSection block={block}>
      {status !== undefined && (
        <p className="item-status" role={over ? 'status' : undefined}>
          {status}
        </p>
      )}
      <Byline item={item} labels={labels} />
      {isWhole && <Facts facts={facts} />}
      {isWhole && <Results results={results} />}
    </BlockSection>
  );
}

export function ItemBlock({ block, page, settings }: BlockProps<'item'>) {
  const { item } = page;
  const { labels } = settings;
  if (item === undefined) return null;
  if (block.part === 'ways') {
    if (item.tags.length === 0 && !item.older && !item.newer) return null;
    return (
      <BlockSection block={block}>
        <Ways item={item} labels={labels} />
      </BlockSection>
    );
  }
  return <Head block={block} item={item} labels={labels} />;
}
