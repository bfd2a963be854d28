/** A price as it is typed: '12,90', '1.234', 'R$ 5'. Addresses are read with it on every page. */
import { fromReais, type Money } from '#kernel/money.ts';

const thousands = /^\d{1,3}(\.\d{3})+$/;
const reais = /^\d{1,8}(\.\d{1,2})?$/;

/** Undefined where it is no amount; dots part thousands as Brazilians write them, and decimals as addresses do. */
export function parsePrice(typed: string): Money | undefined {
  const plain = typed.replace(/R\$|\s/g, '');
  const english =
    plain.includes(',') || thousands.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return reais.test(english) ? fromReais(Number(english)) : undefined;
}

/** For addresses: '12.90', '12'. */
export const priceToAddress = (price: Money): string => (price / 100).toFixed(2).replace('.00', '');
