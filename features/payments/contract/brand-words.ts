const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** A card brand's display name; providers use their own codes. */
export const brandWords = (brand: string): string => brands[brand] ?? 'Cartão';
