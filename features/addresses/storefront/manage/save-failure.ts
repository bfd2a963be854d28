import { ApiRefusal } from '#platform/web/api.ts';

export const saveFailure = (error: Error): string =>
  error instanceof ApiRefusal
    ? error.message
    : 'Não foi possível salvar. Verifique a conexão e tente novamente.';
