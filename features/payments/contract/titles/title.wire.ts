import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { Title, TitleBoleto, TitleStatus } from '../../domain/title.ts';
import type { WireBoleto, WireTitle } from './title.schema.ts';

const wireStatuses = {
  open: 'ABERTO',
  paid: 'PAGO',
  cancelled: 'CANCELADO',
} as const satisfies Record<TitleStatus, WireTitle['situacao']>;
const statuses = {
  ABERTO: 'open',
  PAGO: 'paid',
  CANCELADO: 'cancelled',
} as const satisfies Record<WireTitle['situacao'], TitleStatus>;

/** Without `clientId`: the requesting client knows its own id. */
export const titleToWire = (title: Omit<Title, 'clientId'>): WireTitle => ({
  idtitulo: title.id,
  documento: title.document,
  ...defined({ numpedido: title.orderNumber }),
  valor: toReais(title.amount),
  emissao: title.issuedOn,
  vencimento: title.dueOn,
  situacao: wireStatuses[title.status],
  ...defined({ pagoEm: title.paidAt === undefined ? undefined : new Date(title.paidAt).toISOString() }),
  usaCredito: title.usesCredit,
  ...defined({ boleto: title.boleto === undefined ? undefined : boletoToWire(title.boleto) }),
});

const boletoToWire = ({ line, barcode, ourNumber, dueOn, amount }: TitleBoleto): WireBoleto => ({
  linhadigitavel: line,
  codigobarras: barcode,
  ...defined({ nossonumero: ourNumber }),
  vencimento: dueOn,
  valor: toReais(amount),
});

export const titleFromWire = (wire: WireTitle): OwnTitle => ({
  id: wire.idtitulo,
  document: wire.documento,
  ...defined({ orderNumber: wire.numpedido }),
  amount: fromReais(wire.valor),
  issuedOn: wire.emissao,
  dueOn: wire.vencimento,
  status: statuses[wire.situacao],
  ...defined({ paidAt: wire.pagoEm === undefined ? undefined : Date.parse(wire.pagoEm) }),
  usesCredit: wire.usaCredito,
  ...defined({ boleto: wire.boleto === undefined ? undefined : boletoFromWire(wire.boleto) }),
});

export type OwnTitle = Omit<Title, 'clientId'>;

const boletoFromWire = (wire: WireBoleto): TitleBoleto => ({
  line: wire.linhadigitavel,
  barcode: wire.codigobarras,
  ...defined({ ourNumber: wire.nossonumero }),
  dueOn: wire.vencimento,
  amount: fromReais(wire.valor),
});
