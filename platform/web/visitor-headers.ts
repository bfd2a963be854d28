/** The headers that every call derives from the visitor's cookies: the four consent flags and the campaign. Spec 7. */
import { CONSENT_COOKIE, isAllowed, parseCookies } from '#kernel/consent.ts';
import { CONSENT_HEADERS, UTM_HEADERS } from '#platform/contract/headers.ts';

const flags = Object.values(CONSENT_HEADERS);
const campaign = {
  utm_source: UTM_HEADERS.source,
  utm_campaign: UTM_HEADERS.campaign,
  utm_all: UTM_HEADERS.all,
};

/** The headers for a cookie line. Before a choice only the necessary is allowed (docs/decisions/016). */
export function visitorHeaders(cookies: string): Record<string, string> {
  const values = parseCookies(cookies);
  const chosen = values.get(CONSENT_COOKIE) ?? '';
  const headers: Record<string, string> = {};
  flags.forEach((name, index) => {
    headers[name] = String(isAllowed(chosen, index));
  });
  for (const [cookie, header] of Object.entries(campaign)) {
    const value = values.get(cookie);
    if (value !== undefined && value.length <= 512) headers[header] = value;
  }
  return headers;
}
