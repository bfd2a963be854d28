/**
 * A page whose inline code is allowed by its hash instead of by a nonce, so that the same bytes may be sent to everybody. It is rendered with
 * a random nonce first: only elements that carry it are hashed, so that code which got into the page by any other way stays forbidden.
 */
import { createHash } from 'node:crypto';

/** Sources of the policy, such as 'sha256-…' with its quotation marks. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface HashedPage {
  /** Without the nonce. */
  readonly html: string;
  readonly hashes: InlineHashes;
}

/** `nonce` consists of letters and digits, and is known to nobody whose text may be in the page. */
export function hashedPage(html: string, nonce: string): HashedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  // React escapes `>` in attributes.
  const elements = new RegExp(`<(script|style)\\b([^>]* nonce="${nonce}"[^>]*)>([^]*?)</\\1>`, 'g');
  for (const [, name, attributes = '', text = ''] of html.matchAll(elements))
    if (text !== '' && !DATA.test(attributes)) hashes[name as keyof typeof hashes].add(sourceOf(text));
  return {
    // The router's meta element tells its scripts the nonce.
    html: html
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    hashes: { scripts: [...hashes.script], styles: [...hashes.style] },
  };
}

/** Scripts of these types do not run, and need no permission. */
const DATA = / type="application\/(?:ld\+)?json"/;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
