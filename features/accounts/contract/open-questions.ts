import { endpoint } from '#platform/contract/endpoint.ts';
import type { openQuestionsSchema } from './open-questions.schema.ts';

/** Questions of the supplier that this client has not answered yet. Spec 3, customer characteristics. */
export const openQuestions = endpoint<typeof openQuestionsSchema>(
  'GET',
  '/v4/caracteristica-cliente/pendentes/:idfornecedor/:idcliente',
);
