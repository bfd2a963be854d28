import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { clientKey, readStored, writeStored } from './client-storage.ts';
import { forgetStaff, staffKey } from './staff-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

test('a logout deletes what that person has stored, and nothing of others', () => {
  const dora = staffKey('dora@loja.exemplo.com.br', 'rascunho');
  const others = [staffKey('dora@loja.exemplo.com', 'rascunho'), clientKey('ana', 'chat-1')];
  for (const key of [dora, ...others]) writeStored(key, 'Bom dia');
  forgetStaff('dora@loja.exemplo.com.br');
  expect([dora, ...others].map(readStored)).toEqual([null, 'Bom dia', 'Bom dia']);
});
