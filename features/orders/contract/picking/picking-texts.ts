import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { recordReturnTexts } from '../returns/return-texts.ts';

const shared = {
  'order-not-found': recordReturnTexts['order-not-found'],
  'not-picking': {
    status: 409,
    message: 'Este pedido não está em separação. Confira a situação dele antes de continuar.',
  },
  'order-edited': {
    status: 409,
    message:
      'O pedido foi alterado enquanto era separado. Confira as quantidades novas, e devolva à prateleira o que sobrou.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<string>;

export const pickGoodsTexts = {
  ...shared,
  'line-not-in-order': recordReturnTexts['line-not-in-order'],
  'line-twice': recordReturnTexts['line-twice'],
  'quantity-not-exact': recordReturnTexts['quantity-not-exact'],
  'above-ordered': {
    status: 422,
    message:
      'A quantidade é maior do que a pedida. Só o que se vende por peso pode passar um pouco: até 20% a mais.',
  },
} as const satisfies RefusalTexts<string>;

export const finishPickingTexts = {
  ...shared,
  'lines-waiting': {
    status: 422,
    message: 'Ainda há produtos por separar. Separe-os, ou diga por que faltam.',
  },
} as const satisfies RefusalTexts<string>;
