import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askAll } from '../../../scripts/new/ask';

const questions = [
  { text: 'Who?', usual: 'Example Company' },
  { text: 'Which look?', usual: 'plain', among: ['plain', 'law'] },
];

async function answer(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const answers = await askAll(questions, { input, output });
  output.end();
  return { answers, said: await text(output) };
}

test('each question names what an empty answer means', async () => {
  expect(await answer(' Acme ', 'law')).toEqual({
    answers: ['Acme', 'law'],
    said: 'Who? [Example Company]: Which look? (plain, law) [plain]: ',
  });
  expect((await answer('', '')).answers).toEqual([undefined, undefined]);
});

test('what helps to answer stands above the question, once', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end('zzz\n\n');
  const help = () => 'Pictures: here';
  const question = { text: 'Which?', usual: 'plain', among: ['plain', 'law'], help };
  await askAll([question], { input, output });
  output.end();
  const asked = 'Which? (plain, law) [plain]: ';
  expect(await text(output)).toBe(`Pictures: here\n${asked}${asked}`);
});

test('what is not among the choices is asked again', async () => {
  const { answers, said } = await answer('Acme', 'lwa', 'law');
  expect(answers).toEqual(['Acme', 'law']);
  expect(said.match(/Which look\?/g)).toHaveLength(2);
});

test('an input that ends too early writes nothing', async () => {
  await expect(answer('Acme')).rejects.toThrow('Give the values as options instead.');
});

test('nothing is asked where nothing is missing', async () => {
  const output = new PassThrough();
  expect(await askAll([], { input: new PassThrough(), output })).toEqual([]);
});
