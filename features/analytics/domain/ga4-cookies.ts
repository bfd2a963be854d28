/** The cookies in which Google's tag stores its ids, under names of the shop that loaded it. */
export const cookiePrefix = (slug: string): string => `ga4-${slug}`;

/** 'ga4-mercado-central_ga' holds 'GA1.1.1234567890.1795000000': the last two parts are the browser's id. */
const NAME = /^ga4-([a-z0-9-]{1,60})_ga$/;
const BROWSER = /^GA1\.\d+\.(\d+\.\d+)$/;

/** The browser's id at each shop whose tag has stored one. */
export function browsersOf(
  cookies: ReadonlyMap<string, string>,
): { readonly slug: string; readonly clientId: string }[] {
  return [...cookies].flatMap(([name, value]) => {
    const slug = NAME.exec(name)?.[1];
    const clientId = BROWSER.exec(value)?.[1];
    return slug === undefined || clientId === undefined ? [] : [{ slug, clientId }];
  });
}
