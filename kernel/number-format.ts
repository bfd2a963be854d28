/**
 * Brazilian number formats ('1.234,5') and lists of names. Written by hand because a browser needs 10 to 20 ms to create the
 * first `Intl` formatter of each kind.
 */

/** '1.234' for a whole number. */
export function formatWhole(value: number): string {
  const digits = String(Math.abs(value));
  return signed(value, digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '.'));
}

/** '1.234,5' for 1234500 with 3 places: whole tenths, hundredths or thousandths, without trailing zeros. */
export function formatParts(value: number, places: number): string {
  const one = 10 ** places;
  const parts = Math.abs(value);
  const whole = formatWhole(Math.trunc(parts / one));
  const rest = decimals(parts % one, places).replace(/0+$/, '');
  return signed(value, rest === '' ? whole : `${whole},${rest}`);
}

/** '1.234,50' for a whole number of hundredths, always with both decimals. */
export function formatHundredths(value: number): string {
  const parts = Math.abs(value);
  return `${formatWhole(Math.trunc(parts / 100))},${decimals(parts % 100, 2)}`;
}

const decimals = (parts: number, places: number): string => String(parts).padStart(places, '0');

const signed = (value: number, text: string): string => (value < 0 ? `-${text}` : text);

/** 'a, b e c' */
export function joinNames(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`;
}
