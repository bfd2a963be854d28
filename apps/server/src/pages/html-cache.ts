/**
 * Caches rendered HTML by the hash of everything it is rendered from. Pages of a busy shop are invalidated by each
 * order, but most of them still show the same. Decision 009.
 */
import { hash } from 'node:crypto';
import { ByteLru } from '#platform/cache/byte-lru.ts';

const MEGABYTE = 1024 * 1024;
const BYTES_OF_A_LETTER = 2;

/** The HTML, split where the nonce of the response goes. */
type Drawing = readonly string[];

export class HtmlCache {
  readonly #cached: ByteLru<Drawing>;

  constructor(capacity = 16 * MEGABYTE) {
    this.#cached = new ByteLru(capacity);
  }

  /** `shows` is all that the page is rendered from; `draw` renders it with `nonce`. */
  async draw(nonce: string, shows: string, draw: () => Promise<string>): Promise<string> {
    const key = hash('sha256', shows, 'base64url');
    const known = this.#cached.get(key);
    if (known !== undefined) return known.join(nonce);
    const html = await draw();
    this.#cached.set(key, html.split(nonce), BYTES_OF_A_LETTER * html.length);
    return html;
  }
}
