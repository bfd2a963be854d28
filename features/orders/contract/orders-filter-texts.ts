import type { RefusalTexts } from '#platform/contract/problem.ts';

export type OrdersFilterRefusal = 'no-such-day';

export const ordersFilterTexts: RefusalTexts<OrdersFilterRefusal> = {
  'no-such-day': { status: 400, message: 'Informe um período que exista, da data mais antiga à mais nova.' },
};
