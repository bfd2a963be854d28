/**
 * A page is drawn from its address and from what the API answered, so pages that show the same are drawn once. When a
 * shop is busy its pages are asked anew with each order, and most of them still show what they showed. Decision 009.
 */
import { hash } from 'node:crypto';
import { ByteLru } from '#platform/cache/byte-lru.ts';

const MEGABYTE = 1024 * 1024;
const BYTES_OF_A_LETTER = 2;

/** The text around each place where an answer's own nonce goes. */
type Drawing = readonly string[];

export class HtmlCache {
  readonly #kept: ByteLru<Drawing>;

  constructor(capacity = 16 * MEGABYTE) {
    this.#kept = new ByteLru(capacity);
  }

  /** `shows` is all that the page is drawn from. */
  async draw(nonce: string, shows: string, draw: () => Promise<string>): Promise<string> {
    const key = hash('sha256', shows, 'base64url');
    const known = this.#kept.get(key);
    if (known !== undefined) return known.join(nonce);
    const html = await draw();
    this.#kept.set(key, html.split(nonce), BYTES_OF_A_LETTER * html.length);
    return html;
  }
}
