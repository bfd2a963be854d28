import type { Choice } from '#platform/panel/forms/fields/choice.ts';

/** As many names as are read at a glance. */
const SHOWN = 5;

/** How many there are besides those named: '3 produtos'. */
export type CountWords = (count: number) => string;

export const counted =
  (one: string, many: string): CountWords =>
  (count) =>
    `${count} ${count === 1 ? one : many}`;

/** 'Café, Chá e mais 3 produtos'; where none has a name that may be seen, '5 produtos'. */
export function namesWords(names: readonly (string | undefined)[], rest: CountWords): string {
  const shown = names.filter((name) => name !== undefined).slice(0, SHOWN);
  const others = names.length - shown.length;
  if (shown.length === 0) return rest(others);
  return others === 0 ? shown.join(', ') : `${shown.join(', ')} e mais ${rest(others)}`;
}

/** Who may see a rule may not see every product or client that it names. */
export async function orNameless(read: Promise<readonly Choice[]>): Promise<readonly Choice[]> {
  try {
    return await read;
  } catch {
    return [];
  }
}
