/**
 * Where to go after login: only to an address of this very site. Anything a browser could read as another site
 * ('//x', '/\x', 'javascript:') leads home. Spec 2, page after login.
 */
export function pageAfterLogin(wanted: string | undefined, home: string): string {
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return home;
  return wanted;
}

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f');
