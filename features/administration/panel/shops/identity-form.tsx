import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changeShopIdentityEndpoint } from '../../contract/suppliers.endpoints.ts';
import type { WireManagedShop } from '../../contract/suppliers.schema.ts';
import { managedShopFromWire } from '../../contract/suppliers.wire.ts';
import { IdentityFields, identityBody, identityLabels, identityValues } from './identity-fields.tsx';
import { useReadShopAgain } from './use-read-shop-again.ts';

export function IdentityForm({ shop }: { readonly shop: ManagedSupplier }) {
  const api = useApi();
  const readAgain = useReadShopAgain(shop.id);
  const form = usePanelForm({
    values: identityValues(shop),
    version: shop.version,
    save: (values, version) =>
      api.call(changeShopIdentityEndpoint, {
        params: { idfornecedor: shop.id },
        body: { ...identityBody(values), versao: version ?? shop.version },
      }),
    saved: 'Dados da loja salvos.',
    onSaved: readAgain,
    current: (state) => {
      const theirs = managedShopFromWire(state as WireManagedShop);
      return { values: identityValues(theirs), version: theirs.version };
    },
  });
  return (
    <FormBody form={form} labels={identityLabels}>
      <IdentityFields form={form} />
    </FormBody>
  );
}
