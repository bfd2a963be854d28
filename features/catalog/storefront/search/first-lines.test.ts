import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

const lines = (recent: readonly string[], popular: readonly string[], most = 10) =>
  firstLines({ shopSlug: 'loja', recent, popular, most }).all.map(({ kind, text }) => `${kind}: ${text}`);

test('recent searches come first, and what is popular follows', () => {
  expect(lines(['café'], ['arroz', 'leite'])).toEqual(['recent: café', 'popular: arroz', 'popular: leite']);
  expect(lines([], ['arroz'])).toEqual(['popular: arroz']);
  expect(lines([], [])).toEqual([]);
});

test('what is popular and was searched before stands once, however it is written', () => {
  expect(lines(['CAFÉ'], ['café', 'leite'])).toEqual(['recent: CAFÉ', 'popular: leite']);
});

test('however much there is, at most so many lines are shown', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(lines(many, ['g', 'h'], 7)).toEqual([...many.map((text) => `recent: ${text}`), 'popular: g']);
  expect(lines(many, ['g'], 6)).toHaveLength(6);
});
