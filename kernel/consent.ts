/** A visitor's cookie consent: four flags (digits) in a cookie such as '1011.2.1795000000'. Spec 7 and 9. */
export const CONSENT_COOKIE = 'consent';

/** In the order of the cookie's digits. */
export const CONSENT_FLAGS = ['necessary', 'session', 'performance', 'personalization'] as const;
export type ConsentFlag = (typeof CONSENT_FLAGS)[number];

/** Values stay percent-encoded, which keeps them safe inside a header. */
export function parseCookies(line: string): Map<string, string> {
  const pairs = line.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs);
}

/** Whether the flag at this index is set. Index 0 (necessary) is always allowed; the others are not until the visitor chooses. */
export const isAllowed = (chosen: string, place: number): boolean => place === 0 || chosen[place] === '1';
