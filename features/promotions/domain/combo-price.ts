/** What a combo costs who asks. Spec 7, promotional combo. */
import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { ComboPrice } from './combo.ts';

/** Never dearer than its products alone: a promotion that costs more is none. */
export const comboPrice = (price: ComboPrice, alone: Money): Money =>
  price.kind === 'fixed'
    ? centavos(Math.min(price.price, alone))
    : centavos(Math.min(varied(alone, -price.basisPoints), alone));
