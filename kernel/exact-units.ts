/**
 * A number from JSON in whole units of 10^-decimals: 12.9 reais are 1290 centavos. Undefined where it says more
 * decimals than that: what was meant is asked again, never rounded.
 */
export function exactUnits(value: number, decimals: 2 | 3): number | undefined {
  const scale = 10 ** decimals;
  const units = Math.round(value * scale);
  // Division rounds to the nearest double, just as reading the decimal number did.
  return Number.isSafeInteger(units) && units / scale === value ? units : undefined;
}
