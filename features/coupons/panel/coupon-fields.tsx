import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { MOST_CODES } from '../domain/coupon-pattern.ts';
import type { CouponChoices } from './coupon-choices.ts';
import { type CouponDraft, isBatch } from './coupon-draft.ts';

interface CouponFieldsProps {
  readonly form: PanelForm<CouponDraft>;
  readonly sources: PriceSources;
  readonly choices: CouponChoices;
}

/** A new coupon's code, what it takes off which products, who may use it, and when. */
export function CouponFields({ form, sources, choices: { payments } }: CouponFieldsProps) {
  const typed = form.form.watch();
  return (
    <>
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
        <FormComboboxMany
          form={form}
          name="products"
          label="Produtos com desconto"
          hint="Nenhum: todos os produtos da loja."
          optional
          search={sources.searchProducts}
          className="col-span-full"
        />
        <FormMoney
          form={form}
          name="minimum"
          label="Compra mínima"
          hint="Conta só os produtos com desconto."
          optional
        />
        <FormSwitch form={form} name="notWithPolicy" label="Não dar a produtos que já estão com desconto" />
      </FormSection>
      <FormSection title="Quando e quantas vezes" help="Cada código tem os seus próprios limites.">
        <FormDateTime form={form} name="from" label="Início" optional />
        <FormDateTime form={form} name="until" label="Fim" optional />
        <FormInteger form={form} name="limit" label="Usos ao todo" optional min={1} />
        <FormInteger form={form} name="perClient" label="Usos por cliente" optional min={1} />
      </FormSection>
      <FormSection title="Para quem" help="Cada condição preenchida precisa ser cumprida.">
        <FormCombobox
          form={form}
          name="client"
          label="Só para um cliente"
          hint="Vazio: para todos. Para os outros o código não existe."
          optional
          search={sources.searchClients}
        />
        <FormSelect
          form={form}
          name="channel"
          label="Por onde compra"
          prompt="Na loja e com um atendente"
          optional
          options={[
            { value: 'WEB', label: 'Só na loja' },
            { value: 'MANUAL', label: 'Só com um atendente' },
          ]}
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
        <FormSwitch form={form} name="firstPurchase" label="Só na primeira compra" />
      </FormSection>
      <FormSection
        title="Como o cliente o encontra"
        help="De um pedido vale um cupom só: o que mais desconta entre os que se aplicam sozinhos, ou o código digitado que desconta mais que ele."
      >
        {!isBatch(typed) && <FormSwitch form={form} name="automatic" label="Aplicar sozinho, sem código" />}
        <FormSwitch form={form} name="listed" label="Mostrar entre os cupons que o cliente pode escolher" />
        <FormSwitch
          form={form}
          name="showsPrices"
          label="Mostrar em cada item do carrinho o preço com o cupom"
        />
      </FormSection>
    </>
  );
}
