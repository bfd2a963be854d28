import type { FormEvent } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { trackOrderEndpoint } from '../../contract/panel/panel-orders.endpoints.ts';
import type { Tracking } from '../../domain/order.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';
import { useOrderChange } from './use-order-change.ts';

/** How the client can follow the delivery; all fields empty withdraw it. */
export function TrackingForm({ order }: { readonly order: ShopOrder }) {
  const save = useOrderChange<Required<Tracking>>(
    order.number,
    (api, params, { carrier, code, url }) =>
      api.call(trackOrderEndpoint, {
        params,
        body: {
          transportadora: carrier,
          ...(code === '' ? {} : { codigo: code }),
          ...(url === '' ? {} : { link: url }),
        },
      }),
    ({ carrier }) => (carrier === '' ? 'Rastreio retirado.' : 'Rastreio gravado: o cliente já o vê.'),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    save.mutate({ carrier: text('carrier'), code: text('code'), url: text('url') });
  };
  const { tracking } = order;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Refused error={save.error} otherwise="Não foi possível gravar. Tente de novo." />
      <TextField
        name="carrier"
        label="Transportadora"
        maxLength={80}
        defaultValue={tracking?.carrier ?? ''}
        autoComplete="off"
      />
      <TextField name="code" label="Código" optional maxLength={80} defaultValue={tracking?.code ?? ''} />
      <TextField
        name="url"
        type="url"
        label="Endereço para acompanhar"
        optional
        maxLength={500}
        defaultValue={tracking?.url ?? ''}
      />
      <Button type="submit" busy={save.isPending} className="self-start">
        Gravar rastreio
      </Button>
    </form>
  );
}
