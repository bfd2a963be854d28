import type { ReactNode } from 'react';
import { FormInteger } from '#platform/panel/forms/fields/form-integer.tsx';
import { FormPercent } from '#platform/panel/forms/fields/form-percent.tsx';
import { FormSelect } from '#platform/panel/forms/fields/form-select.tsx';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import type { MethodValues } from './method-values.ts';

interface BoletoFieldsProps {
  readonly form: PanelForm<MethodValues>;
  readonly children?: ReactNode;
}

const BANKS = [
  { value: '001', label: 'Banco do Brasil' },
  { value: '237', label: 'Bradesco' },
  { value: '341', label: 'Itaú' },
];

/** The bank account and the words of a boleto. */
export function BoletoFields({ form, children }: BoletoFieldsProps) {
  const secondCopy = form.form.watch('boleto.secondCopy');
  return (
    <>
      <FormSection
        title="Conta do boleto"
        help="A loja registra os boletos no seu banco. Agência e conta, sem o dígito."
      >
        {children}
        <FormSelect form={form} name="boleto.bank" label="Banco" options={BANKS} />
        <FormText form={form} name="boleto.agency" label="Agência" required maxLength={10} />
        <FormText form={form} name="boleto.agencyDigit" label="Dígito da agência" optional maxLength={2} />
        <FormText form={form} name="boleto.account" label="Conta" required maxLength={20} />
        <FormText form={form} name="boleto.accountDigit" label="Dígito da conta" optional maxLength={2} />
        <FormText form={form} name="boleto.wallet" label="Carteira" required maxLength={5} />
        <FormText
          form={form}
          name="boleto.agreement"
          label="Convênio"
          hint="Só no Banco do Brasil."
          optional
          maxLength={10}
        />
      </FormSection>
      <FormSection title="Beneficiário" help="Como os bancos exigem que apareça no boleto.">
        <FormText form={form} name="boleto.payee" label="Nome" required maxLength={80} />
        <FormText form={form} name="boleto.document" label="CPF ou CNPJ" required maxLength={18} />
        <FormText
          form={form}
          name="boleto.address"
          label="Endereço"
          required
          maxLength={120}
          className="col-span-full"
        />
      </FormSection>
      <FormSection title="Atraso e segunda via">
        <FormPercent form={form} name="boleto.fine" label="Multa, uma vez" required min={0} max={2_000} />
        <FormPercent form={form} name="boleto.interest" label="Juros por mês" required min={0} max={2_000} />
        <FormSwitch
          form={form}
          name="boleto.secondCopy"
          label="Quem atrasou emite a segunda via sozinho"
          className="col-span-full"
        />
        {secondCopy && (
          <>
            <FormInteger
              form={form}
              name="boleto.secondCopyDays"
              label="Segunda via vence em (dias úteis)"
              required
              min={1}
              max={60}
            />
            <FormInteger
              form={form}
              name="boleto.secondCopyMostLate"
              label="Até quantos dias de atraso"
              required
              min={1}
              max={365}
            />
          </>
        )}
        <FormTextArea
          form={form}
          name="boleto.instructions"
          label="Instruções ao caixa"
          hint="Uma por linha, até cinco."
          optional
          rows={3}
          className="col-span-full"
        />
      </FormSection>
    </>
  );
}
