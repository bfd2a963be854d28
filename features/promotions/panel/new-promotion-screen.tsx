import { useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { searchProducts } from '#features/catalog/panel/search-products.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
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
import { promotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import { addPromotionEndpoint } from '../contract/promotion/panel-promotions.endpoints.ts';
import type { WirePanelPromotion } from '../contract/promotion/panel-promotions.schema.ts';
import { promotionSentence } from '../contract/promotion/promotion-sentence.ts';
import { DRAFT_FIELDS, draftToWire, NEW_PROMOTION, type PromotionDraft } from './promotion-draft.ts';
import { promotionsKey } from './promotions-query.ts';

/** Makes a promotion, and says in a sentence what it will do. */
export function NewPromotionScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const form = usePanelForm<PromotionDraft, WirePanelPromotion>({
    values: NEW_PROMOTION,
    save: (draft) =>
      api.call(addPromotionEndpoint, {
        params: { idfornecedor: shop.id },
        body: draftToWire(draft, shop),
      }),
    saved: ({ nome }) => `A oferta “${nome}” foi criada.`,
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: promotionsKey(shop.id) });
      await lead(panelHref(shop, '/ofertas'));
    },
    fields: DRAFT_FIELDS,
  });
  const typed = form.form.watch();
  const search = searchProducts(api, shop.id);
  const isGift = typed.kind === 'BRINDE';
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Nova oferta" back={{ href: panelHref(shop, '/ofertas'), label: 'Ofertas' }} />
      <FormBody form={form} label="Criar oferta" always>
        <FormSection title="Nome" help="A chamada aparece na vitrine e no carrinho.">
          <FormText form={form} name="name" label="Nome" required="Dê um nome à oferta." maxLength={120} />
          <FormText
            form={form}
            name="label"
            label="Chamada"
            optional
            hint="Vazia: “Leve 3, pague 2”, ou o nome."
            maxLength={40}
          />
        </FormSection>
        <FormSection title="O cliente leva" help="Unidades, um valor em produtos, ou os dois.">
          <FormComboboxMany
            form={form}
            name="products"
            label="Produtos"
            hint="Nenhum: todos os produtos da loja."
            optional
            search={search}
            className="col-span-full"
          />
          <FormInteger form={form} name="units" label="Unidades" optional min={1} max={100} />
          <FormMoney form={form} name="minimum" label="Valor mínimo" optional min={1} />
        </FormSection>
        <FormSection title="E ganha">
          <FormSelect
            form={form}
            name="kind"
            label="O quê"
            options={[
              { value: 'DESCONTO', label: 'Desconto em mais unidades' },
              { value: 'BRINDE', label: 'Um brinde' },
            ]}
          />
          <FormInteger form={form} name="rewardUnits" label="Quantas" required min={1} max={100} />
          {isGift ? (
            <FormCombobox
              form={form}
              name="gift"
              label="Brinde"
              required="Escolha o brinde."
              search={search}
              className="col-span-full"
            />
          ) : (
            <>
              <FormPercent
                form={form}
                name="percent"
                label="Desconto em cada uma"
                hint="100%: sai de graça."
                required
                min={1}
              />
              <FormSelect
                form={form}
                name="which"
                label="Quais"
                options={[
                  { value: 'MAIS_BARATAS', label: 'As mais baratas' },
                  { value: 'MAIS_CARAS', label: 'As mais caras' },
                ]}
              />
            </>
          )}
        </FormSection>
        <FormSection title="Limites" help="Quantas vezes a oferta se aplica, e quanto ela pode dar ao todo.">
          <FormInteger form={form} name="perOrder" label="Vezes por pedido" optional min={1} max={9_999} />
          <FormInteger form={form} name="perClient" label="Vezes por cliente" optional min={1} />
          <FormInteger form={form} name="uses" label="Vezes ao todo" optional min={1} />
          <FormMoney form={form} name="budget" label="Orçamento" optional min={1} />
        </FormSection>
        <FormSection
          title="Quando vale"
          help="Entre ofertas de mesma prioridade, vale o melhor para o cliente."
        >
          <FormDateTime form={form} name="from" label="Início" optional />
          <FormDateTime form={form} name="until" label="Fim" optional />
          <FormInteger form={form} name="priority" label="Prioridade" optional min={0} max={1_000} />
          <FormSwitch form={form} name="notWithPolicy" label="Não dar a produtos que já estão com desconto" />
        </FormSection>
        <p role="status" className="rounded-lg bg-info-soft px-4 py-3 text-info">
          {previewOf(typed, shop)}
        </p>
      </FormBody>
    </div>
  );
}

/** What the promotion would do as it is typed. */
function previewOf(draft: PromotionDraft, shop: Zoned): string {
  const asks = draft.units !== null || draft.minimum !== null;
  // A number that cannot be read is NaN.
  if (!asks || Object.values(draft).some(Number.isNaN)) return NOTHING_YET;
  const read = promotionFromWire(
    draftToWire({ ...draft, from: '', until: '', gift: draft.gift ?? NO_GIFT }, shop),
  );
  return read.ok ? promotionSentence(read.value.terms, draft.gift?.label) : NOTHING_YET;
}

const NOTHING_YET = 'Diga o que o cliente leva e o que ganha: aqui aparece o que a oferta faz.';
const NO_GIFT = { id: '', label: '' };
