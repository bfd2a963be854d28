import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { formatDocument } from '#features/accounts/domain/document.ts';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { FormCombobox } from '#platform/panel/forms/fields/form-combobox.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useApi } from '#platform/web/use-api.ts';
import { shopOrdersKey } from '../orders-query.ts';
import { searchBuyers } from './attended-queries.ts';
import { DraftCard } from './draft-card.tsx';
import { DraftDelivery } from './draft-delivery.tsx';
import { DraftDetails } from './draft-details.tsx';
import { DraftGoods } from './draft-goods.tsx';
import { DraftPayment } from './draft-payment.tsx';
import { DraftSummary, isReady } from './draft-summary.tsx';
import type { MadeOrder } from './make-order.ts';
import { type DraftFields, NO_FIELDS } from './order-draft.ts';
import { useAttendedOrder } from './use-attended-order.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** An order that the shop makes for a client, at the client's prices. `?cliente=` names for whom. */
export function NewOrderScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const queryClient = useQueryClient();
  const { cliente } = useSearchTexts();
  const { found, store, forget } = useStoredDraft();
  const [key, setKey] = useState(found.key);
  const [first] = useState(() => beginsFor(found.fields, cliente));
  const [done, setDone] = useState(false);
  const order = useAttendedOrder({
    found: first.fields,
    key,
    onChange: useCallback(
      (fields: DraftFields) => {
        if (!done) store({ key, fields });
      },
      [store, key, done],
    ),
    onMade: async ({ number }: MadeOrder, { client }: DraftFields) => {
      setDone(true);
      forget();
      showToast({ text: `Pedido ${number} criado para ${client?.label ?? 'o cliente'}` });
      void queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) });
      await lead(panelHref(shop, `/pedidos/${number}`));
    },
  });
  const { form, fields, terms, termsError } = order;
  // The address knows the client's id alone.
  const name = terms?.client.name ?? '';
  const isNamed = fields.client !== null && fields.client.label !== '';
  useEffect(() => {
    if (terms === undefined || isNamed) return;
    form.form.setValue('client', { id: terms.client.clientId, label: name });
  }, [terms, name, isNamed, form.form]);
  const startOver = (): void => {
    setKey(randomId());
    form.form.reset({ ...NO_FIELDS, client: fields.client });
  };
  const hasSomething = fields.lines.length > 0 || fields.note !== '' || fields.coupon !== '';
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady(order)) void form.submit();
      }}
      className="flex flex-col gap-5"
    >
      <PageHeader
        title="Novo pedido"
        back={{ href: panelHref(shop, '/pedidos'), label: 'Pedidos' }}
        lead="Em nome de um cliente, pelos preços e condições dele. Ele vê o pedido na loja, e quem o fez."
        actions={hasSomething && <Button onClick={startOver}>Começar de novo</Button>}
      />
      {first.others > 0 && fields.lines.length > 0 && (
        <Alert>Os itens são de um rascunho que ficou aberto. Se não servem, comece de novo.</Alert>
      )}
      <DraftCard title="Cliente">
        <FormCombobox
          form={form}
          name="client"
          label="Para quem é o pedido"
          placeholder="Nome, documento ou e-mail"
          search={searchBuyers(api, shop.id)}
          className="col-span-full"
        />
        {terms !== undefined && (
          <p className="col-span-full text-ink-2 text-sm">
            {[formatDocument(terms.client.document ?? ''), terms.client.email].filter(Boolean).join(' · ')}
          </p>
        )}
        {terms?.obstacle !== undefined && (
          <Alert tone="error" className="col-span-full" announced>
            {terms.obstacle}
          </Alert>
        )}
      </DraftCard>
      {fields.client !== null &&
        terms === undefined &&
        (termsError === null ? (
          <RowsLoading />
        ) : (
          <LoadFailure
            title="Não foi possível ver como este cliente compra"
            error={termsError}
            again={order.retryTerms}
            busy={false}
          />
        ))}
      {terms !== undefined && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <DraftGoods order={order} />
            <DraftDelivery order={order} />
            <DraftPayment order={order} />
            <DraftDetails order={order} />
          </div>
          <DraftSummary order={order} onRenew={() => setKey(randomId())} />
        </div>
      )}
    </form>
  );
}

/** The stored draft, for the client whom the address names; and how many lines were begun for another. */
function beginsFor(fields: DraftFields, clientId: string | undefined) {
  if (clientId === undefined || clientId === '' || fields.client?.id === clientId)
    return { fields, others: 0 };
  const others = fields.client === null ? 0 : fields.lines.length;
  return { fields: { ...fields, client: { id: clientId, label: '' } }, others };
}
