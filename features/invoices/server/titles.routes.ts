import type { FastifyInstance } from 'fastify';
import {
  boletoFileEndpoint,
  secondCopyEndpoint,
  sendBoletosEndpoint,
} from '#features/payments/contract/titles/boletos.endpoints.ts';
import {
  boletoFileSchema,
  secondCopySchema,
  sendBoletosSchema,
} from '#features/payments/contract/titles/boletos.schema.ts';
import { titleToWire } from '#features/payments/contract/titles/title.wire.ts';
import { refusedFor } from '#platform/contract/endpoint.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { invoicesToWire } from '../contract/invoices.wire.ts';
import { titleFilterFromWire } from '../contract/title-filter.wire.ts';
import { boletoRefusals, titleTexts } from '../contract/title-texts.ts';
import { exportTitlesEndpoint, listInvoicesEndpoint } from '../contract/titles.endpoints.ts';
import { exportTitlesSchema, listInvoicesSchema } from '../contract/titles.schema.ts';
import * as boletos from './boletos-of.ts';
import * as titles from './own-titles.ts';
import { titlesCsv } from './titles-csv.ts';

/** Clients' endpoints for titles and boletos. Spec 2, invoices and titles grid; spec 7, faturas-cliente. */
export function titlesRoutes(app: FastifyInstance): void {
  const whoSeesCredit = { access: 'customer', act: 'credit:see' } as const;
  // Includes linked users, for the boletos of their own orders.
  const buyers = { access: 'customer', act: 'buy' } as const;

  serve(app, listInvoicesEndpoint, listInvoicesSchema, whoSeesCredit, async (context, { query }) => {
    const wanted = orRefuse(titleFilterFromWire(query), titleTexts);
    const found = await titles.clientTitles(context, wanted, query.pagina ?? 1);
    return invoicesToWire(found, query.completeInfo === 'true');
  });

  serve(
    app,
    boletoFileEndpoint,
    refusedFor(boletoFileSchema, boletoRefusals.file),
    buyers,
    async (context, { query }) => {
      const ids = query.titulos.split(',');
      const file = orRefuse(await boletos.boletoFile(context, ids), titleTexts);
      asFile(context, ids.length === 1 ? 'boleto.pdf' : 'boletos.pdf');
      return file;
    },
  );

  serve(
    app,
    secondCopyEndpoint,
    refusedFor(secondCopySchema, boletoRefusals.secondCopy),
    buyers,
    async (context, { params }) =>
      titleToWire(orRefuse(await titles.secondCopy(context, params.idtitulo), titleTexts)),
  );

  serve(
    app,
    sendBoletosEndpoint,
    refusedFor(sendBoletosSchema, boletoRefusals.mail),
    buyers,
    async (context, { body }) => {
      const { email, titulos: ids } = body;
      orRefuse(await boletos.sendBoletos(context, { ids, email, ip: context.request.ip }), titleTexts);
      return { ok: true as const };
    },
  );

  serve(app, exportTitlesEndpoint, exportTitlesSchema, whoSeesCredit, async (context, { query }) => {
    const wanted = orRefuse(titleFilterFromWire(query), titleTexts);
    const found = await titles.titlesToExport(context, wanted, query.titulos?.split(','));
    const file = titlesCsv(orRefuse(found, titleTexts));
    asFile(context, 'faturas.csv');
    return file;
  });
}
