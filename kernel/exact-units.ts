/**
 * Converts a JSON number to whole units of 10^-decimals: 12.9 reais are 1290 centavos. Undefined if the number has more decimals:
 * the caller asks again instead of rounding.
 */
export function exactUnits(value: number, decimals: 2 | 3): number | undefined {
  const scale = 10 ** decimals;
  const units = Math.round(value * scale);
  // Division rounds to the nearest double, as parsing the decimal number did, so equality is exact.
  return Number.isSafeInteger(units) && units / scale === value ? units : undefined;
}
