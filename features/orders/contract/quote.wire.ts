import type { Quote } from '../domain/quote.ts';
import type { Tracking } from '../domain/tracking.ts';
import type { WireQuote, WireTracking } from './quote.schema.ts';

export const quoteToWire = ({ version, message, pricedAt, validUntil }: Quote): WireQuote => ({
  versao: version,
  mensagem: message,
  precificadoEm: new Date(pricedAt).toISOString(),
  validoAte: new Date(validUntil).toISOString(),
});

export const quoteFromWire = ({ versao, mensagem, precificadoEm, validoAte }: WireQuote): Quote => ({
  version: versao,
  message: mensagem,
  pricedAt: Date.parse(precificadoEm),
  validUntil: Date.parse(validoAte),
});

export const trackingToWire = ({ carrier, code, url }: Tracking): WireTracking => ({
  transportadora: carrier,
  codigo: code,
  ...(url === undefined ? {} : { link: url }),
});

export const trackingFromWire = ({ transportadora, codigo, link }: WireTracking): Tracking => ({
  carrier: transportadora,
  code: codigo,
  ...(link === undefined ? {} : { url: link }),
});
