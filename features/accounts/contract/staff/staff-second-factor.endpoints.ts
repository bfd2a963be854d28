import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  beginStaffSecondFactorSchema,
  confirmStaffSecondFactorSchema,
  getStaffSecondFactorSchema,
  removeStaffSecondFactorSchema,
  renewStaffRecoveryCodesSchema,
} from '../second-factor/second-factor.schema.ts';

export const getStaffSecondFactorEndpoint = endpoint<typeof getStaffSecondFactorSchema>(
  'GET',
  '/v4/painel/eu/segunda-etapa',
);
export const beginStaffSecondFactorEndpoint = endpoint<typeof beginStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa',
);
export const confirmStaffSecondFactorEndpoint = endpoint<typeof confirmStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa/confirmar',
);
export const removeStaffSecondFactorEndpoint = endpoint<typeof removeStaffSecondFactorSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa/remover',
);
export const renewStaffRecoveryCodesEndpoint = endpoint<typeof renewStaffRecoveryCodesSchema>(
  'POST',
  '/v4/painel/eu/segunda-etapa/codigos',
);
