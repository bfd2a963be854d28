import type { FastifyInstance } from 'fastify';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { toNumber } from '#kernel/quantity.ts';
import { CSV } from '#platform/contract/csv.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { stockTexts } from '../../contract/panel/panel-stock-texts.ts';
import {
  exportStockEndpoint,
  listStockEndpoint,
  moveStockEndpoint,
} from '../../contract/stock/stock-list.endpoints.ts';
import {
  exportStockSchema,
  listStockSchema,
  moveStockSchema,
} from '../../contract/stock/stock-list.schema.ts';
import { stockQueryFromWire, stockRowToWire } from '../../contract/stock/stock-list.wire.ts';
import { exactQuantity } from '../../domain/stock/exact-quantity.ts';
import { exportStock, listStock, type ReservedGoods } from './list-stock.ts';
import { moveStock } from './move-stock.ts';

export function panelStockListRoutes(
  app: FastifyInstance,
  { reservedGoods }: { readonly reservedGoods: ReservedGoods },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listStockEndpoint, listStockSchema, readers, async (context, { query }) => {
    const { rows, total } = await listStock(
      context,
      stockQueryFromWire(query),
      pageFromWire(query),
      reservedGoods,
    );
    return pageToWire(query, total, rows.map(stockRowToWire));
  });

  // Weight: reads the stock of all products.
  const exporters = { ...readers, weight: 200 } as const;
  serve(app, exportStockEndpoint, exportStockSchema, exporters, async (context, { query }) => {
    context.reply.type(CSV);
    asFile(context, `estoque-${context.supplier.slug}-${todayOf(context)}.csv`);
    return exportStock(context, stockQueryFromWire(query), reservedGoods);
  });

  serve(app, moveStockEndpoint, moveStockSchema, writers, async (context, { params, body }) => {
    const moved = await moveStock(context, params.idproduto, {
      key: body.chave,
      cause: body.tipo === 'ENTRADA' ? 'receipt' : 'removal',
      quantity: orRefuse(exactQuantity(body.quantidade), stockTexts),
      reason: body.motivo.trim(),
      ...defined({ storeId: body.idloja }),
    });
    const { stock } = orRefuse(
      withWireFacts(moved, (facts) =>
        'most' in facts ? { quantidade: toNumber(facts.most) } : { estoque: toNumber(facts.stock) },
      ),
      stockTexts,
    );
    return { estoque: toNumber(stock) };
  });
}
