import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { missingAfter, withMessages } from './known-messages.ts';

const message = (number: number): ChatMessage => ({
  id: `m${number}`,
  roomId: 'r',
  number,
  side: 'shop',
  author: 'Dora',
  kind: 'text',
  text: 'oi',
  sentAt: number,
});
const numbers = (messages: readonly ChatMessage[]): number[] => messages.map(({ number }) => number);

test('in whatever order and however often they come, each message is known once, by number', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      let known: readonly ChatMessage[] = [];
      for (const batch of batches) known = withMessages(known, batch.map(message));
      expect(numbers(known)).toEqual([...new Set(batches.flat())].sort((a, b) => a - b));
    }),
  );
});

test('what brings nothing new changes nothing', () => {
  const known = [message(1), message(2)];
  expect(withMessages(known, [message(2)])).toBe(known);
});

test.each([
  [[], 0, 1, undefined],
  [[], 3, 1, 0],
  [[3], 3, 1, 0],
  [[1, 2, 3], 3, 1, undefined],
  [[1, 3], 3, 1, 1],
  [[5, 6], 8, 5, 6],
  [[5, 6], 6, 5, undefined],
])(
  'of %j, with %i in all and shown from %i, the page fetches what is after %s',
  (known, total, from, after) => expect(missingAfter(known.map(message), total, from)).toBe(after),
);

test('fetching what is missing, page by page, ends with all messages', () => {
  const total = 60;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: total })),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: total }),
      (some, page, from) => {
        const shown = some.filter((number) => number >= from);
        let known: readonly ChatMessage[] = withMessages([], shown.map(message));
        for (let round = 0; round <= total; round += 1) {
          const after = missingAfter(known, total, from);
          if (after === undefined) break;
          const next = Array.from({ length: page }, (_, index) => after + index + 1);
          known = withMessages(known, next.filter((number) => number <= total).map(message));
        }
        expect(numbers(known)).toEqual(Array.from({ length: total - from + 1 }, (_, index) => from + index));
      },
    ),
  );
});
