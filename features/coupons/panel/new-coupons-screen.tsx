import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addCouponEndpoint, addCouponsEndpoint } from '../contract/panel-coupons.endpoints.ts';
import { type CouponChoices, couponChoicesQuery } from './coupon-choices.ts';
import {
  type CouponDraft,
  DRAFT_FIELDS,
  isBatch,
  NEW_COUPON,
  REFUSED_AT,
  termsToWire,
} from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponsKey } from './coupons-query.ts';
import { MadeCodes } from './made-codes.tsx';

interface NewCouponsProps {
  readonly sources: PriceSources;
}

/** Makes one coupon, or many of the same terms with codes from a pattern. */
export function NewCouponsScreen({ sources }: NewCouponsProps) {
  const { shop } = useStaffPlace();
  const [made, setMade] = useState<readonly string[]>();
  const choices = useQuery(couponChoicesQuery(sources, shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Novos cupons" back={{ href: panelHref(shop, '/cupons'), label: 'Cupons' }} />
      {made !== undefined ? (
        <MadeCodes codes={made} onMore={() => setMade(undefined)} />
      ) : choices.data !== undefined ? (
        <NewCouponsForm sources={sources} choices={choices.data} onMade={setMade} />
      ) : choices.error === null ? (
        <RowsLoading />
      ) : (
        <LoadFailure
          title="Não foi possível carregar o que um cupom pode ter"
          error={choices.error}
          again={choices.refetch}
          busy={choices.isFetching}
        />
      )}
    </div>
  );
}

interface NewCouponsFormProps extends NewCouponsProps {
  readonly choices: CouponChoices;
  readonly onMade: (codes: readonly string[]) => void;
}

function NewCouponsForm({ sources, choices, onMade }: NewCouponsFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const form = usePanelForm<CouponDraft, readonly string[]>({
    values: NEW_COUPON,
    save: async (draft) => {
      const params = { idfornecedor: shop.id };
      const terms = termsToWire(draft, shop);
      if (!isBatch(draft)) {
        const body = { ...terms, codigocupom: draft.code };
        return [(await api.call(addCouponEndpoint, { params, body })).codigocupom];
      }
      const body = { ...terms, padrao: draft.code, quantidade: draft.count ?? 1 };
      return (await api.call(addCouponsEndpoint, { params, body })).codigos;
    },
    saved: ({ length }) => (length === 1 ? 'O cupom foi criado.' : `${length} cupons foram criados.`),
    onSaved: async (codes) => {
      onMade(codes);
      await client.invalidateQueries({ queryKey: couponsKey(shop.id) });
    },
    fields: DRAFT_FIELDS,
    about: REFUSED_AT,
  });
  return (
    <FormBody form={form} label={isBatch(form.form.watch()) ? 'Criar cupons' : 'Criar cupom'} always>
      <CouponFields form={form} sources={sources} choices={choices} />
    </FormBody>
  );
}
