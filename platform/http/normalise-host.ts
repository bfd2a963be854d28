/**
 * One spelling per host: lower case, punycode, no port, no trailing dot. Undefined for anything that is not a host, so that
 * nothing odd is ever compared with a stored domain.
 */
export function normaliseHost(raw: string | undefined): string | undefined {
  if (
    raw === undefined ||
    raw.length > 300 ||
    !/^(?:\[[0-9a-f:.]+\]|[^\s\\/?#@,:[\]%]+)(?::\d{1,5})?$/i.test(raw)
  ) {
    return undefined;
  }
  try {
    const { hostname } = new URL(`http://${raw}`);
    return hostname.replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
}
