import {
  type DomainProblem,
  type DomainState,
  proofPath,
  proofRecord,
  proofText,
  type ShopDomain,
} from '#features/suppliers/domain/hosts/domain-proof.ts';
import { defined } from '#kernel/defined.ts';
import type { WireDomain } from './domains.schema.ts';

const STATES = {
  pending: 'PENDENTE',
  confirmed: 'CONFIRMADO',
  failed: 'FALHOU',
} as const satisfies Record<DomainState, string>;
const PROBLEMS = {
  'not-found': 'NAO_ENCONTRADO',
  'other-value': 'OUTRO_VALOR',
  'no-answer': 'SEM_RESPOSTA',
} as const satisfies Record<DomainProblem, string>;

export const domainToWire = ({ host, main, state, proof, checkedAt, problem }: ShopDomain): WireDomain => ({
  dominio: host,
  principal: main,
  situacao: STATES[state],
  ...defined({
    prova:
      proof === undefined || state === 'confirmed'
        ? undefined
        : { registro: proofRecord(host), valor: proofText(proof), arquivo: proofPath(proof) },
    verificadoEm: checkedAt === undefined ? undefined : new Date(checkedAt).toISOString(),
    problema: problem === undefined ? undefined : PROBLEMS[problem],
  }),
});
