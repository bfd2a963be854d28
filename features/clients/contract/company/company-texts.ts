import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { type LinkProblem, MAX_COMPANIES, MAX_LEVELS } from '../../domain/company/company-tree.ts';

export type CompanyRefusal = 'client-not-found' | 'company-not-a-company' | LinkProblem;

/** Clients of other shops and unknown ids return the same error. */
export const companyTexts: RefusalTexts<CompanyRefusal> = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'company-not-a-company': { status: 422, message: 'Só empresas, com CNPJ, têm matriz e filiais.' },
  'company-below-itself': {
    status: 422,
    message: 'Uma empresa não pode ficar abaixo dela mesma nem de uma filial sua.',
  },
  'company-tree-too-deep': {
    status: 422,
    message: `Matriz e filiais têm no máximo ${MAX_LEVELS} níveis, contando as filiais que vêm junto.`,
  },
  'company-tree-full': {
    status: 422,
    message: `Uma matriz tem no máximo ${MAX_COMPANIES - 1} filiais, diretas ou não.`,
  },
};

export const companyChangeTexts = { ...companyTexts, ...changedByOtherText };
