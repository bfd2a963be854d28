/**
 * Where to go after login: only to an address of this very site. Anything a browser could read as another site
 * ('//x', '/\x', 'javascript:') leads home. Spec 2, page after login.
 */
export function pageAfterLogin(wanted: string | undefined, home: string): string {
  if (wanted === undefined || wanted.length > LONGEST) return home;
  if (!/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return home;
  // As a header may say it; and '/./' or '/a/../' may have hidden two slashes at the beginning.
  const { pathname, search, hash } = new URL(wanted, 'http://here');
  return pathname.startsWith('//') ? home : pathname + search + hash;
}

const LONGEST = 2_000;

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');
