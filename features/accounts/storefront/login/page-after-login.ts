/**
 * Where to go after login: only a path of this site. Anything that a browser might read as another site ('//x', '/\x',
 * 'javascript:') leads home. Spec 2, page after login.
 */
export function pageAfterLogin(wanted: string | undefined, home: string): string {
  if (wanted === undefined || wanted.length > MAX_LENGTH) return home;
  if (!/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return home;
  // Normalised for use in a header; also reveals two leading slashes hidden by '/./' or '/a/../'.
  const { pathname, search, hash } = new URL(wanted, 'http://here');
  return pathname.startsWith('//') ? home : pathname + search + hash;
}

const MAX_LENGTH = 2_000;

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');
