// Words with what is gone from them and what is new, word by word.
import { listChanges } from './list-changes';

interface MarkedChangesProps {
  readonly before: string;
  readonly after: string;
}

export const MarkedChanges = ({ before, after }: MarkedChangesProps) =>
  listChanges(before, after).map(({ words, change }, index) => {
    const key = `${index} ${words}`;
    if (change === 'gone') return <del key={key}>{words}</del>;
    return change === 'new' ? <ins key={key}>{words}</ins> : words;
  });
