/** The messages of a room that a page has got, in any order, some twice. */
import type { ChatMessage } from './chat-message.ts';

/** By number, each once. */
export function withMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => !numbers.has(number));
  if (fresh.length === 0) return known;
  const byNumber = new Map([...known, ...fresh].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/**
 * The number after which the page has to ask for messages; undefined while none is missing. `from`: the first number that the page
 * shows.
 */
export function missingAfter(known: readonly ChatMessage[], total: number, from: number): number | undefined {
  const numbers = new Set(known.map(({ number }) => number));
  for (let number = from; number <= total; number += 1) if (!numbers.has(number)) return number - 1;
  return undefined;
}
