/**
 * Each product's principal by code, as a file links them: a principal product is not linked itself, so a way over several
 * leads to its end, and of a circle the first by code is the principal. Undefined for what is linked to none. Spec 7,
 * produtoprincipal.
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
