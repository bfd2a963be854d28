import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import {
  getClientPricingEndpoint,
  putClientPricingEndpoint,
} from '#features/pricing/contract/client-pricing.endpoints.ts';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientKey, clientsKey, groupsQuery } from '../clients-queries.ts';
import { Facts } from './facts.tsx';

interface Values {
  readonly groups: string[];
}

/** The groups of the client, which price policies, promotions and contents cite. */
export function GroupsForm({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const known = useQuery(groupsQuery(api, shop.id));
  const params = { idfornecedor: shop.id, idcliente: client.clientId };
  const form = usePanelForm<Values, unknown>({
    values: { groups: [...client.groups] },
    save: async ({ groups }) => {
      // The price table is another matter: it stays as it is now.
      const { idtabela } = await api.call(getClientPricingEndpoint, { params });
      return api.call(putClientPricingEndpoint, { params, body: { idtabela, grupos: groups } });
    },
    saved: 'Grupos salvos.',
    onSaved: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clientKey(shop.id, client.clientId) }),
        queryClient.invalidateQueries({ queryKey: clientsKey(shop.id) }),
      ]),
    fields: { grupos: 'groups' },
  });
  return (
    <Card as="section" aria-labelledby="grupos" className="flex flex-col gap-4">
      <h2 id="grupos" className="text-lg">
        Grupos
      </h2>
      {mayWrite && !client.forgotten ? (
        <FormBody form={form} labels={{ groups: 'Grupos' }}>
          <FormTags
            form={form}
            name="groups"
            label="Grupos deste cliente"
            hint="Preços, ofertas, carrosséis e listas podem valer só para um grupo. Um nome novo cria o grupo."
            suggestions={(known.data ?? []).map(({ name }) => name)}
            maxLength={100}
          />
        </FormBody>
      ) : (
        <Facts facts={[{ label: 'Grupos deste cliente', value: client.groups.join(', ') || '—' }]} />
      )}
    </Card>
  );
}
