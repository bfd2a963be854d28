/** Characters outside Latin-1 that the standard PDF fonts contain (Windows-1252). */
const LATE_SIGNS = 'ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™';

/** Text for the standard PDF fonts: a character they lack becomes its base letter, or a question mark. */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  let plain = '';
  for (const sign of text.normalize('NFC')) plain += plainSign(sign);
  return plain;
}

function plainSign(sign: string): string {
  if (/[\s\p{Cc}]/u.test(sign)) return ' ';
  if (hasSign(sign)) return sign;
  const letters = [...sign.normalize('NFKD')].filter((part) => hasSign(part)).join('');
  return letters === '' ? '?' : letters;
}

const hasSign = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || LATE_SIGNS.includes(sign);
};
