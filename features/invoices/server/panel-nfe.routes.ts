import type { FastifyInstance } from 'fastify';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import { readBytes } from '#platform/http/body/read-bytes.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { attachNfeEndpoint, listNfesEndpoint, removeNfeEndpoint } from '../contract/nfe.endpoints.ts';
import { attachNfeSchema, listNfesSchema, removeNfeSchema } from '../contract/nfe.schema.ts';
import { nfeToWire } from '../contract/nfe.wire.ts';
import { nfeTexts, nfeWarningTexts } from '../contract/nfe-texts.ts';
import * as nfes from './attach-nfe.ts';
import { MAX_NFE_BYTES } from './nfe/read-nfe.ts';
import { removeNfe } from './remove-nfe.ts';

/** Staff endpoints for the NF-e of orders. */
export function panelNfeRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'invoices:read' } as const;
  const writers = { access: 'staff', permission: 'invoices:write' } as const;

  serve(app, listNfesEndpoint, listNfesSchema, readers, async (context, { params }) => ({
    notas: orRefuse(await nfes.nfesAtShop(context, params.numpedido), nfeTexts).map(nfeToWire),
  }));

  acceptStreams(app, attachNfeSchema.bodyTypes, (streams) => {
    serve(streams, attachNfeEndpoint, attachNfeSchema, writers, async (context, { params }) => {
      // For a missing order, the body is not read.
      orRefuse(await nfes.nfesAtShop(context, params.numpedido), nfeTexts);
      const xml = await readBytes(context.request, MAX_NFE_BYTES);
      const { document, warnings } = orRefuse(await nfes.attachNfe(context, params.numpedido, xml), nfeTexts);
      return {
        nota: nfeToWire(document),
        avisos: warnings.map((codigo) => ({ codigo, mensagem: nfeWarningTexts[codigo] })),
      };
    });
  });

  serve(app, removeNfeEndpoint, removeNfeSchema, writers, async (context, { params }) => ({
    notas: orRefuse(await removeNfe(context, params.numpedido, params.chave), nfeTexts).map(nfeToWire),
  }));
}
