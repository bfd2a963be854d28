import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './monitor.schema.ts';

export const showMonitorEndpoint = endpoint<typeof schemas.showMonitorSchema>(
  'GET',
  '/v4/plataforma/monitor',
);
export const runJobEndpoint = endpoint<typeof schemas.runJobSchema>(
  'POST',
  '/v4/plataforma/tarefas/executar',
);
export const pauseJobEndpoint = endpoint<typeof schemas.pauseJobSchema>(
  'POST',
  '/v4/plataforma/tarefas/pausar',
);
export const resumeJobEndpoint = endpoint<typeof schemas.resumeJobSchema>(
  'POST',
  '/v4/plataforma/tarefas/retomar',
);
export const listPlatformMailsEndpoint = endpoint<typeof schemas.listPlatformMailsSchema>(
  'GET',
  '/v4/plataforma/emails/nao-enviados',
);
export const resendPlatformMailsEndpoint = endpoint<typeof schemas.resendPlatformMailsSchema>(
  'POST',
  '/v4/plataforma/emails/nao-enviados/reenviar',
);
export const searchPlatformEndpoint = endpoint<typeof schemas.searchPlatformSchema>(
  'GET',
  '/v4/plataforma/busca',
);
export const showSettingsEndpoint = endpoint<typeof schemas.showSettingsSchema>(
  'GET',
  '/v4/plataforma/configuracoes',
);
export const changeSettingsEndpoint = endpoint<typeof schemas.changeSettingsSchema>(
  'PUT',
  '/v4/plataforma/configuracoes',
);
