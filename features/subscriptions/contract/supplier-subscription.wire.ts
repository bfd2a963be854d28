import { mandateStatusToWire } from '#features/payments/contract/mandates/mandate.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { SupplierSubscription } from '../domain/subscription.ts';
import type { WireSupplierSubscription } from './list-supplier-subscriptions.schema.ts';
import { wireStatuses } from './subscription.wire.ts';

export const supplierSubscriptionToWire = ({
  nextDate,
  ...each
}: SupplierSubscription): WireSupplierSubscription => ({
  idassinatura: each.id,
  idcliente: each.clientId,
  cliente: each.clientName,
  nome: each.label,
  situacao: wireStatuses[each.status],
  ...defined({ proximaData: nextDate }),
  falhas: each.failures,
  itens: each.lineCount,
  formaPagamento: each.paymentName,
  ...defined({
    pixAutomatico: each.automaticPix === undefined ? undefined : mandateStatusToWire(each.automaticPix),
  }),
  local: each.placeText,
  primeiroPedido: each.firstOrder,
  desde: new Date(each.createdAt).toISOString(),
});
