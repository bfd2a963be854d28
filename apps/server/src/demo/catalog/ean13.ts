/** EAN-13 check digit of twelve digits: weights 1 and 3 alternate; the digit completes the next multiple of ten. */
function eanCheckDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** A Brazilian EAN (789) for the nth product of a supplier. */
export function ean13(supplierNumber: number, index: number): string {
  const digits = `789${String(9100 + supplierNumber)}${String(index).padStart(5, '0')}`;
  return `${digits}${eanCheckDigit(digits)}`;
}
