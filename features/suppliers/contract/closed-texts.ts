import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ClosedRefusal = 'shop-closed' | 'shop-not-open';

/** Refusals of any call to a shop that is closed, or has not opened yet. */
export const closedTexts: RefusalTexts<ClosedRefusal> = {
  'shop-closed': {
    status: 403,
    message: 'Esta loja está fechada no momento. Os pedidos já feitos continuam guardados.',
    openModal: true,
  },
  'shop-not-open': {
    status: 403,
    message: 'Esta loja ainda está sendo preparada e não recebe pedidos.',
    openModal: true,
  },
};
