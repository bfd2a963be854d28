/**
 * Resolves the principal of each SKU from a file's links. A principal is never linked itself: a chain resolves to its
 * end, a cycle to its first SKU in alphabetical order. Undefined for SKUs linked to none. Spec 7, produtoprincipal.
 */
export function principals(links: ReadonlyMap<string, string>): ReadonlyMap<string, string | undefined> {
  return new Map([...links.keys()].map((code) => [code, principalOf(code, links)]));
}

function principalOf(code: string, links: ReadonlyMap<string, string>): string | undefined {
  const way = [code];
  let next = links.get(code) ?? '';
  while (next !== '' && !way.includes(next)) {
    way.push(next);
    next = links.get(next) ?? '';
  }
  const circle = next === '' ? way.slice(-1) : way.slice(way.indexOf(next));
  const [end = code] = circle.toSorted();
  return end === code ? undefined : end;
}
