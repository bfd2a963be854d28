import type { LegalIdentity } from '#features/suppliers/domain/legal-identity.ts';
import { defined } from '#kernel/defined.ts';
import type { IdentityRequest, RequestState } from '../domain/identity-request.ts';
import type {
  WireIdentityRequest,
  WireLegalIdentity,
  WireListedRequest,
  WireRequestState,
} from './identity-requests.schema.ts';

const STATES = {
  open: 'ABERTA',
  returned: 'DEVOLVIDA',
  approved: 'APROVADA',
  withdrawn: 'RETIRADA',
} as const satisfies Record<RequestState, WireRequestState>;

export const requestStateFromWire = (wire: WireRequestState): RequestState =>
  (Object.keys(STATES) as RequestState[]).find((state) => STATES[state] === wire) ?? 'open';

export const legalIdentityToWire = ({ name, slug, legalName, cnpj }: LegalIdentity): WireLegalIdentity => ({
  nome: name,
  slug,
  razaoSocial: legalName,
  cnpj,
});

/** Without the spaces around what was typed. */
export const legalIdentityFromWire = ({
  nome,
  slug,
  razaoSocial,
  cnpj,
}: WireLegalIdentity): LegalIdentity => ({
  name: nome.trim(),
  slug: slug.trim(),
  legalName: razaoSocial.trim(),
  cnpj: cnpj.trim(),
});

/** For the shop: without who decided. */
export const requestToWire = (request: IdentityRequest): WireIdentityRequest => ({
  situacao: STATES[request.state],
  antes: legalIdentityToWire(request.before),
  pedido: legalIdentityToWire(request.wanted),
  motivo: request.reason,
  pedidoPor: request.requestedBy,
  pedidoEm: new Date(request.requestedAt).toISOString(),
  ...defined({
    mensagem: request.message,
    decididoEm: request.decidedAt === undefined ? undefined : new Date(request.decidedAt).toISOString(),
  }),
  versao: request.version,
});

export const listedRequestToWire = ({
  shop,
  request,
}: {
  readonly shop: LegalIdentity & { readonly id: string };
  readonly request: IdentityRequest;
}): WireListedRequest => ({
  idfornecedor: shop.id,
  atual: legalIdentityToWire(shop),
  solicitacao: { ...requestToWire(request), ...defined({ decididoPor: request.decidedBy }) },
});
