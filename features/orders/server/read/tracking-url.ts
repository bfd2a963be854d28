/** The normalised URL if it is safe to link to; undefined unless it is https and without credentials. */
export function trackingUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
    ? href
    : undefined;
}
