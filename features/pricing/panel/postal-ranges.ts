/** Ranges of CEPs as they are typed: one a line, '01000-000 a 05999-999'. */

/** Undefined if a line is no range. */
export function postalRanges(text: string): { readonly de: string; readonly ate: string }[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ranges = lines.map((line) => /^(\d{5})-?(\d{3})(?:\s*(?:a|até|-|–)\s*(\d{5})-?(\d{3}))?$/.exec(line));
  if (ranges.some((found) => found === null)) return undefined;
  return ranges.map((found) => {
    const [, start = '', rest = '', other = start, otherRest = rest] = found ?? [];
    return { de: `${start}-${rest}`, ate: `${other}-${otherRest}` };
  });
}

export const postalRangesText = (ranges: readonly { readonly from: string; readonly to: string }[]): string =>
  ranges.map(({ from, to }) => `${dashed(from)} a ${dashed(to)}`).join('\n');

const dashed = (postalCode: string): string => `${postalCode.slice(0, 5)}-${postalCode.slice(5)}`;
