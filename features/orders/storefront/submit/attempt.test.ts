import { expect, test } from 'vitest';
import { attemptFor, newKey, parseAttempt, type SubmitAttempt } from './attempt.ts';

const stored: SubmitAttempt = { key: 'first', content: '{"itens":[]}', open: true };

test('a retry and a reload of the same content use the same key', () => {
  expect(attemptFor(stored.content, parseAttempt(JSON.stringify(stored)), () => 'second')).toEqual(stored);
});

test('another content, or none before, gets a new key', () => {
  const made = { key: 'second', content: '{}', open: false };
  expect(attemptFor('{}', stored, () => 'second')).toEqual(made);
  expect(attemptFor('{}', undefined, () => 'second')).toEqual(made);
});

test.each([null, '', '{}', 'x', '{"key":1,"content":"","open":true}'])('%j is no attempt', (text) => {
  expect(parseAttempt(text)).toBeUndefined();
});

test('keys are long and never twice the same', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
