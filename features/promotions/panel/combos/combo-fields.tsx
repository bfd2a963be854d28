import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import { FormComboboxMany } from '#platform/panel/forms/fields/form-combobox-many.tsx';
import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { ComboDraft } from './combo-draft.ts';
import { ComboItemsField } from './combo-items-field.tsx';
import type { ComboChoices } from './combos-query.ts';

interface ComboFieldsProps {
  readonly form: PanelForm<ComboDraft>;
  readonly choices: ComboChoices;
  readonly isNew?: boolean;
}

/** What a combo is called, holds, costs, and who may buy how many of it. */
export function ComboFields({ form, choices, isNew = false }: ComboFieldsProps) {
  const kind = form.form.watch('kind');
  const { sources, groups, payments } = choices;
  return (
    <>
      <FormSection
        title="Na loja"
        help="O nome e a descrição que o cliente lê. As fotos são as dos produtos."
      >
        <FormText form={form} name="name" label="Nome" required="Dê um nome ao combo." maxLength={120} />
        <FormText
          form={form}
          name="slug"
          label="Endereço da página"
          optional
          hint={isNew ? 'Vazio: vem do nome.' : 'Com outro endereço, os links antigos deixam de abrir.'}
          maxLength={80}
        />
        <FormTextArea
          form={form}
          name="description"
          label="Descrição"
          optional
          rows={3}
          maxLength={1_000}
          className="col-span-full"
        />
        <FormInteger
          form={form}
          name="position"
          label="Ordem na lista"
          hint="Os menores vêm primeiro."
          optional
          min={0}
          max={1_000_000}
        />
        {!isNew && <FormSwitch form={form} name="active" label="À venda" />}
      </FormSection>
      <FormSection
        title="Produtos"
        help="De 2 a 20 produtos diferentes, e quanto de cada um vai em um combo."
      >
        <ComboItemsField form={form} search={sources.searchProducts} />
      </FormSection>
      <FormSection
        title="Preço"
        help="O preço fixo precisa ser menor que a soma dos produtos. O desconto acompanha os preços que cada cliente tem."
      >
        <FormSelect
          form={form}
          name="kind"
          label="Como se forma"
          options={[
            { value: 'PERCENTUAL', label: 'Desconto sobre os produtos' },
            { value: 'FIXO', label: 'Preço fixo' },
          ]}
        />
        {kind === 'FIXO' ? (
          <FormMoney form={form} name="price" label="Preço" required="Escreva o preço." min={1} />
        ) : (
          <FormPercent
            form={form}
            name="percent"
            label="Desconto"
            required="Escreva o desconto."
            min={1}
            max={9_999}
          />
        )}
      </FormSection>
      <FormSection title="Quando vale" help="Sem início, já; sem fim, até ser encerrado.">
        <FormDateTime form={form} name="from" label="Início" optional />
        <FormDateTime form={form} name="until" label="Fim" optional />
      </FormSection>
      <FormSection title="Limites" help="Quantos combos podem ser vendidos. O que já foi vendido conta.">
        <FormInteger form={form} name="perOrder" label="Por pedido" optional min={1} max={9_999} />
        <FormInteger form={form} name="perClient" label="Por cliente" optional min={1} />
        <FormInteger form={form} name="limit" label="Ao todo" optional min={1} />
      </FormSection>
      <FormSection title="Para quem" help="Todas vazias: para todos.">
        <FormTags
          form={form}
          name="groups"
          label="Grupos de clientes"
          optional
          suggestions={groups}
          maxLength={60}
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
          />
        )}
        <FormCheckboxGroup
          form={form}
          name="deliveryTypes"
          label="Só para"
          hint="Nenhuma marcada: para as duas."
          options={[
            { value: 'DELIVERY', label: 'Entrega' },
            { value: 'RETIRADA', label: 'Retirada' },
          ]}
        />
      </FormSection>
    </>
  );
}
