import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { ruleState } from '#features/pricing/domain/rule-state.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { momentOfField, shopClock } from '#features/pricing/panel/shop-clock.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { centavos, formatMoney, toReais } from '#kernel/money.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type PanelPromotion, panelPromotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import { amendPromotionEndpoint } from '../contract/promotion/panel-promotions.endpoints.ts';
import type { WirePanelPromotion } from '../contract/promotion/panel-promotions.schema.ts';
import { promotionSentence } from '../contract/promotion/promotion-sentence.ts';
import { PromotionTermsCard } from './promotion-terms.tsx';
import { promotionQuery, promotionsKey } from './promotions-query.ts';

const LABELS = {
  name: 'Nome',
  label: 'Chamada',
  until: 'Fim',
  perOrder: 'Vezes por pedido',
  perClient: 'Vezes por cliente',
  uses: 'Vezes ao todo',
  budget: 'Orçamento',
} as const;

/** Fields of the wire whose name in the form differs. */
const FIELDS = {
  nome: 'name',
  chamada: 'label',
  fim: 'until',
  maxporpedido: 'perOrder',
  limitePorCliente: 'perClient',
  limite: 'uses',
  orcamento: 'budget',
} as const;

interface PromotionScreenProps {
  readonly sources: PriceSources;
  /** With what it goes together, while it is not over. */
  readonly stacking: (promotion: Promotion) => ReactNode;
}

/** One promotion: what it does, and what of it may still change. */
export function PromotionScreen({ sources, stacking }: PromotionScreenProps) {
  const { shop } = useStaffPlace();
  const now = useNow();
  const mayWrite = useMay('promotions:write');
  const found = useQuery(promotionQuery(useApi(), shop.id, usePathPart('idoferta')));
  const { data: row } = found;
  if (row === undefined)
    return found.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar a oferta"
        error={found.error}
        again={found.refetch}
        busy={found.isFetching}
      />
    );
  const { promotion } = row;
  const state = ruleState({ ...row, validity: promotion.validity }, now);
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title={promotion.name}
        back={{ href: panelHref(shop, '/ofertas'), label: 'Ofertas' }}
        status={<RuleStateBadge state={state} />}
        lead={`${row.used.toLocaleString('pt-BR')} usos, ${formatMoney(row.saved)} dados até agora.`}
      />
      <Alert title={promotionSentence(promotion)}>
        O que a oferta pede e o que ela dá não mudam: os pedidos feitos contam com isso. Para mudar, encerre
        esta e crie outra.
      </Alert>
      <PromotionTermsCard promotion={promotion} sources={sources} />
      {state === 'ended' || !mayWrite ? (
        <p className="text-ink-2 text-sm">
          {state === 'ended'
            ? 'Esta oferta está encerrada: nada mais muda nela.'
            : 'Você pode só ver as ofertas.'}
        </p>
      ) : (
        <AmendForm key={promotion.id} row={row} />
      )}
      {state !== 'ended' && stacking(promotion)}
    </div>
  );
}

const valuesOf = ({ promotion: { name, label, validity, limits } }: PanelPromotion, shop: Zoned) => ({
  name,
  label,
  until: shopClock(validity.until, shop),
  perOrder: limits.perOrder ?? null,
  perClient: limits.perClient ?? null,
  uses: limits.uses ?? null,
  budget: (limits.budget ?? null) as number | null,
});

type Values = ReturnType<typeof valuesOf>;

function AmendForm({ row }: { readonly row: PanelPromotion }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const { id, limits, validity } = row.promotion;
  const form = usePanelForm<Values, WirePanelPromotion>({
    values: valuesOf(row, shop),
    version: row.version,
    save: ({ name, label, until, perOrder, perClient, uses, budget }, versao = row.version) =>
      api.call(amendPromotionEndpoint, {
        params: { idfornecedor: shop.id, idoferta: id },
        body: {
          nome: name,
          chamada: label,
          fim: momentOfField(until, shop, validity.until) ?? null,
          maxporpedido: perOrder,
          limitePorCliente: perClient,
          limite: uses,
          orcamento: budget === null ? null : toReais(centavos(budget)),
          versao,
        },
      }),
    saved: 'Oferta salva.',
    onSaved: () => client.invalidateQueries({ queryKey: promotionsKey(shop.id) }),
    fields: FIELDS,
    about: {
      'end-has-passed': 'until',
      'no-such-moment': 'until',
      'ends-before-it-starts': 'until',
      'limit-below-used': 'uses',
      'limits-cross': 'perClient',
      'budget-only-up': 'budget',
    },
    current: (state) => {
      const now = panelPromotionFromWire(state as WirePanelPromotion);
      return { values: valuesOf(now, shop), version: now.version };
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{ budget: (budget) => (budget === null ? 'sem limite' : formatMoney(centavos(budget))) }}
    >
      <FormSection title="Nome" help="A chamada aparece na vitrine e no carrinho.">
        <FormText form={form} name="name" label="Nome" required="Dê um nome à oferta." maxLength={120} />
        <FormText form={form} name="label" label="Chamada" required="Escreva a chamada." maxLength={40} />
      </FormSection>
      <FormSection title="Até quando" help="Vazio: sem fim. Para parar agora, encerre a oferta na lista.">
        <FormDateTime form={form} name="until" label="Fim" optional />
      </FormSection>
      <FormSection title="Limites" help="O que já foi usado conta. O orçamento só pode aumentar.">
        <FormInteger form={form} name="perOrder" label="Vezes por pedido" optional min={1} max={9_999} />
        <FormInteger form={form} name="perClient" label="Vezes por cliente" optional min={1} />
        <FormInteger
          form={form}
          name="uses"
          label="Vezes ao todo"
          hint={row.used === 0 ? 'Vazio: sem limite.' : `Já usada ${row.used} vezes.`}
          optional
          min={Math.max(1, row.used)}
        />
        <FormMoney
          form={form}
          name="budget"
          label="Orçamento"
          hint={
            limits.budget === undefined ? 'Sem limite, e assim fica: só pode aumentar.' : 'Vazio: sem limite.'
          }
          optional
          disabled={limits.budget === undefined}
          min={limits.budget ?? 1}
        />
      </FormSection>
    </FormBody>
  );
}
