import { useEffect, useState } from 'react';
import { useDebounced } from '#platform/ui/use-debounced.ts';

/** Something that is found by words: a product, a client, a category. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Beside the label: a code, a city. */
  readonly note?: string;
}

export type SearchChoices = (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** Milliseconds. */
const TYPING = 200;
const NONE: readonly Choice[] = [];

type Found = { readonly state: 'searching' | 'found' | 'failed'; readonly choices: readonly Choice[] };

/** What the server finds for the words, while the list is open. The last answer stays until the next one is here. */
export function useChoices(search: SearchChoices, text: string, open: boolean): Found {
  const words = useDebounced(text.trim(), TYPING);
  const [found, setFound] = useState<Found>({ state: 'searching', choices: NONE });
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers write the search where they pass it
  useEffect(() => {
    if (!open) return;
    const waiting = new AbortController();
    setFound(({ choices }) => ({ state: 'searching', choices }));
    search(words, waiting.signal).then(
      (choices) => waiting.signal.aborted || setFound({ state: 'found', choices }),
      () => waiting.signal.aborted || setFound({ state: 'failed', choices: NONE }),
    );
    return () => waiting.abort();
  }, [words, open]);
  return found;
}

export const isSameChoice = (one: Choice, other: Choice): boolean => one.id === other.id;
