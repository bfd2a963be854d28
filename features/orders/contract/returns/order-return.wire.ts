import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, fromReais, type Money, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { OrderReturn, ReturnState, ReturnWay } from '../../domain/returns/order-return.ts';
import type { PaymentOfReturn, ReturnWish } from '../../domain/returns/return-value.ts';
import type {
  WIRE_RETURN_STATES,
  WIRE_RETURN_WAYS,
  WireOrderReturn,
  WirePaymentOfReturn,
  WireShopReturn,
} from './order-return.schema.ts';

type WireWay = (typeof WIRE_RETURN_WAYS)[number];
type WireState = (typeof WIRE_RETURN_STATES)[number];

const ways = {
  refund: 'DEVOLUCAO',
  deduction: 'ABATIMENTO',
  none: 'NENHUM',
} as const satisfies Record<ReturnWay, WireWay>;
const waysFromWire = {
  DEVOLUCAO: 'refund',
  ABATIMENTO: 'deduction',
  NENHUM: 'none',
} as const satisfies Record<WireWay, ReturnWay>;

const states = {
  settled: 'CONCLUIDA',
  'to-refund': 'A_DEVOLVER',
  'under-way': 'EM_ANDAMENTO',
  'when-paid': 'QUANDO_PAGO',
  failed: 'RECUSADA',
} as const satisfies Record<ReturnState, WireState>;
const statesFromWire = {
  CONCLUIDA: 'settled',
  A_DEVOLVER: 'to-refund',
  EM_ANDAMENTO: 'under-way',
  QUANDO_PAGO: 'when-paid',
  RECUSADA: 'failed',
} as const satisfies Record<WireState, ReturnState>;

export const orderReturnToWire = (one: Omit<OrderReturn, 'name'>): WireOrderReturn => ({
  numero: one.number,
  em: new Date(one.at).toISOString(),
  motivo: one.reason,
  itens: one.lines.map(({ position, quantity, value, restocked }) => ({
    linha: position,
    quantidade: toNumber(quantity),
    valor: toReais(value),
    voltouAoEstoque: restocked,
  })),
  ...defined({ naoEnviado: one.unsent, troca: one.exchanged }),
  taxaentrega: toReais(one.fee),
  valor: toReais(one.amount),
  forma: ways[one.way],
  situacao: states[one.state],
});

export const orderReturnFromWire = (wire: WireOrderReturn): Omit<OrderReturn, 'name'> => ({
  number: wire.numero,
  at: Date.parse(wire.em),
  reason: wire.motivo,
  lines: wire.itens.map(({ linha, quantidade, valor, voltouAoEstoque }) => ({
    position: linha,
    quantity: parseQuantity(quantidade) ?? NONE,
    value: fromReais(valor),
    restocked: voltouAoEstoque,
  })),
  ...defined({ unsent: wire.naoEnviado, exchanged: wire.troca }),
  fee: fromReais(wire.taxaentrega),
  amount: fromReais(wire.valor),
  way: waysFromWire[wire.forma],
  state: statesFromWire[wire.situacao],
});

export const shopReturnToWire = ({ name, store, ...one }: OrderReturn): WireShopReturn => ({
  ...orderReturnToWire(one),
  nome: name,
  ...defined({ loja: store && { idloja: store.id, nome: store.name } }),
});

export const shopReturnFromWire = (wire: WireShopReturn): OrderReturn => ({
  ...orderReturnFromWire(wire),
  name: wire.nome,
  ...defined({ store: wire.loja && { id: wire.loja.idloja, name: wire.loja.nome } }),
});

export const paymentOfReturnToWire = ({ due, refunded }: PaymentOfReturn): WirePaymentOfReturn => ({
  valor: toReais(due),
  devolvido: toReais(refunded),
});

export const paymentOfReturnFromWire = (wire: WirePaymentOfReturn): PaymentOfReturn => ({
  due: fromReais(wire.valor),
  refunded: fromReais(wire.devolvido),
});

export interface WireReturnWish {
  itens: { linha: number; quantidade: number; devolverEstoque: boolean }[];
  devolverEntrega: boolean;
  naoEnviado?: true;
  troca?: true;
  idloja?: string;
}

export function returnWishFromWire({
  itens,
  devolverEntrega,
  naoEnviado,
  troca,
  idloja,
}: WireReturnWish): Result<ReturnWish, { readonly code: 'quantity-not-exact' }> {
  const lines: ReturnWish['lines'][number][] = [];
  for (const { linha, quantidade, devolverEstoque } of itens) {
    const quantity = parseQuantity(quantidade);
    if (quantity === undefined || toNumber(quantity) !== quantidade)
      return refuse({ code: 'quantity-not-exact' });
    lines.push({ position: linha, quantity, restocked: devolverEstoque });
  }
  return accept({
    lines,
    withFee: devolverEntrega,
    ...defined({ unsent: naoEnviado, exchanged: troca, storeId: idloja }),
  });
}

/** What goes back; a refusal for fractions of a centavo. */
export function returnAmountFromWire(reais: number): Result<Money, { readonly code: 'amount-not-exact' }> {
  const units = exactUnits(reais, 2);
  return units === undefined ? refuse({ code: 'amount-not-exact' }) : accept(centavos(units));
}

export const returnWishToWire = ({
  lines,
  withFee,
  unsent,
  exchanged,
  storeId,
}: ReturnWish): WireReturnWish => ({
  itens: lines.map(({ position, quantity, restocked }) => ({
    linha: position,
    quantidade: toNumber(quantity),
    devolverEstoque: restocked,
  })),
  devolverEntrega: withFee,
  ...defined({ naoEnviado: unsent, troca: exchanged, idloja: storeId }),
});
