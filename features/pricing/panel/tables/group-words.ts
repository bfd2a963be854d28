/** 'no grupo automático “Novos”', 'nos grupos automáticos “Novos” e “Bares”'. */
export function groupWords(groups: readonly string[]): string {
  const named = groups.map((name) => `“${name}”`);
  if (named.length === 1) return `no grupo automático ${named[0]}`;
  return `nos grupos automáticos ${named.slice(0, -1).join(', ')} e ${named.at(-1)}`;
}
