/** What a visitor's cookies say on every call: the four consent flags and the campaign. Spec 7. */
import { CONSENT_HEADERS, UTM_HEADERS } from '#platform/contract/headers.ts';

/** Holds four digits in this order: necessary, session, performance, personalization. */
export const CONSENT_COOKIE = 'consent';

const flags = Object.values(CONSENT_HEADERS);
const campaign = {
  utm_source: UTM_HEADERS.source,
  utm_campaign: UTM_HEADERS.campaign,
  utm_all: UTM_HEADERS.all,
};

/** The headers for a cookie line. Flags default to true: they are preferences, not permissions (spec 9). */
export function visitorHeaders(cookies: string): Record<string, string> {
  const values = parseCookies(cookies);
  const chosen = values.get(CONSENT_COOKIE) ?? '';
  const headers: Record<string, string> = {};
  flags.forEach((name, place) => {
    headers[name] = String(chosen[place] !== '0');
  });
  for (const [cookie, header] of Object.entries(campaign)) {
    const value = values.get(cookie);
    if (value !== undefined && value.length <= 512) headers[header] = value;
  }
  return headers;
}

/** Values stay percent-encoded, which keeps them safe inside a header. */
function parseCookies(line: string): Map<string, string> {
  const pairs = line.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs);
}
