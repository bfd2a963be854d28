import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead } from '#platform/panel/address.ts';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/forms/select.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { orderStatusToWire } from '../../contract/order/order-status.wire.ts';
import { ORDER_STATUSES } from '../../domain/order-status.ts';
import { type OrdersWish, ordersSearch, ordersWishOf } from '../orders-wish.ts';
import { statusWords } from '../status-words.ts';

const options = ORDER_STATUSES.map((status) => ({
  value: orderStatusToWire(status),
  label: statusWords[status].title,
}));

/** The filters are part of the address, so that Back, a bookmark and a shared link lead to the same list. */
export function OrderFilters({ wish }: { readonly wish: OrdersWish }) {
  const { shop } = useStaffPlace();
  const lead = useLead();
  const id = useId();
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    void lead(panelHref(shop, `/pedidos${ordersSearch(ordersWishOf(fields))}`));
  };
  const isFiltered = ordersSearch({ ...wish, page: 1 }) !== '';
  return (
    <search>
      <form
        // The fields show the address: another address renders new fields.
        key={ordersSearch(wish)}
        id={id}
        onSubmit={apply}
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(12rem,1fr)_14rem_11rem_11rem_auto]"
      >
        <TextField
          type="search"
          name="busca"
          label="Número ou cliente"
          maxLength={80}
          defaultValue={wish.number?.toString() ?? wish.client ?? ''}
          outerClassName="col-span-2 lg:col-span-1"
        />
        <div className="col-span-2 lg:col-span-1">
          <Select
            name="situacao"
            label="Situação"
            prompt="Todas"
            options={options}
            defaultValue={wish.status === undefined ? '' : orderStatusToWire(wish.status)}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
        </div>
        <TextField type="date" name="de" label="De" defaultValue={wish.from ?? ''} />
        <TextField type="date" name="ate" label="Até" defaultValue={wish.to ?? ''} />
        <div className="col-span-2 flex gap-2 lg:col-span-1">
          <Button type="submit" tone="primary">
            <Search aria-hidden="true" className="size-5" />
            Buscar
          </Button>
          {isFiltered && (
            <LinkButton tone="quiet" href={panelHref(shop, '/pedidos')}>
              Limpar
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
