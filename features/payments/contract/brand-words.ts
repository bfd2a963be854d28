const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
};

/** What a card's brand is called by people; providers have short names of their own. */
export const brandWords = (brand: string): string => brands[brand] ?? 'Cartão';
