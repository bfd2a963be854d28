import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { MAX_AUTOMATIC_GROUPS, type RuleProblem } from '../../domain/rules/group-rule.ts';

export type RuleRefusal =
  | RuleProblem
  | 'amount-not-exact'
  | 'representative-not-found'
  | 'table-not-found'
  | 'table-archived';
export type AutomaticGroupRefusal =
  | RuleRefusal
  | 'group-not-found'
  | 'group-there-already'
  | 'too-many-automatic-groups';

const wrong = (message: string) => ({ status: 422, message }) as const;

/** What may be wrong with a rule. */
export const ruleTexts: RefusalTexts<RuleRefusal> = {
  'unknown-state': wrong('Informe estados pela sigla, em maiúsculas: SP.'),
  'postal-codes-backwards': wrong('Informe faixas de CEP do menor ao maior.'),
  'no-such-day': wrong('Informe datas que existam, como 2026-12-05.'),
  'days-backwards': wrong('“Cadastrados antes de” precisa ser depois de “a partir de”.'),
  'no-day-named': wrong(
    'Informe de quando são os cadastros: a partir de um dia, antes de um dia, ou os dois.',
  ),
  'amount-not-exact': wrong('Informe valores em reais, com no máximo duas casas decimais.'),
  'representative-not-found': { status: 404, message: 'Representante não encontrado.' },
  'table-not-found': { status: 404, message: 'Tabela de preços não encontrada.' },
  'table-archived': wrong('Esta tabela de preços está arquivada.'),
};

export const automaticGroupTexts: RefusalTexts<AutomaticGroupRefusal> = {
  ...ruleTexts,
  'group-not-found': { status: 404, message: 'Grupo automático não encontrado.' },
  'group-there-already': {
    status: 409,
    message: 'Já existe um grupo automático com este nome, ou um que ainda está sendo esvaziado.',
  },
  'too-many-automatic-groups': {
    status: 409,
    message: `A loja chegou ao limite de ${MAX_AUTOMATIC_GROUPS} grupos automáticos.`,
  },
};

export const groupChangeTexts = { ...automaticGroupTexts, ...changedByOtherText };
