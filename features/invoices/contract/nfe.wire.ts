import { fromReais, toReais } from '#kernel/money.ts';
import type { NfeDocument } from '../domain/nfe/nfe.ts';
import type { WireNfe } from './nfe.schema.ts';

export const nfeToWire = (document: NfeDocument): WireNfe => ({
  chave: document.key,
  numpedido: document.orderNumber,
  numero: document.number,
  serie: document.series,
  emitidaEm: new Date(document.issuedAt).toISOString(),
  cnpjEmitente: document.issuerDocument,
  emitente: document.issuerName,
  valorTotal: toReais(document.total),
  comValorFiscal: document.hasFiscalValue,
  anexadaEm: new Date(document.attachedAt).toISOString(),
});

export const nfeFromWire = (wire: WireNfe): NfeDocument => ({
  key: wire.chave,
  orderNumber: wire.numpedido,
  number: wire.numero,
  series: wire.serie,
  issuedAt: Date.parse(wire.emitidaEm),
  issuerDocument: wire.cnpjEmitente,
  issuerName: wire.emitente,
  total: fromReais(wire.valorTotal),
  hasFiscalValue: wire.comValorFiscal,
  attachedAt: Date.parse(wire.anexadaEm),
});
