import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ruleState } from '#features/pricing/domain/rule-state.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { RuleStateBadge } from '#features/pricing/panel/rule-state-badge.tsx';
import { momentOfField, shopClock } from '#features/pricing/panel/shop-clock.ts';
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import { usePathPart } from '#platform/panel/address.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
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
import { conditionWords, discountWords } from '../contract/coupon-words.ts';
import { amendCouponEndpoint } from '../contract/panel-coupons.endpoints.ts';
import type { WirePanelCoupon } from '../contract/panel-coupons.schema.ts';
import { CouponTermsCard } from './coupon-terms.tsx';
import { type CouponRow, couponQuery, couponRowFromWire, couponsKey } from './coupons-query.ts';

const LABELS = {
  description: 'Descrição',
  until: 'Fim',
  limit: 'Usos ao todo',
  perClient: 'Usos por cliente',
  listed: 'Entre os cupons que o cliente pode escolher',
} as const;

/** Fields of the wire whose name in the form differs. */
const FIELDS = {
  descricao: 'description',
  validoAte: 'until',
  limite: 'limit',
  limitePorCliente: 'perClient',
  listado: 'listed',
} as const;

interface CouponScreenProps {
  readonly sources: PriceSources;
  /** With what it goes together, while it is not over. */
  readonly stacking: (row: CouponRow) => ReactNode;
}

/** One coupon: what it gives, and what of it may still change. */
export function CouponScreen({ sources, stacking }: CouponScreenProps) {
  const { shop } = useStaffPlace();
  const now = useNow();
  const mayWrite = useMay('coupons:write');
  const found = useQuery(couponQuery(useApi(), shop.id, usePathPart('idcupom')));
  const { data: row } = found;
  if (row === undefined)
    return found.error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar o cupom"
        error={found.error}
        again={found.refetch}
        busy={found.isFetching}
      />
    );
  const { coupon } = row;
  const state = ruleState(row, now);
  const gives = [discountWords(coupon), conditionWords(coupon, timeZoneOf(shop))].filter(Boolean).join(' ');
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title={coupon.code}
        back={{ href: panelHref(shop, '/cupons'), label: 'Cupons' }}
        status={<RuleStateBadge male state={state} />}
        lead={row.used === 1 ? '1 pedido o usou.' : `${row.used.toLocaleString('pt-BR')} pedidos o usaram.`}
      />
      <Alert title={gives}>
        O código e o desconto não mudam: já estão com os clientes, e os pedidos feitos contam com eles. Para
        mudar, desative este cupom e crie outro.
      </Alert>
      <CouponTermsCard row={row} sources={sources} />
      {state === 'ended' || !mayWrite ? (
        <p className="text-ink-2 text-sm">
          {state === 'ended'
            ? 'Este cupom está desativado ou vencido: nada mais muda nele.'
            : 'Você pode só ver os cupons.'}
        </p>
      ) : (
        <AmendForm key={row.id} row={row} />
      )}
      {state !== 'ended' && stacking(row)}
    </div>
  );
}

const valuesOf = ({ coupon, limit, limitPerClient, listed }: CouponRow, shop: Zoned) => ({
  description: coupon.description,
  until: shopClock(coupon.until, shop),
  limit: limit ?? null,
  perClient: limitPerClient ?? null,
  listed,
});

type Values = ReturnType<typeof valuesOf>;

function AmendForm({ row }: { readonly row: CouponRow }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<Values, WirePanelCoupon>({
    values: valuesOf(row, shop),
    version: row.version,
    save: ({ description, until, limit, perClient, listed }, versao = row.version) =>
      api.call(amendCouponEndpoint, {
        params: { idfornecedor: shop.id, idcupom: row.id },
        body: {
          descricao: description,
          validoAte: momentOfField(until, shop, row.coupon.until) ?? null,
          limite: limit,
          limitePorCliente: perClient,
          listado: listed,
          versao,
        },
      }),
    saved: 'Cupom salvo.',
    onSaved: () => client.invalidateQueries({ queryKey: couponsKey(shop.id) }),
    fields: FIELDS,
    about: { 'end-has-passed': 'until', 'no-such-moment': 'until', 'limit-below-used': 'limit' },
    current: (state) => {
      const now = couponRowFromWire(state as WirePanelCoupon);
      return { values: valuesOf(now, shop), version: now.version };
    },
  });
  return (
    <FormBody form={form} labels={LABELS}>
      <FormSection title="Descrição" help="O cliente a lê.">
        <FormText form={form} name="description" label="Descrição" optional maxLength={120} />
        <FormSwitch form={form} name="listed" label="Mostrar entre os cupons que o cliente pode escolher" />
      </FormSection>
      <FormSection
        title="Até quando e quantas vezes"
        help="Fim vazio: sem fim. O que já foi usado conta. Para parar agora, desative o cupom na lista."
      >
        <FormDateTime form={form} name="until" label="Fim" optional />
        <FormInteger
          form={form}
          name="limit"
          label="Usos ao todo"
          hint="Vazio: sem limite."
          optional
          min={Math.max(1, row.used)}
        />
        <FormInteger
          form={form}
          name="perClient"
          label="Usos por cliente"
          hint="Vazio: sem limite."
          optional
          min={1}
        />
      </FormSection>
    </FormBody>
  );
}
