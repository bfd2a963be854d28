import type { FastifyInstance } from 'fastify';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { danfeEndpoint, nfeXmlEndpoint, orderNfesEndpoint } from '../contract/nfe.endpoints.ts';
import { danfeSchema, nfeXmlSchema, orderNfesSchema } from '../contract/nfe.schema.ts';
import { nfeToWire } from '../contract/nfe.wire.ts';
import { nfeTexts } from '../contract/nfe-texts.ts';
import { nfeXml, orderDanfe, orderNfes } from './order-nfes.ts';

/** Clients' endpoints for the NF-e of their orders. Spec 2, orders; spec 7, danfe. */
export function nfeRoutes(app: FastifyInstance): void {
  const customers = { access: 'customer' } as const;

  serve(app, orderNfesEndpoint, orderNfesSchema, customers, async (context, { params }) => ({
    notas: orRefuse(await orderNfes(context, params.numpedido), nfeTexts).map(nfeToWire),
  }));

  serve(app, danfeEndpoint, danfeSchema, customers, async (context, { params, query }) => {
    const file = orRefuse(await orderDanfe(context, params.numpedido, query.chave), nfeTexts);
    asFile(context, `danfe-${query.chave ?? params.numpedido}.pdf`);
    return file;
  });

  serve(app, nfeXmlEndpoint, nfeXmlSchema, customers, async (context, { params }) => {
    const xml = orRefuse(await nfeXml(context, params.numpedido, params.chave), nfeTexts);
    asFile(context, `${params.chave}-nfe.xml`);
    return xml;
  });
}
