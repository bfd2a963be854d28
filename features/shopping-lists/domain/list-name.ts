export const MAX_NAME_LENGTH = 80;

/** Trimmed, with single spaces. Empty if nothing was written. */
export const tidyName = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** The wished name, or that name with the first number that makes it unique among the client's other lists. */
export function freeName(wished: string, taken: readonly string[]): string {
  const others = new Set(taken.map(foldedCase));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? cut(wished, MAX_NAME_LENGTH) : numbered(wished, number);
    if (!others.has(foldedCase(name))) return name;
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` (${number})`;
  return `${cut(name, MAX_NAME_LENGTH - suffix.length)}${suffix}`;
}

/** Never cuts within a surrogate pair, which could not be stored. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const prefix = text.slice(0, length);
  return (/[\ud800-\udbff]$/.test(prefix) ? prefix.slice(0, -1) : prefix).trimEnd();
}

/** Case-insensitive: a screen reader reads such names alike. */
const foldedCase = (name: string): string => name.toLocaleLowerCase('pt-BR');
