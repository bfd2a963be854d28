/** Codes for the second step of a login: the app's code or a recovery code. */

/** Crockford's base 32: no I, L, O or U, which are misread. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits. */
export const RECOVERY_LENGTH = 16;
const GROUP = 4;

export type SecondStepCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Canonical form; undefined where it is neither kind. Spaces and hyphens are ignored. */
export function parseSecondStepCode(typed: string): SecondStepCode | undefined {
  const bare = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(bare)) return { kind: 'app', code: bare };
  const read = bare.replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = read.length === RECOVERY_LENGTH && [...read].every((one) => RECOVERY_ALPHABET.includes(one));
  return isCode ? { kind: 'recovery', code: read } : undefined;
}

/** 'ABCD-EFGH-…', for reading and copying. */
export const inGroups = (code: string, by = '-'): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(by) ?? '';
