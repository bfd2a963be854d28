import type { SupplierIdentity } from '#features/suppliers/domain/managed-supplier.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';

/** A shop's identity as it is typed: what is absent is ''. */
export interface IdentityValues {
  nome: string;
  slug: string;
  razaoSocial: string;
  cnpj: string;
  endereco: string;
  telefone: string;
  email: string;
}

export const NO_IDENTITY: IdentityValues = {
  nome: '',
  slug: '',
  razaoSocial: '',
  cnpj: '',
  endereco: '',
  telefone: '',
  email: '',
};

export const identityValues = (identity: SupplierIdentity): IdentityValues => ({
  nome: identity.name,
  slug: identity.slug,
  razaoSocial: identity.legalName,
  cnpj: identity.cnpj,
  endereco: identity.address,
  telefone: identity.phone ?? '',
  email: identity.email ?? '',
});

export const identityLabels: Readonly<Record<keyof IdentityValues, string>> = {
  nome: 'Nome da loja',
  slug: 'Apelido',
  razaoSocial: 'Razão social',
  cnpj: 'CNPJ',
  endereco: 'Endereço',
  telefone: 'Telefone',
  email: 'E-mail',
};

/** What the call takes. */
export function identityBody({ telefone, email, ...typed }: IdentityValues) {
  const phone = telefone.trim();
  const mail = email.trim();
  return {
    ...typed,
    slug: typed.slug.trim(),
    ...(phone === '' ? {} : { telefone: phone }),
    ...(mail === '' ? {} : { email: mail }),
  };
}

export function IdentityFields({ form }: { readonly form: PanelForm<IdentityValues> }) {
  return (
    <>
      <FormSection
        title="Loja"
        help="O apelido é o endereço da loja neste site. Mudá-lo quebra links já divulgados."
      >
        <FormText form={form} name="nome" label="Nome da loja" required="Informe o nome." maxLength={100} />
        <FormText
          form={form}
          name="slug"
          label="Apelido"
          required="Informe o apelido."
          maxLength={60}
          hint="Letras minúsculas, números e hífens: mercado-central"
        />
      </FormSection>
      <FormSection title="Empresa" help="A lei pede estes dados no rodapé de cada página da loja.">
        <FormText form={form} name="razaoSocial" label="Razão social" optional maxLength={200} />
        <FormText form={form} name="cnpj" label="CNPJ" optional maxLength={20} />
        <FormText
          form={form}
          name="endereco"
          label="Endereço"
          optional
          maxLength={300}
          className="col-span-full"
        />
      </FormSection>
      <FormSection title="Contato" help="Por onde os clientes falam com a loja. Basta um dos dois.">
        <FormText form={form} name="telefone" label="Telefone" optional type="tel" maxLength={30} />
        <FormText form={form} name="email" label="E-mail" optional type="email" maxLength={254} />
      </FormSection>
    </>
  );
}
