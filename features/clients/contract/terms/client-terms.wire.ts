import type { AgreedTerms } from '#features/accounts/domain/client-terms.ts';
import {
  paymentKindFromWire,
  paymentKindToWire,
} from '#features/payments/contract/methods/payment-kind.wire.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, fromReais, toReais } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { ClientTermsPage, TermsDraft } from '../../domain/terms/client-terms.ts';
import type { WireAgreedTerms, WireClientTerms, WireTermsBody } from './client-terms.schema.ts';

export const agreedTermsToWire = ({
  paymentMethodIds,
  minimumOrder,
  note,
  version,
}: AgreedTerms): WireAgreedTerms => ({
  formasPagamento: paymentMethodIds === undefined ? null : [...paymentMethodIds],
  pedidoMinimo: minimumOrder === undefined ? null : toReais(minimumOrder),
  observacao: note,
  versao: version,
});

export const agreedTermsFromWire = (wire: WireAgreedTerms): AgreedTerms => ({
  ...(wire.formasPagamento === null ? {} : { paymentMethodIds: wire.formasPagamento }),
  ...(wire.pedidoMinimo === null ? {} : { minimumOrder: fromReais(wire.pedidoMinimo) }),
  note: wire.observacao,
  version: wire.versao,
});

export const clientTermsToWire = ({ agreed, methods }: ClientTermsPage): WireClientTerms => ({
  ...agreedTermsToWire(agreed),
  formasDaLoja: methods.map(({ id, name, kind, active, days, groups, usual }) => ({
    idformapagto: id,
    nome: name,
    tipo: paymentKindToWire(kind),
    ativa: active,
    dias: [...days],
    grupos: [...groups],
    valeSemAcordo: usual,
  })),
});

export const clientTermsFromWire = (wire: WireClientTerms): ClientTermsPage => ({
  agreed: agreedTermsFromWire(wire),
  methods: wire.formasDaLoja.map(({ idformapagto, nome, tipo, ativa, dias, grupos, valeSemAcordo }) => ({
    id: idformapagto,
    name: nome,
    kind: paymentKindFromWire(tipo),
    active: ativa,
    days: dias,
    groups: grupos,
    usual: valeSemAcordo,
  })),
});

/** A minimum of nothing is none. */
export function termsDraftFromWire({
  formasPagamento,
  pedidoMinimo,
  observacao,
}: WireTermsBody): Result<TermsDraft, { readonly code: 'amount-not-exact' }> {
  const minimum = exactUnits(pedidoMinimo ?? 0, 2);
  if (minimum === undefined) return refuse({ code: 'amount-not-exact' });
  return accept({
    ...(formasPagamento === null ? {} : { paymentMethodIds: formasPagamento }),
    ...(minimum === 0 ? {} : { minimumOrder: centavos(minimum) }),
    note: observacao.trim(),
  });
}
