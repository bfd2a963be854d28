import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { never } from '#kernel/result.ts';
import type { QuickLine, QuickResult } from '../../domain/quick-order/judge-quick-lines.ts';
import { cartItemFromWire, cartItemToWire } from '../cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from '../cart-notice.wire.ts';
import type { WireQuickLine, WireQuickResult } from './quick-order.schema.ts';

export const quickLineFromWire = ({ codigo, quantidade }: WireQuickLine): QuickLine => ({
  code: codigo.trim(),
  quantity: parseQuantity(quantidade) ?? NONE,
});

export const quickLineToWire = ({ code, quantity }: QuickLine): WireQuickLine => ({
  codigo: code,
  quantidade: toNumber(quantity),
});

export function quickResultToWire(result: QuickResult): WireQuickResult {
  switch (result.kind) {
    case 'found':
      return {
        situacao: 'ENCONTRADO',
        item: cartItemToWire(result.line),
        ...defined({ aviso: result.notice === undefined ? undefined : noticeToWire(result.notice) }),
      };
    case 'repeated':
      return { situacao: 'REPETIDO', linha: result.of };
    case 'refused':
      return { situacao: 'RECUSADO', aviso: noticeToWire(result.notice) };
    case 'unknown':
      return { situacao: 'DESCONHECIDO' };
    default:
      return never(result);
  }
}

export function quickResultFromWire({ situacao, item, aviso, linha }: WireQuickResult): QuickResult {
  if (situacao === 'ENCONTRADO' && item !== undefined) {
    const line = cartItemFromWire(item);
    return {
      kind: 'found',
      line,
      ...defined({ notice: aviso === undefined ? undefined : noticeFromWire(aviso) }),
    };
  }
  if (situacao === 'REPETIDO' && linha !== undefined) return { kind: 'repeated', of: linha };
  if (situacao === 'RECUSADO' && aviso !== undefined)
    return { kind: 'refused', notice: noticeFromWire(aviso) };
  return { kind: 'unknown' };
}
