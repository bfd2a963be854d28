import { endpoint } from '#platform/contract/endpoint.ts';
import type { shopThemeSchema } from './shop-theme.schema.ts';

export const shopTheme = endpoint<typeof shopThemeSchema>(
  'GET',
  '/v2/configuracao/fornecedor/:idfornecedor/tema',
);
