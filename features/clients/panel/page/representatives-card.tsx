import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import {
  giveClientEndpoint,
  takeClientEndpoint,
} from '#features/delegation/contract/panel-representatives.endpoints.ts';
import { representativesQuery } from '#features/delegation/panel/representatives-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ClientPage } from '../../domain/client-page.ts';
import { clientsKey } from '../clients-queries.ts';

/** Who represents the client, and who else shall. */
export function RepresentativesCard({ client }: { readonly client: ClientPage }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('representatives:write');
  const [chosen, setChosen] = useState('');
  const all = useQuery({ ...representativesQuery(api, shop.id), enabled: mayWrite });
  const others = (all.data ?? []).filter(
    ({ userId }) => !client.representatives.some((one) => one.userId === userId),
  );
  const change = useMutation({
    mutationFn: ({ userId, add }: { readonly userId: string; readonly add: boolean }) => {
      const params = { idfornecedor: shop.id, idrepresentante: userId, idcliente: client.clientId };
      return add ? api.call(giveClientEndpoint, { params }) : api.call(takeClientEndpoint, { params });
    },
    onSuccess: (_, { add }) => {
      setChosen('');
      showToast({ text: add ? 'Cliente posto na carteira.' : 'Cliente tirado da carteira.' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clientsKey(shop.id) }),
        queryClient.invalidateQueries({ queryKey: representativesQuery(api, shop.id).queryKey }),
      ]),
  });
  return (
    <Card as="section" aria-labelledby="representantes" className="flex flex-col gap-4">
      <h2 id="representantes" className="text-lg">
        Representantes
      </h2>
      <Refused error={change.error} otherwise="Não foi possível mudar o representante. Tente de novo." />
      {client.representatives.length === 0 ? (
        <p className="text-ink-2 text-sm">Ninguém representa este cliente.</p>
      ) : (
        <ul aria-label="Representantes" className="flex flex-col gap-1">
          {client.representatives.map(({ userId, name }) => (
            <li key={userId} className="flex min-h-11 items-center justify-between gap-3 font-medium">
              {name}
              {mayWrite && (
                <IconButton
                  label={`Tirar da carteira de ${name}`}
                  icon={<X aria-hidden="true" className="size-4.5" />}
                  onClick={() => change.mutate({ userId, add: false })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && !client.forgotten && others.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-52 flex-1">
            <Select
              label="Pôr na carteira de"
              prompt="Escolha…"
              value={chosen}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
              options={others.map(({ userId, name }) => ({ value: userId, label: name }))}
            />
          </div>
          <Button
            disabled={chosen === ''}
            busy={change.isPending}
            onClick={() => change.mutate({ userId: chosen, add: true })}
          >
            Adicionar
          </Button>
        </div>
      )}
    </Card>
  );
}
