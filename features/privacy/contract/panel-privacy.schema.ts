import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { doneWithMessage, ofClient } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { panelPrivacyTexts } from './panel-privacy-texts.ts';
import { DeletionState, PersonalReport } from './privacy.schema.ts';

const tag = 'Painel';

export const exportClientSchema = {
  summary:
    'Reúne o que esta loja guarda de um cliente, para entregar a ele (LGPD, art. 18). O que é de outras lojas não vem. Fica na auditoria.',
  tag,
  params: ofClient,
  answer: PersonalReport,
  refusals: someRefusals(panelPrivacyTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const showClientDeletionSchema = {
  summary: 'Se o cliente pediu a exclusão do seu cadastro, e para quando está marcada.',
  tag,
  params: ofClient,
  answer: DeletionState,
  refusals: someRefusals(panelPrivacyTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const offerDeletionSchema = {
  summary:
    'Manda ao usuário principal do cliente o link que confirma a exclusão do cadastro, que é um só para todas as lojas. Sem a confirmação dele nada é excluído.',
  tag,
  params: ofClient,
  answer: doneWithMessage,
  refusals: panelPrivacyTexts,
} as const satisfies EndpointSchema;
