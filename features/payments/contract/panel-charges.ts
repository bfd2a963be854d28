import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  captureChargeSchema,
  confirmChargeSchema,
  listChargesSchema,
  refundChargeSchema,
  saveAccountSchema,
} from './panel-charges.schema.ts';

const CHARGES = '/v4/painel/:idfornecedor/cobrancas';

export const listCharges = endpoint<typeof listChargesSchema>('GET', CHARGES);
export const captureCharge = endpoint<typeof captureChargeSchema>('POST', `${CHARGES}/:idcobranca/capturar`);
export const refundCharge = endpoint<typeof refundChargeSchema>('POST', `${CHARGES}/:idcobranca/devolver`);
export const confirmCharge = endpoint<typeof confirmChargeSchema>('POST', `${CHARGES}/:idcobranca/confirmar`);
export const saveAccount = endpoint<typeof saveAccountSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/contas-pagamento/mercado-pago',
);
