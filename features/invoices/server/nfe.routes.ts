import type { FastifyInstance } from 'fastify';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { danfe } from '../contract/danfe.ts';
import { danfeSchema, nfeXmlSchema, orderNfesSchema } from '../contract/nfe.schema.ts';
import { nfeToWire } from '../contract/nfe.wire.ts';
import { nfeTexts } from '../contract/nfe-texts.ts';
import { nfeXml } from '../contract/nfe-xml.ts';
import { orderNfes } from '../contract/order-nfes.ts';
import { orderNfes as nfesOf, orderDanfe, nfeXml as xmlOf } from './order-nfes.ts';

/** Clients' endpoints for the NF-e of their orders. Spec 2, orders; spec 7, danfe. */
export function nfeRoutes(app: FastifyInstance): void {
  const customers = { access: 'customer' } as const;

  serve(app, orderNfes, orderNfesSchema, customers, async (context, { params }) => ({
    notas: orRefuse(await nfesOf(context, params.numpedido), nfeTexts).map(nfeToWire),
  }));

  serve(app, danfe, danfeSchema, customers, async (context, { params, query }) => {
    const file = orRefuse(await orderDanfe(context, params.numpedido, query.chave), nfeTexts);
    asFile(context, `danfe-${query.chave ?? params.numpedido}.pdf`);
    return file;
  });

  serve(app, nfeXml, nfeXmlSchema, customers, async (context, { params }) => {
    const xml = orRefuse(await xmlOf(context, params.numpedido, params.chave), nfeTexts);
    asFile(context, `${params.chave}-nfe.xml`);
    return xml;
  });
}
