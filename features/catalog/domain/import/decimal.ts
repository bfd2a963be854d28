const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Parses a number as price lists write it ('12,90', '1.234,56', 'R$ 12.9', '1,234.56'), in units of 10^-decimals. Read as
 * text, so that nothing is rounded: undefined if digits would be lost. 'ambiguous' for a price of '1.234', which may mean
 * a thousand; with three decimals, as in quantities, a single point or comma is the decimal mark.
 */
export function parseDecimal(text: string, decimals: 0 | 2 | 3): number | 'ambiguous' | undefined {
  const plain = text.replace(/^R\$/i, '').replace(/\s+/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  if (at < 0) return scaled(plain, '', decimals);
  const mark = plain.charAt(at);
  const whole = plain.slice(0, at);
  const fraction = plain.slice(at + 1);
  const other = mark === ',' ? '.' : ',';
  if (whole.includes(mark)) {
    // The same mark twice can only separate thousands: '1.234.567'.
    const thousands = grouped.test(plain) && !plain.includes(other);
    return thousands ? scaled(plain.replaceAll(mark, ''), '', decimals) : undefined;
  }
  if (whole.includes(other)) {
    return grouped.test(whole) ? scaled(whole.replaceAll(other, ''), fraction, decimals) : undefined;
  }
  if (decimals < 3 && mark === '.' && grouped.test(plain) && whole !== '0') return 'ambiguous';
  return scaled(whole, fraction, decimals);
}

function scaled(whole: string, fraction: string, decimals: number): number | undefined {
  if (!/^0*$/.test(fraction.slice(decimals))) return undefined;
  const value = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
}
