import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const robotsSchema = {
  summary: 'O que os buscadores podem ler neste endereço, e onde estão os mapas das lojas.',
  tag: 'Buscadores',
  answer: Type.String(),
  answerType: 'text/plain; charset=utf-8',
} as const satisfies EndpointSchema;
