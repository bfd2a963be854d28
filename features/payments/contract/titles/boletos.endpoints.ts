/**
 * Endpoints for the boletos of titles. The specification has none: these follow its style. Served by the invoices
 * feature, which knows orders.
 */
import { endpoint } from '#platform/contract/endpoint.ts';
import type { boletoFileSchema, secondCopySchema, sendBoletosSchema } from './boletos.schema.ts';

const BOLETOS = '/v4/boletos/:idfornecedor/:idcliente';

/** One PDF with a page for each boleto. */
export const boletoFileEndpoint = endpoint<typeof boletoFileSchema>('GET', `${BOLETOS}/pdf`);

export const secondCopyEndpoint = endpoint<typeof secondCopySchema>(
  'POST',
  `${BOLETOS}/:idtitulo/segunda-via`,
);

export const sendBoletosEndpoint = endpoint<typeof sendBoletosSchema>('POST', `${BOLETOS}/enviar`);
