import { endpoint } from '#platform/contract/endpoint.ts';
import type { listAwaitedChargesSchema } from './awaited-charges.schema.ts';
import type {
  captureChargeSchema,
  confirmChargeSchema,
  listChargesSchema,
  refundChargeSchema,
  saveAccountSchema,
} from './panel-charges.schema.ts';

const CHARGES = '/v4/painel/:idfornecedor/cobrancas';

export const listChargesEndpoint = endpoint<typeof listChargesSchema>('GET', CHARGES);
export const listAwaitedChargesEndpoint = endpoint<typeof listAwaitedChargesSchema>(
  'GET',
  `${CHARGES}/a-confirmar`,
);
export const captureChargeEndpoint = endpoint<typeof captureChargeSchema>(
  'POST',
  `${CHARGES}/:idcobranca/capturar`,
);
export const refundChargeEndpoint = endpoint<typeof refundChargeSchema>(
  'POST',
  `${CHARGES}/:idcobranca/devolver`,
);
export const confirmChargeEndpoint = endpoint<typeof confirmChargeSchema>(
  'POST',
  `${CHARGES}/:idcobranca/confirmar`,
);
export const saveAccountEndpoint = endpoint<typeof saveAccountSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/contas-pagamento/mercado-pago',
);
