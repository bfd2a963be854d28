import type { FastifyInstance } from 'fastify';
import { type Quantity, toNumber } from '#kernel/quantity.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { correctStockEndpoint, listMovementsEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import { correctStockSchema, listMovementsSchema } from '../../contract/panel/panel-stock.schema.ts';
import { movementToWire } from '../../contract/panel/panel-stock.wire.ts';
import { stockTexts } from '../../contract/panel/panel-stock-texts.ts';
import { exactQuantity } from '../../domain/stock/exact-quantity.ts';
import { correctStock, stockMovementsOf } from './correct-stock.ts';

export function panelStockRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listMovementsEndpoint, listMovementsSchema, readers, async (context, { params, query }) => {
    const { movements, total } = orRefuse(
      await stockMovementsOf(context, params.idproduto, pageFromWire(query)),
      stockTexts,
    );
    return pageToWire(query, total, movements.map(movementToWire));
  });

  serve(app, correctStockEndpoint, correctStockSchema, writers, async (context, { params, body }) => {
    const correction = {
      key: body.chave,
      seen: quantityOf(body.visto),
      stock: quantityOf(body.estoque),
      reason: body.motivo.trim(),
    };
    const done = await correctStock(context, params.idproduto, correction);
    const { stock } = orRefuse(
      withWireFacts(done, ({ stock: now }) => ({ estoque: levelOf(now) })),
      stockTexts,
    );
    return { estoque: levelOf(stock) };
  });
}

const levelOf = (stock: Quantity | undefined): number | null =>
  stock === undefined ? null : toNumber(stock);

const quantityOf = (value: number | null): Quantity | undefined =>
  value === null ? undefined : orRefuse(exactQuantity(value), stockTexts);
