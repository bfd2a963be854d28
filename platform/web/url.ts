/** '/a/:id' with { id: 'x/y' } becomes '/a/x%2Fy'. `~` stays literal, as in the client path. Throws if a parameter is missing. */
export function fillPath(path: string, params: object): string {
  const values = params as Readonly<Record<string, unknown>>;
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** '' or '?a=1&b=2'. undefined and null are omitted; empty text, false and 0 are sent. Lists are joined by commas (spec 5). */
export function formatQuery(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
