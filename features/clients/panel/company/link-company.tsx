import { Suspense } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { CompanyInTree } from '../../domain/company/company-page.ts';
import { searchCompanies } from './company-query.ts';
import { useCompanyPlace } from './use-company-place.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface LinkCompanyProps {
  readonly company: CompanyInTree;
  readonly onClose: () => void;
}

/** Chooses the head office of a company, or another one. */
export const LinkCompany = ({ company, onClose }: LinkCompanyProps) => (
  <Suspense>
    <Dialog
      open
      onClose={onClose}
      title={company.parentId === undefined ? 'Vincular a uma matriz' : 'Mudar de matriz'}
      description={`${company.name} fica abaixo da empresa escolhida, com as filiais que tiver. Preços, crédito e pedidos continuam de cada uma.`}
    >
      <ParentForm company={company} onClose={onClose} />
    </Dialog>
  </Suspense>
);

const NONE: { readonly parent: Choice | null } = { parent: null };

function ParentForm({ company, onClose }: LinkCompanyProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const place = useCompanyPlace();
  const form = usePanelForm<{ parent: Choice | null }, void>({
    values: NONE,
    save: ({ parent }) => place(company, parent?.id ?? null),
    onSaved: onClose,
    fields: { idmatriz: 'parent' },
  });
  return (
    <FormBody form={form} plain onCancel={onClose} label="Vincular">
      <FormCombobox
        form={form}
        name="parent"
        label="Matriz"
        placeholder="Nome, CNPJ ou código"
        required="Escolha a empresa."
        search={searchCompanies(api, shop.id, company.clientId)}
      />
    </FormBody>
  );
}
