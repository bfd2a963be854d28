import type { FastifyInstance } from 'fastify';
import { toNumber } from '#kernel/quantity.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { stockTexts } from '../../../contract/panel/panel-stock-texts.ts';
import {
  countAtStoreEndpoint,
  listStockStoresEndpoint,
  readStoreStockEndpoint,
  transferStockEndpoint,
} from '../../../contract/stock/store-stock.endpoints.ts';
import {
  countAtStoreSchema,
  listStockStoresSchema,
  readStoreStockSchema,
  transferStockSchema,
} from '../../../contract/stock/store-stock.schema.ts';
import {
  stockStoreToWire,
  storeStockToWire,
  transferredToWire,
} from '../../../contract/stock/store-stock.wire.ts';
import { exactQuantity } from '../../../domain/stock/exact-quantity.ts';
import type { ReservedGoods } from '../list-stock.ts';
import { countAtStore } from './count-at-store.ts';
import { listStockStores, readStoreStock } from './read-store-stock.ts';
import { transferBetweenStores } from './transfer-stock.ts';

export function storeStockRoutes(
  app: FastifyInstance,
  { reservedGoods }: { readonly reservedGoods: ReservedGoods },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listStockStoresEndpoint, listStockStoresSchema, readers, async (context) => ({
    lojas: (await listStockStores(context)).map(stockStoreToWire),
  }));

  serve(app, readStoreStockEndpoint, readStoreStockSchema, readers, async (context, { params }) =>
    storeStockToWire(orRefuse(await readStoreStock(context, params.idproduto, reservedGoods), stockTexts)),
  );

  serve(app, transferStockEndpoint, transferStockSchema, writers, async (context, { params, body }) => {
    const transfer = {
      key: body.chave,
      from: body.idlojaorigem ?? undefined,
      to: body.idlojadestino ?? undefined,
      quantity: orRefuse(exactQuantity(body.quantidade), stockTexts),
      reason: body.motivo.trim(),
    };
    const moved = await transferBetweenStores(context, params.idproduto, transfer, reservedGoods);
    return transferredToWire(
      orRefuse(
        withWireFacts(moved, ({ most }) => ({ quantidade: toNumber(most) })),
        stockTexts,
      ),
    );
  });

  serve(app, countAtStoreEndpoint, countAtStoreSchema, writers, async (context, { params, body }) => {
    const counted = await countAtStore(context, params.idproduto, params.idloja, {
      key: body.chave,
      seen: orRefuse(exactQuantity(body.visto), stockTexts),
      counted: orRefuse(exactQuantity(body.quantidade), stockTexts),
      placed: orRefuse(exactQuantity(body.semloja ?? 0), stockTexts),
      reason: body.motivo.trim(),
    });
    const { stock } = orRefuse(
      withWireFacts(counted, (facts) =>
        'there' in facts
          ? { quantidade: toNumber(facts.there) }
          : 'most' in facts
            ? { quantidade: toNumber(facts.most) }
            : { estoque: toNumber(facts.stock) },
      ),
      stockTexts,
    );
    return { estoque: toNumber(stock) };
  });
}
