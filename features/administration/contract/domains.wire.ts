import { type CertificateState, certificateState } from '#features/suppliers/domain/hosts/certificate.ts';
import {
  type DomainProblem,
  type DomainState,
  proofPath,
  proofRecord,
  proofText,
  type ShopDomain,
} from '#features/suppliers/domain/hosts/domain-proof.ts';
import { defined } from '#kernel/defined.ts';
import type { Instant } from '#kernel/scope.ts';
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

const CERTIFICATES = {
  'not-checked': 'NAO_VERIFICADO',
  valid: 'VALIDO',
  expiring: 'VENCE_LOGO',
  expired: 'VENCIDO',
  'other-name': 'OUTRO_NOME',
  untrusted: 'NAO_CONFIAVEL',
  unreachable: 'SEM_RESPOSTA',
  'inward-address': 'ENDERECO_INTERNO',
} as const satisfies Record<CertificateState, string>;

const moment = (at: Instant | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

const certificateToWire = ({ certificate }: ShopDomain, now: Instant) => ({
  situacao: CERTIFICATES[certificateState(certificate, now)],
  ...defined({ validoAte: moment(certificate?.validUntil), verificadoEm: moment(certificate?.checkedAt) }),
});

export const domainToWire = (domain: ShopDomain, now: Instant): WireDomain => {
  const { host, main, state, proof, checkedAt, problem } = domain;
  return {
    dominio: host,
    principal: main,
    situacao: STATES[state],
    ...defined({
      prova:
        proof === undefined || state === 'confirmed'
          ? undefined
          : { registro: proofRecord(host), valor: proofText(proof), arquivo: proofPath(proof) },
      verificadoEm: moment(checkedAt),
      problema: problem === undefined ? undefined : PROBLEMS[problem],
      certificado: state === 'confirmed' ? certificateToWire(domain, now) : undefined,
    }),
  };
};
