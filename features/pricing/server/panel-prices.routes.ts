import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  getClientPricingEndpoint,
  grantPriceEndpoint,
  listGrantsEndpoint,
  putClientPricingEndpoint,
  revokeGrantEndpoint,
} from '../contract/client-pricing.endpoints.ts';
import {
  clientPricingFromWire,
  clientPricingToWire,
  grantFromWire,
  grantToWire,
} from '../contract/client-pricing.wire.ts';
import { getClientPricingSchema, putClientPricingSchema } from '../contract/panel-client-pricing.schema.ts';
import { grantPriceSchema, listGrantsSchema, revokeGrantSchema } from '../contract/panel-grants.schema.ts';
import {
  addPolicySchema,
  changePolicySchema,
  dropPolicySchema,
  endPolicySchema,
  listPoliciesSchema,
} from '../contract/panel-policies.schema.ts';
import type { WirePriceTable } from '../contract/panel-price-tables.schema.ts';
import {
  addPriceTableSchema,
  changePriceTableSchema,
  giveTableSchema,
  listPriceTablesSchema,
  listTableClientsSchema,
  listTablePricesSchema,
  putTablePricesSchema,
  takeTableSchema,
} from '../contract/panel-price-tables.schema.ts';
import {
  addPolicyEndpoint,
  changePolicyEndpoint,
  dropPolicyEndpoint,
  endPolicyEndpoint,
  listPoliciesEndpoint,
} from '../contract/policies.endpoints.ts';
import { policyFromWire, policyToWire } from '../contract/policy.wire.ts';
import { tableToWire, termsFromWire } from '../contract/price-table.wire.ts';
import {
  addPriceTableEndpoint,
  changePriceTableEndpoint,
  giveTableEndpoint,
  listPriceTablesEndpoint,
  listTableClientsEndpoint,
  listTablePricesEndpoint,
  putTablePricesEndpoint,
  takeTableEndpoint,
} from '../contract/price-tables.endpoints.ts';
import { tableLinesFromWire, tablePriceToWire } from '../contract/table-price.wire.ts';
import { clientPricingTexts, grantTexts, policyTexts, priceTableTexts } from '../contract/texts.ts';
import * as pricings from './change-client-pricing.ts';
import * as grants from './change-grants.ts';
import * as policies from './change-policies.ts';
import * as tables from './change-price-tables.ts';
import type { PricingSources } from './goods.ts';
import * as holders from './price-table-clients.ts';

const readers = { access: 'staff', permission: 'prices:read' } as const;
const writers = { access: 'staff', permission: 'prices:write' } as const;

/** Body limit in bytes: the maximum lines of a call at their maximum length. */
const LARGE_BODY = 1024 * 1024;

/** How staff set prices: by policies for all clients, by tables for some, by grants for one. */
export function panelPricesRoutes(app: FastifyInstance, goods: PricingSources): void {
  policyRoutes(app, goods);
  priceTableRoutes(app, goods);
  clientRoutes(app, goods);
}

function policyRoutes(app: FastifyInstance, goods: PricingSources): void {
  serve(app, listPoliciesEndpoint, listPoliciesSchema, readers, async (context) => ({
    politicas: (await policies.listPolicies(context)).map(policyToWire),
  }));
  serve(app, addPolicyEndpoint, addPolicySchema, writers, async (context, { body }) => {
    const wanted = orRefuse(policyFromWire(body), policyTexts);
    return policyToWire(orRefuse(await policies.addPolicy(context, goods, wanted), policyTexts));
  });
  serve(app, changePolicyEndpoint, changePolicySchema, writers, async (context, { params, body }) => {
    const wanted = { ...orRefuse(policyFromWire(body), policyTexts), id: params.idpolitica };
    const changed = await policies.changePolicy(context, goods, wanted, body.versao);
    const said = withWireFacts(changed, ({ atual }) => ({ atual: policyToWire(atual) }));
    return policyToWire(orRefuse(said, { ...policyTexts, ...changedByOtherText }));
  });
  serve(app, endPolicyEndpoint, endPolicySchema, writers, async (context, { params }) =>
    policyToWire(orRefuse(await policies.endPolicy(context, params.idpolitica), policyTexts)),
  );
  serve(app, dropPolicyEndpoint, dropPolicySchema, writers, async (context, { params }) => {
    orRefuse(await policies.dropPolicy(context, params.idpolitica), policyTexts);
    return { ok: true as const };
  });
}

function priceTableRoutes(app: FastifyInstance, goods: PricingSources): void {
  serve(app, listPriceTablesEndpoint, listPriceTablesSchema, readers, async (context) => ({
    tabelas: (await tables.listPriceTables(context)).map(tableToWire),
  }));
  serve(app, addPriceTableEndpoint, addPriceTableSchema, writers, async (context, { body }) => {
    const terms = orRefuse(termsFromWire(body), priceTableTexts);
    return tableToWire(orRefuse(await tables.createPriceTable(context, body.nome, terms), priceTableTexts));
  });
  serve(app, listTablePricesEndpoint, listTablePricesSchema, readers, async (context, { params, query }) => {
    const listed = await tables.listTablePrices(context, params.idtabela, query.depois);
    return {
      precos: [...orRefuse(listed, priceTableTexts)].map(([id, price]) => tablePriceToWire(id, price)),
    };
  });
  serve(
    app,
    putTablePricesEndpoint,
    putTablePricesSchema,
    { ...writers, bodyLimit: LARGE_BODY },
    async (context, { params, body }) => {
      const lines = orRefuse(tableLinesFromWire(body.precos), priceTableTexts);
      return changedTable(await tables.putTablePrices(context, goods, params.idtabela, lines, body.versao));
    },
  );
  serve(app, changePriceTableEndpoint, changePriceTableSchema, writers, async (context, { params, body }) => {
    const terms = orRefuse(termsFromWire(body), priceTableTexts);
    const wanted = { name: body.nome, archived: body.arquivada, terms, version: body.versao };
    return changedTable(await tables.changePriceTable(context, params.idtabela, wanted));
  });
  serve(
    app,
    listTableClientsEndpoint,
    listTableClientsSchema,
    readers,
    async (context, { params, query }) => {
      const wanted = { text: query.busca ?? '', page: pageFromWire(query) };
      const listed = await holders.listTableClients(context, params.idtabela, wanted);
      const { rows, total } = orRefuse(listed, priceTableTexts);
      const clients = rows.map(({ clientId, name, document }) => ({
        ...{ idcliente: clientId, nome: name, documento: document },
      }));
      return pageToWire(query, total, clients);
    },
  );
  serve(app, giveTableEndpoint, giveTableSchema, writers, async (context, { params, body }) => {
    const wanted = { clients: body.clientes ?? [], ...defined({ group: body.grupo?.trim() }) };
    const said = await holders.giveTableToClients(context, params.idtabela, wanted);
    const { given, moved } = orRefuse(said, priceTableTexts);
    return { incluidos: given, trocados: moved };
  });
  serve(app, takeTableEndpoint, takeTableSchema, writers, async (context, { params }) => {
    const { idtabela, idcliente } = params;
    orRefuse(await holders.takeTableFromClient(context, idtabela, idcliente), priceTableTexts);
    return { ok: true as const };
  });
}

function changedTable(changed: Awaited<ReturnType<typeof tables.changePriceTable>>): WirePriceTable {
  const said = withWireFacts(changed, ({ atual }) => ({ atual: tableToWire(atual) }));
  return tableToWire(orRefuse(said, { ...priceTableTexts, ...changedByOtherText }));
}

function clientRoutes(app: FastifyInstance, goods: PricingSources): void {
  serve(app, getClientPricingEndpoint, getClientPricingSchema, readers, async (context, { params }) =>
    clientPricingToWire(
      orRefuse(await pricings.getClientPricing(context, params.idcliente), clientPricingTexts),
    ),
  );
  serve(app, putClientPricingEndpoint, putClientPricingSchema, writers, async (context, { params, body }) => {
    const wanted = clientPricingFromWire(body);
    return clientPricingToWire(
      orRefuse(await pricings.putClientPricing(context, params.idcliente, wanted), clientPricingTexts),
    );
  });
  serve(app, listGrantsEndpoint, listGrantsSchema, readers, async (context, { params }) => ({
    concessoes: orRefuse(await grants.listGrants(context, params.idcliente), grantTexts).map(grantToWire),
  }));
  serve(app, grantPriceEndpoint, grantPriceSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(grantFromWire(body), grantTexts);
    return grantToWire(
      orRefuse(await grants.grantPrice(context, goods, params.idcliente, wanted), grantTexts),
    );
  });
  serve(app, revokeGrantEndpoint, revokeGrantSchema, writers, async (context, { params }) => {
    orRefuse(await grants.revokeGrant(context, params.idcliente, params.idconcessao), grantTexts);
    return { ok: true as const };
  });
}
