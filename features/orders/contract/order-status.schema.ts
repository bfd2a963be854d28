import { Type } from 'typebox';

/** The statuses of spec 4; they are spelt the same inside. */
export const orderStatusSchema = Type.Enum([
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
]);
