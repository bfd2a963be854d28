/** The number at which a shop answers by WhatsApp, as its staff type it: with or without +55. */

const BRAZIL = '55';

/** Area code and number, ten or eleven digits; undefined where it is no Brazilian number. */
function localDigits(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  const local = digits.length > 11 && digits.startsWith(BRAZIL) ? digits.slice(BRAZIL.length) : digits;
  return /^[1-9]{2}\d{8,9}$/.test(local) ? local : undefined;
}

export const isWhatsappNumber = (number: string): boolean => localDigits(number) !== undefined;

/** Opens a conversation with the shop; undefined where the number is none. */
export function whatsappHref(number: string): string | undefined {
  const digits = localDigits(number);
  return digits && `https://wa.me/${BRAZIL}${digits}`;
}
