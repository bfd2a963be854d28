import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { addCouponEndpoint, addCouponsEndpoint } from '../contract/panel-coupons.endpoints.ts';
import { MOST_CODES } from '../domain/coupon-pattern.ts';
import { type CouponDraft, DRAFT_FIELDS, isBatch, NEW_COUPON, termsToWire } from './coupon-draft.ts';
import { couponsKey } from './coupons-query.ts';
import { MadeCodes } from './made-codes.tsx';

/** Makes one coupon, or many of the same terms with codes from a pattern. */
export function NewCouponsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const client = useQueryClient();
  const [made, setMade] = useState<readonly string[]>();
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
      setMade(codes);
      await client.invalidateQueries({ queryKey: couponsKey(shop.id) });
    },
    fields: DRAFT_FIELDS,
  });
  const typed = form.form.watch();
  const header = (
    <PageHeader title="Novos cupons" back={{ href: panelHref(shop, '/cupons'), label: 'Cupons' }} />
  );
  if (made !== undefined)
    return (
      <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
        {header}
        <MadeCodes codes={made} onMore={() => setMade(undefined)} />
      </div>
    );
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      {header}
      <FormBody form={form} label={isBatch(typed) ? 'Criar cupons' : 'Criar cupom'} always>
        <FormSection
          title="Código"
          help="Para muitos cupons de uma vez, escreva um # em cada lugar a sortear: NATAL-####."
        >
          <FormText
            form={form}
            name="code"
            label="Código ou padrão"
            required="Escreva um código."
            maxLength={60}
          />
          {isBatch(typed) && (
            <FormInteger form={form} name="count" label="Quantos cupons" required min={1} max={MOST_CODES} />
          )}
          <FormText
            form={form}
            name="description"
            label="Descrição"
            hint="O cliente a lê."
            maxLength={120}
            optional
            className="col-span-full"
          />
        </FormSection>
        <FormSection title="Desconto">
          <FormSelect
            form={form}
            name="kind"
            label="Tipo"
            options={[
              { value: '%', label: 'Percentual' },
              { value: 'R$', label: 'Valor em reais' },
            ]}
          />
          {typed.kind === '%' ? (
            <FormPercent form={form} name="percent" label="Percentual" required min={1} />
          ) : (
            <FormMoney form={form} name="amount" label="Valor" required min={1} />
          )}
          <FormMoney form={form} name="minimum" label="Compra mínima" optional />
        </FormSection>
        <FormSection title="Quando e quantas vezes" help="Cada código tem os seus próprios limites.">
          <FormDateTime form={form} name="from" label="Início" optional />
          <FormDateTime form={form} name="until" label="Fim" optional />
          <FormInteger form={form} name="limit" label="Usos ao todo" optional min={1} />
          <FormInteger form={form} name="perClient" label="Usos por cliente" optional min={1} />
        </FormSection>
        <FormSection title="Para quem">
          <FormSwitch form={form} name="firstPurchase" label="Só na primeira compra" />
          <FormSwitch form={form} name="notWithPolicy" label="Não dar a produtos que já estão com desconto" />
          <FormSwitch form={form} name="listed" label="Mostrar entre os cupons que o cliente pode escolher" />
        </FormSection>
      </FormBody>
    </div>
  );
}
