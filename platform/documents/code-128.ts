/** Code 128 bar codes as alternating widths of bars and spaces, starting with a bar. ISO/IEC 15417. */

/** Indexed by symbol value: six widths each; the stop symbol has seven. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const START_B = 104;
const START_C = 105;
const TO_C = 99;
const TO_B = 100;
const STOP = 106;

/** Encodes digits in pairs (set C), and everything else in set B, as in a key with letters. Expects printable ASCII. */
export function code128(text: string): readonly number[] {
  const values = valuesOf(text);
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
  return [...values, sum % 103, STOP].flatMap((value) => [...(WIDTHS[value] ?? '')].map(Number));
}

function valuesOf(text: string): number[] {
  const values: number[] = [];
  let set: 'B' | 'C' | undefined;
  let rest = text;
  while (rest !== '') {
    const pairs = /^(?:\d\d)+/.exec(rest)?.[0] ?? '';
    // Switching sets pays off for four digits or more, and at the very end.
    if (pairs.length >= 4 || (pairs !== '' && (set === 'C' || pairs === rest))) {
      if (set !== 'C') values.push(set === undefined ? START_C : TO_C);
      set = 'C';
      for (let at = 0; at < pairs.length; at += 2) values.push(Number(pairs.slice(at, at + 2)));
      rest = rest.slice(pairs.length);
      continue;
    }
    if (set !== 'B') values.push(set === undefined ? START_B : TO_B);
    set = 'B';
    values.push(rest.charCodeAt(0) - 32);
    rest = rest.slice(1);
  }
  return values;
}
