import { expect, test } from 'vitest';
import { approvalNews } from './approval-seen.ts';

const SHOP = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a change of the approval leads home once, both ways, and is new there', () => {
  const here = storage();
  const seen = [
    [false, false],
    [false, false],
    [true, false],
    [true, true],
    [true, false],
    [false, false],
    [false, true],
  ].map(([approved, atHome]) => approvalNews(here, SHOP, approved, atHome === true));
  expect(seen).toEqual(['new', 'same', 'changed', 'new', 'same', 'changed', 'new']);
});

test('who is at home already stays there', () => {
  const here = storage();
  expect(approvalNews(here, SHOP, false, true)).toBe('new');
  expect(approvalNews(here, SHOP, true, true)).toBe('new');
  expect(approvalNews(here, SHOP, true, true)).toBe('same');
});

test('what another shop says is no change, nor is logging out and in', () => {
  const here = storage();
  expect(approvalNews(here, SHOP, false, false)).toBe('new');
  expect(approvalNews(here, OTHER, true, false)).toBe('new');
  expect(approvalNews(here, OTHER, undefined, false)).toBe('same');
  expect(approvalNews(here, OTHER, false, false)).toBe('new');
});

test('a browser that keeps nothing notices nothing', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(approvalNews(broken, SHOP, true, false)).toBe('same');
});
