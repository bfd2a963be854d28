/** A message's text as it is shown: text and safe links, never markup. */

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

/** Addresses that end at a space or at what cannot be part of one. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\^{}|]+/giu;
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?)\]]+$/u;

/** Only http and https become links, and only addresses without a user name, whose host would be misread. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addText = (until: number): void => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = found.replace(TRAILING, '');
    const address = safeAddress(written);
    if (address === undefined) continue;
    addText(index);
    parts.push({ kind: 'link', text: written, address });
    end = index + written.length;
  }
  addText(text.length);
  return parts;
}

/** A host without a user name before it, an optional port, then anything. */
const SAFE = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu;

const safeAddress = (written: string): string | undefined => (SAFE.test(written) ? written : undefined);
