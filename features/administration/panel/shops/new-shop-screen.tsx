import { useLead } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { openShopEndpoint } from '../../contract/suppliers.endpoints.ts';
import { IdentityFields, identityBody, identityLabels, NO_IDENTITY } from './identity-fields.tsx';
import { shopHref } from './shops-screen.tsx';

/** A shop begins as a draft: it can be prepared and seen, and sells once nothing is missing. */
export function NewShopScreen() {
  const api = useApi();
  const lead = useLead();
  const form = usePanelForm({
    values: NO_IDENTITY,
    save: (values) => api.call(openShopEndpoint, { body: identityBody(values) }),
    saved: 'Loja aberta, em preparação.',
    onSaved: ({ idfornecedor }) => lead(shopHref(idfornecedor), { replace: true }),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Abrir loja"
        back={{ href: '/plataforma/lojas', label: 'Lojas' }}
        lead="A loja começa em preparação: só vende quando nada faltar."
      />
      <FormBody form={form} labels={identityLabels} label="Abrir loja" always>
        <IdentityFields form={form} />
      </FormBody>
    </div>
  );
}
