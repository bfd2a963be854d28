/** The boletos of selected titles, as a PDF and by mail. */
import { formatDocument } from '#features/accounts/domain/document.ts';
import { parseLoginName } from '#features/accounts/domain/login/login-name.ts';
import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import { mayRequest } from '#features/accounts/server/login/request-throttle.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { billingAddress } from '#features/addresses/server/billing-address.ts';
import type { Title, TitleBoleto, TitleId } from '#features/payments/domain/title.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type BoletoPayer, boletoSheet } from './boleto/boleto-sheet.ts';
import { makeBoletos } from './boleto/make-boletos.ts';
import { titlesByIds } from './own-titles.ts';

type Payable = Title & { readonly boleto: TitleBoleto };
type Unpayable = { readonly code: 'title-not-found' | 'title-not-open' | 'no-boleto' };

export async function boletoFile(
  context: CustomerContext,
  ids: readonly TitleId[],
): Promise<Result<Uint8Array, Unpayable>> {
  const titles = await payable(context, ids);
  if (!titles.ok) return titles;
  const { footer } = await shopOf(context);
  const shop = {
    name: footer.legalName,
    document: footer.cnpj.replace(/\W/g, ''),
    address: footer.address,
  };
  const payer = await payerOf(context);
  return accept(
    await makeBoletos(
      titles.value.map((title) => boletoSheet(title, shop, payer)),
      context.now,
    ),
  );
}

/** Queues the mail; its text is written when it is sent. */
export async function sendBoletos(
  context: CustomerContext,
  { ids, email, ip }: { readonly ids: readonly TitleId[]; readonly email: string; readonly ip: string },
): Promise<Result<void, Unpayable | { readonly code: 'not-a-mailbox' | 'too-many-requests' }>> {
  const { db, supplier, actor, now } = context;
  const to = parseLoginName(email);
  if (to?.kind !== 'email') return refuse({ code: 'not-a-mailbox' });
  const titles = await payable(context, ids);
  if (!titles.ok) return titles;
  if (!(await mayRequest(context, 'boleto', { login: `${actor.userId} ${to.normalised}`, ip })))
    return refuse({ code: 'too-many-requests' });
  const { clientId, userId } = actor;
  const titleIds = titles.value.map(({ id }) => id).join(',');
  const facts = { supplierId: supplier.id, clientId, userId, email: to.normalised, titleIds };
  await queueMail(db, 'boletos', facts, now);
  return accept(undefined);
}

/** Refuses titles that are not open or have no boleto. */
async function payable(
  context: CustomerContext,
  ids: readonly TitleId[],
): Promise<Result<readonly Payable[], Unpayable>> {
  const titles = await titlesByIds(context, ids);
  if (!titles.ok) return titles;
  if (titles.value.some(({ status }) => status !== 'open')) return refuse({ code: 'title-not-open' });
  const payables = titles.value.filter(hasBoleto);
  return payables.length < titles.value.length ? refuse({ code: 'no-boleto' }) : accept(payables);
}

const hasBoleto = (title: Title): title is Payable => title.boleto !== undefined;

/** The client, with its billing address if it has one, else its first address. */
async function payerOf(context: CustomerContext): Promise<BoletoPayer> {
  const { db, supplier, actor } = context;
  const client = await customerToActFor(db, supplier.id, actor.clientId);
  const address = (await billingAddress(context)) ?? (await addressesOf(context))[0];
  return {
    name: client?.clientName ?? actor.name,
    document: client?.document ? formatDocument(client.document) : '',
    address: address === undefined ? '' : oneLine(address),
  };
}

const oneLine = ({ street, number, complement, district, city, state, postalCode }: Address): string =>
  [
    `${street}, ${number}`,
    complement,
    district,
    `${city}/${state}`,
    `CEP ${postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
  ]
    .filter((part) => part !== '')
    .join(' - ');
