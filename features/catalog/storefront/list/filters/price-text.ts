/** Parses typed prices: '12,90', '1.234', 'R$ 5'. Every page's address parser uses it. */
import { fromReais, type Money } from '#kernel/money.ts';

const thousands = /^\d{1,3}(\.\d{3})+$/;
const reais = /^\d{1,8}(\.\d{1,2})?$/;

/** Undefined if invalid. Dots separate thousands as Brazilians write them, or decimals as in addresses. */
export function parsePrice(typed: string): Money | undefined {
  const plain = typed.replace(/R\$|\s/g, '');
  const english =
    plain.includes(',') || thousands.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return reais.test(english) ? fromReais(Number(english)) : undefined;
}

/** For addresses: '12.90', '12'. */
export const priceToAddress = (price: Money): string => (price / 100).toFixed(2).replace('.00', '');
