import { ScopeFields } from '#features/pricing/panel/scope-fields.tsx';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PromotionDraft } from './promotion-draft.ts';
import { type PromotionFieldsProps, RewardFields } from './reward-fields.tsx';

/** What a promotion is called, asks for and gives, for whom, how often, and when. */
export function PromotionFields({ form, sources, choices }: PromotionFieldsProps) {
  const { categories, brands, groups, payments } = choices;
  return (
    <>
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
      <FormSection
        title="O cliente leva"
        help="Unidades, um valor em produtos, ou os dois. Contam os produtos que estejam em qualquer uma destas listas. Todas vazias: a loja inteira."
      >
        <ScopeFields<PromotionDraft>
          form={form}
          names={{
            products: 'scope.products',
            categories: 'scope.categories',
            brands: 'scope.brands',
            tags: 'scope.tags',
          }}
          searchProducts={sources.searchProducts}
          categories={categories}
          brands={brands}
        />
        <FormInteger form={form} name="units" label="Unidades" optional min={1} max={100} />
        <FormMoney form={form} name="minimum" label="Valor mínimo" optional min={1} />
      </FormSection>
      <RewardFields form={form} sources={sources} choices={choices} />
      <FormSection title="Para quem" help="Todas vazias: para todos, também visitantes.">
        <FormTags
          form={form}
          name="groups"
          label="Grupos de clientes"
          optional
          suggestions={groups}
          maxLength={100}
        />
        <FormComboboxMany
          form={form}
          name="clients"
          label="Clientes"
          optional
          search={sources.searchClients}
        />
        {payments.length > 0 && (
          <FormCheckboxGroup
            form={form}
            name="payments"
            label="Só com estas formas de pagamento"
            hint="Nenhuma marcada: com qualquer uma."
            options={payments}
            className="col-span-full"
          />
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
    </>
  );
}
