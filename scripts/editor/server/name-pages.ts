// Words of a finding or a repair, which name pages by their ids → the same with the titles that a person knows.
import type { Finding } from '../../../engine/model/finding';
import type { PageEntry, WaitingStep } from '../site-state';

type Pages = readonly Pick<PageEntry, 'id' | 'title'>[];

const namePages = (words: string, pages: Pages): string =>
  words.replace(/"([^"\s]+)"/g, (written, id) => {
    const title = pages.find((page) => page.id === id)?.title;
    return title === undefined ? written : `“${title}”`;
  });

export const nameInWaiting = (step: WaitingStep, pages: Pages): WaitingStep => ({
  ...step,
  findings: step.findings.map((finding) => ({
    ...finding,
    message: namePages(finding.message, pages),
    hint: namePages(finding.hint, pages),
  })),
  repairs: step.repairs.map((one) => namePages(one, pages)),
});

/** Why something cannot be done, by the first of what refuses it. */
export function sayCause(refusing: readonly Finding[], pages: Pages): string {
  const [first] = refusing;
  if (first === undefined) return '';
  const { code, pointer, message } = first;
  const id = /^\/pages\/([^/]+)/.exec(pointer)?.[1];
  const title = pages.find((page) => page.id === id)?.title;
  const holder = title === undefined ? 'The site' : `The page “${title}”`;
  if (code === 'missing-file') return `${holder} still shows it.`;
  const cause = namePages(message, pages);
  return title === undefined ? cause : `On the page “${title}”: ${cause}`;
}
