import type { Answer } from '#platform/contract/endpoint.ts';
import type { ClientSettings } from '../../domain/client-settings.ts';
import type { getClientSettingsSchema } from './client-settings.schema.ts';

export const clientSettingsToWire = ({
  clientId,
  customerId,
  erpCode,
  tags,
  version,
}: ClientSettings): Answer<typeof getClientSettingsSchema> => ({
  idcliente: clientId,
  idcadastroextracliente: customerId,
  cod_erp: erpCode,
  tags: [...tags],
  versao: version,
});
