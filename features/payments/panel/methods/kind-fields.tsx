import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { MAX_INSTALMENTS } from '../../domain/instalments.ts';
import type { ProviderAccount } from '../../domain/provider-account.ts';
import { BoletoFields } from './boleto-fields.tsx';
import { daysIn, type MethodValues, mayBeAutomatic } from './method-values.ts';

interface KindFieldsProps {
  readonly form: PanelForm<MethodValues>;
  readonly accounts: readonly ProviderAccount[];
}

/** The settings that only one kind of payment has. */
export function KindFields(props: KindFieldsProps) {
  const kind = props.form.form.watch('kind');
  if (kind === 'pix') return <PixFields {...props} />;
  if (kind === 'card') return <CardFields {...props} />;
  if (kind === 'boleto')
    return (
      <BoletoFields form={props.form}>
        <FormInteger
          form={props.form}
          name="workingDays"
          label="Vence em quantos dias úteis"
          required
          min={1}
          max={60}
        />
      </BoletoFields>
    );
  if (kind === 'on-account') return <OnAccountFields form={props.form} />;
  return null;
}

const providerOptions = (accounts: readonly ProviderAccount[], shop: string | undefined) => [
  ...(shop === undefined ? [] : [{ value: '', label: shop }]),
  ...accounts.map(({ provider, label, connected }) => ({
    value: provider,
    label: connected ? label : `${label} (sem chaves)`,
  })),
];

function PixFields({ form, accounts }: KindFieldsProps) {
  const [provider, automatic] = form.form.watch(['provider', 'automaticPix']);
  const byShop = provider === '';
  return (
    <FormSection
      title="Quem recebe o Pix"
      help="Pelo provedor, o pagamento é confirmado na hora. Direto na conta da loja, alguém confere o extrato e confirma no pedido."
    >
      <FormSelect
        form={form}
        name="provider"
        label="Recebido por"
        className="col-span-full"
        options={providerOptions(accounts, 'A própria loja, na sua chave Pix')}
      />
      {byShop && (
        <>
          <FormText form={form} name="pix.key" label="Chave Pix" required maxLength={77} />
          <FormText
            form={form}
            name="pix.name"
            label="Nome de quem recebe"
            hint="Como aparece no aplicativo de quem paga; até 25 letras."
            required
            maxLength={60}
          />
          <FormText form={form} name="pix.city" label="Cidade" required maxLength={60} />
        </>
      )}
      {mayBeAutomatic(provider) && (
        <FormSwitch
          form={form}
          name="automaticPix"
          label="Pix Automático em assinaturas"
          hint="Quem assina autoriza uma vez no banco, e as entregas são pagas sozinhas."
          className="col-span-full"
        />
      )}
      {mayBeAutomatic(provider) && automatic && (
        <FormSwitch
          form={form}
          name="retries"
          label="Tentar de novo o que não pôde ser cobrado"
          hint="Em até três outros dias da mesma semana."
          className="col-span-full"
        />
      )}
    </FormSection>
  );
}

function CardFields({ form, accounts }: KindFieldsProps) {
  const [most, withoutInterest] = [form.form.watch('card.most'), form.form.watch('card.withoutInterest')];
  const withInterest = (most ?? 1) > (withoutInterest ?? 1);
  return (
    <FormSection
      title="Cartão e parcelas"
      help="O número do cartão é digitado no campo do provedor e nunca passa pela loja."
    >
      <FormSelect
        form={form}
        name="provider"
        label="Cobrado por"
        required="Escolha quem cobra o cartão."
        prompt="Escolha"
        options={providerOptions(accounts, undefined)}
      />
      <FormInteger
        form={form}
        name="card.most"
        label="Máximo de parcelas"
        required
        min={1}
        max={MAX_INSTALMENTS}
      />
      <FormInteger
        form={form}
        name="card.withoutInterest"
        label="Parcelas sem juros"
        required
        min={1}
        max={MAX_INSTALMENTS}
        check={(value) =>
          (value ?? 1) > (most ?? 1) ? 'As parcelas sem juros não passam do máximo.' : undefined
        }
      />
      {withInterest && (
        <FormPercent
          form={form}
          name="card.monthlyInterest"
          label="Juros ao mês"
          hint="Da primeira parcela com juros em diante, pela Tabela Price."
          required
          min={1}
          max={2_000}
        />
      )}
      <FormMoney form={form} name="card.smallestPart" label="Parcela mínima" required min={0} />
      <FormSwitch
        form={form}
        name="card.preAuthorise"
        label="Só reservar o valor no pedido"
        hint="Para quem vende por peso: o cartão é cobrado depois da pesagem."
        className="col-span-full"
      />
    </FormSection>
  );
}

function OnAccountFields({ form }: Pick<KindFieldsProps, 'form'>) {
  const withBoleto = form.form.watch('withBoleto');
  return (
    <>
      <FormSection
        title="Vencimentos"
        help="Só aparece para clientes aprovados com limite de crédito. Um título é aberto para cada vencimento."
      >
        <FormText
          form={form}
          name="days"
          label="Dias até vencer"
          hint="Um número para cada parcela: 30, 60, 90."
          required
          maxLength={80}
          check={(text) => (daysIn(text).length === 0 ? 'Diga em quantos dias vence: 30, 60.' : undefined)}
        />
        <FormCheckbox form={form} name="withBoleto" label="Emitir um boleto para cada título" />
      </FormSection>
      {withBoleto && <BoletoFields form={form} />}
    </>
  );
}
