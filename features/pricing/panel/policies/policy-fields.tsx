import { FormDateTime } from '#platform/panel/forms/fields/form-date-time.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { ScopeFields } from '../scope-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import type { PolicyChoices } from './policy-choices.ts';
import type { PolicyDraft } from './policy-draft.ts';
import { PolicyTiersField } from './tiers-field.tsx';

interface PolicyFieldsProps {
  readonly form: PanelForm<PolicyDraft>;
  readonly choices: PolicyChoices;
}

/** What a policy is called, does, applies to, is for, and when. */
export function PolicyFields({ form, choices }: PolicyFieldsProps) {
  return (
    <>
      <FormSection title="Nome" help="A equipe o lê em “Explicar preço”; o cliente o vê junto do desconto.">
        <FormText form={form} name="name" label="Nome" required="Dê um nome à política." maxLength={100} />
      </FormSection>
      <FormSection title="O que faz" help="Nenhuma política deixa um preço maior, nem de graça.">
        <EffectFields form={form} />
      </FormSection>
      <FormSection
        title="Em quais produtos"
        help="Vale para os produtos que estejam em qualquer uma destas listas. Todas vazias: a loja inteira."
      >
        <ScopeFields<PolicyDraft>
          form={form}
          names={{ products: 'products', categories: 'categories', brands: 'brands', tags: 'tags' }}
          searchProducts={choices.sources.searchProducts}
          categories={choices.categories}
          brands={choices.brands}
        />
      </FormSection>
      <FormSection
        title="Para quem"
        help="Cada condição preenchida precisa ser cumprida. Todas vazias: para todos, também visitantes."
      >
        <AudienceFields form={form} choices={choices} />
      </FormSection>
      <FormSection
        title="Quando e com que força"
        help="Sem início, já; sem fim, até ser encerrada. Vale a política de maior prioridade. Entre duas de mesma prioridade vale a melhor para o cliente, em cada quantidade."
      >
        <FormDateTime form={form} name="from" label="Início" optional />
        <FormDateTime form={form} name="until" label="Fim" optional />
        <FormInteger form={form} name="priority" label="Prioridade" optional min={0} max={1_000} />
        <FormSwitch form={form} name="stackable" label="Soma com outras políticas que também somam" />
      </FormSection>
    </>
  );
}

function EffectFields({ form }: { readonly form: PanelForm<PolicyDraft> }) {
  const kind = form.form.watch('kind');
  return (
    <>
      <FormSelect
        form={form}
        name="kind"
        label="Efeito"
        options={[
          { value: 'PERCENTUAL', label: 'Desconto em percentual' },
          { value: 'VALOR', label: 'Desconto em reais' },
          { value: 'PRECO_FIXO', label: 'Preço fixo' },
          { value: 'FAIXAS', label: 'Desconto por quantidade' },
        ]}
      />
      {kind === 'PERCENTUAL' && (
        <FormPercent
          form={form}
          name="percent"
          label="Desconto"
          required="Escreva o desconto."
          min={1}
          max={9_999}
        />
      )}
      {kind === 'VALOR' && (
        <FormMoney form={form} name="amount" label="Desconto" required="Escreva o desconto." min={1} />
      )}
      {kind === 'PRECO_FIXO' && (
        <FormMoney form={form} name="price" label="Preço" required="Escreva o preço." min={1} />
      )}
      {kind === 'FAIXAS' && <PolicyTiersField form={form} />}
    </>
  );
}
