/** The links that a shop's HTML may contain. */

export interface SafeLink {
  readonly href: string;
  /** Leads to another site. */
  readonly elsewhere: boolean;
}

/** Stands for the shop's own site while a path is resolved; no real address contains it. */
const OWN_SITE = 'https://own-site.invalid';

const SITES: readonly string[] = ['https:', 'http:'];
const APPS: readonly string[] = ['mailto:', 'tel:'];

/** Browsers ignore them within an address, so 'java\tscript:' is a script. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const IGNORED = /[\u0000-\u001f\u007f]/g;

/**
 * A path of the shop, an address of another site, of a mail or of a phone, in the form in which a browser understands it; undefined
 * for anything else.
 */
export function safeLink(written: string): SafeLink | undefined {
  const text = written.replace(IGNORED, '').trim();
  if (!URL.canParse(text, OWN_SITE)) return undefined;
  const { protocol, origin, username, password, pathname, search, hash, href } = new URL(text, OWN_SITE);
  if (origin === OWN_SITE) {
    // '//elsewhere' is another site, also where it is what remains of '/.//elsewhere'.
    const isPath = text.startsWith('/') && !pathname.startsWith('//');
    return isPath ? { href: pathname + search + hash, elsewhere: false } : undefined;
  }
  // A path that is none after all, such as '//elsewhere' or '/\\elsewhere'.
  if (/^[/\\]/.test(text)) return undefined;
  if (APPS.includes(protocol)) return { href, elsewhere: false };
  // A user's name in front of the host can look like the host.
  const isSite = SITES.includes(protocol) && username === '' && password === '';
  return isSite ? { href, elsewhere: true } : undefined;
}
