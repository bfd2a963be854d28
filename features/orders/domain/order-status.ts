/** The order statuses and the moves between them. Spec 4, order statuses; design 4, order states. */
export const ORDER_STATUSES = [
  'ORCAMENTO_NOVO',
  'ORCAMENTO_PRECIFICADO',
  'ENVIADO',
  'SEPARANDO',
  'AGUARDANDOPAGAMENTO',
  'PAGO',
  'EMENTREGA',
  'PRONTO_RETIRADA',
  'ENTREGUE',
  'CANCELADO',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
