import { expect, test, vi } from 'vitest';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { type ApprovalWord, approvalChange } from './approval-seen.ts';

const SHOP = '019a0000-0000-7000-8000-000000000001';
const OTHER = '019a0000-0000-7000-8000-000000000002';

const ANA = '019a0000-0000-7000-8000-00000000000a';
const BIA = '019a0000-0000-7000-8000-00000000000b';

const changeAt = (
  here: Parameters<typeof approvalChange>[0],
  word: ApprovalWord | undefined,
  atHome: boolean,
  clientId: string | undefined = ANA,
  supplierId = SHOP,
) => approvalChange(here, { supplierId, clientId, word }, atHome);

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
}

test('a change of the approval leads home once, both ways, and is new there', () => {
  const here = storage();
  const seen = [
    ['waits', false],
    ['waits', false],
    ['approved', false],
    ['approved', true],
    ['approved', false],
    ['waits', false],
    ['waits', true],
    ['refused', false],
    ['refused', true],
  ] as const;
  expect(seen.map(([word, atHome]) => changeAt(here, word, atHome))).toEqual([
    'new',
    'same',
    'changed',
    'new',
    'same',
    'changed',
    'new',
    'changed',
    'new',
  ]);
});

test('who is at home already stays there', () => {
  const here = storage();
  expect(changeAt(here, 'waits', true)).toBe('new');
  expect(changeAt(here, 'approved', true)).toBe('new');
  expect(changeAt(here, 'approved', true)).toBe('same');
});

test('what another shop says is no change, nor is logging out and in', () => {
  const here = storage();
  expect(changeAt(here, 'waits', false)).toBe('new');
  expect(changeAt(here, 'approved', false, ANA, OTHER)).toBe('new');
  expect(changeAt(here, undefined, false, ANA, OTHER)).toBe('same');
  expect(changeAt(here, 'waits', false, ANA, OTHER)).toBe('new');
});

test('a browser without storage notices nothing', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(changeAt(broken, 'approved', false)).toBe('same');
});

test('what the shop says of another client is no change', () => {
  const here = storage();
  expect(changeAt(here, 'approved', false, ANA)).toBe('new');
  expect(changeAt(here, 'waits', false, BIA)).toBe('new');
  expect(changeAt(here, 'waits', false, BIA)).toBe('same');
});

test('a client who may no longer enter is notified, though the page no longer knows who it is', () => {
  const here = storage();
  expect(changeAt(here, 'approved', false, ANA)).toBe('new');
  expect(approvalChange(here, { supplierId: SHOP, clientId: undefined, word: 'refused' }, false)).toBe(
    'changed',
  );
  expect(approvalChange(here, { supplierId: SHOP, clientId: undefined, word: 'refused' }, true)).toBe('new');
  expect(changeAt(here, 'approved', false, BIA)).toBe('new');
});

test('logging out leaves nothing of it in the browser', () => {
  const here = storage();
  vi.stubGlobal('sessionStorage', here);
  vi.stubGlobal('localStorage', storage());
  expect(changeAt(here, 'approved', false)).toBe('new');
  forgetOtherClients();
  expect(here.length).toBe(0);
  expect(changeAt(here, 'waits', false)).toBe('new');
  vi.unstubAllGlobals();
});
