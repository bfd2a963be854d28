import { endpoint } from '#platform/contract/endpoint.ts';
import type { openQuestionsSchema } from './open-questions.schema.ts';

/** What the supplier asks of its clients and this one has not answered yet. Spec 3, customer characteristics. */
export const openQuestions = endpoint<typeof openQuestionsSchema>(
  'GET',
  '/v4/caracteristica-cliente/pendentes/:idfornecedor/:idcliente',
);
