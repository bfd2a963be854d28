/** The address as it may be linked to; undefined for one that is no https address or hides a login. */
export function trackingUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
    ? href
    : undefined;
}
