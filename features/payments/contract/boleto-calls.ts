/** The calls on the boletos of titles. The specification shows none: chosen in its style. Who serves them knows orders, too. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type { boletoFileSchema, secondCopySchema, sendBoletosSchema } from './boleto-calls.schema.ts';

const BOLETOS = '/v4/boletos/:idfornecedor/:idcliente';

/** One file with a page for each boleto. */
export const boletoFile = endpoint<typeof boletoFileSchema>('GET', `${BOLETOS}/pdf`);

export const secondCopy = endpoint<typeof secondCopySchema>('POST', `${BOLETOS}/:idtitulo/segunda-via`);

export const sendBoletos = endpoint<typeof sendBoletosSchema>('POST', `${BOLETOS}/enviar`);
