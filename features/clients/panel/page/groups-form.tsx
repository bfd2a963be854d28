import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import {
  getClientPricingEndpoint,
  putClientPricingEndpoint,
} from '#features/pricing/contract/client-pricing.endpoints.ts';
import { FormTags } from '#platform/panel/forms/fields/form-tags.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientKey, clientsKey, groupsQuery } from '../clients-queries.ts';

interface Values {
  readonly groups: string[];
}

/** The groups of the client, which price policies, promotions and contents cite. Only those chosen by hand can be changed here. */
export function GroupsForm({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('prices:write');
  const known = useQuery(groupsQuery(api, shop.id));
  const automatic = new Map(
    (known.data ?? []).flatMap(({ name, automatic: mark }) => (mark === undefined ? [] : [[name, mark.id]])),
  );
  const byHand = (known.data ?? []).flatMap(({ name }) => (automatic.has(name) ? [] : [name]));
  const params = { idfornecedor: shop.id, idcliente: client.clientId };
  const form = usePanelForm<Values, unknown>({
    values: { groups: client.groups.filter((group) => !client.automaticGroups.includes(group)) },
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
            suggestions={byHand}
            maxLength={100}
            check={(groups) => {
              const ruled = groups.find((group) => automatic.has(group));
              return ruled === undefined
                ? undefined
                : `“${ruled}” é automático: os clientes dele saem de uma regra. Mude a regra em Grupos.`;
            }}
          />
        </FormBody>
      ) : (
        <Facts facts={[{ label: 'Grupos deste cliente', value: client.groups.join(', ') || '—' }]} />
      )}
      {client.automaticGroups.length > 0 && (
        <div className="flex flex-col gap-1 text-sm">
          <p className="text-ink-2">Grupos automáticos, de que o cliente faz parte pela regra:</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {client.automaticGroups.map((name) => (
              <li key={name} className="wrap-anywhere">
                {automatic.has(name) ? (
                  <AppLink
                    href={panelHref(shop, `/grupos/${automatic.get(name)}`)}
                    className="inline-flex min-h-6 font-semibold text-brand-text hover:underline"
                  >
                    {name}
                  </AppLink>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
