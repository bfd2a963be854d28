import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import type { WireAddress } from '../contract/address.schema.ts';
import { addressToWire, changesFromWire, draftFromWire, errorsToWire } from '../contract/address.wire.ts';
import {
  createAddressEndpoint,
  deleteAddressEndpoint,
  getBillingAddressEndpoint,
  listAddressesEndpoint,
  saveBillingAddressEndpoint,
  updateAddressEndpoint,
} from '../contract/addresses.endpoints.ts';
import {
  createAddressSchema,
  deleteAddressSchema,
  getBillingAddressSchema,
  listAddressesSchema,
  saveBillingAddressSchema,
  updateAddressSchema,
} from '../contract/addresses.schema.ts';
import { addressTexts } from '../contract/texts.ts';
import type { Address } from '../domain/address.ts';
import { type AddressErrors, digitsOf } from '../domain/parse-new-address.ts';
import { withErpCodes } from './address-erp-codes.ts';
import { addressesOf } from './addresses-of.ts';
import { billingAddress, saveBillingAddress } from './billing-address.ts';
import { changeAddress } from './change-address.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import type { Places } from './open-places.ts';

/** A client's addresses over HTTP. Spec 7, addresses. */
export function addressesRoutes(app: FastifyInstance, { positionOf }: Pick<Places, 'positionOf'>): void {
  const clients = { access: 'customer', supplier: 'none' } as const;
  const changing = { ...clients, act: 'addresses:change' } as const;

  serve(app, listAddressesEndpoint, listAddressesSchema, clients, async (context) => ({
    enderecos: (await withErpCodes(context, await addressesOf(context))).map(addressToWire),
  }));

  serve(
    app,
    createAddressEndpoint,
    createAddressSchema,
    { ...clients, act: 'addresses:add' },
    async (context, { body }) => {
      const draft = draftFromWire(body);
      const created = await createAddress(context, draft, {
        ofCode: await positionOf(context, digitsOf(draft.postalCode)),
        // Of the shop where it is added, and those that it gave the client.
        tags: body.idfornecedor === undefined ? new Set() : context.supplier.tags,
      });
      return addressToWire(
        orRefuse(created.ok ? created : refuse(withFieldErrors(created.refusal)), addressTexts),
      );
    },
  );

  serve(app, updateAddressEndpoint, updateAddressSchema, changing, async (context, { body }) => {
    const changes = changesFromWire(body);
    const { postalCode } = changes;
    // Looked up before the transaction, so that no lock is held during a network request.
    const ofCode =
      postalCode === undefined || changes.position !== undefined
        ? undefined
        : await positionOf(context, digitsOf(postalCode));
    const changed = await changeAddress(context, body.idendereco, changes, ofCode);
    if (changed.ok) return answer(context, changed.value);
    if (changed.refusal.code === 'not-found') throw notFound();
    return addressToWire(orRefuse(refuse(withFieldErrors(changed.refusal)), addressTexts));
  });

  serve(app, deleteAddressEndpoint, deleteAddressSchema, changing, async (context, { params }) => {
    if (!(await deleteAddress(context, params.idendereco))) throw notFound();
    return { status: 'success' } as const;
  });

  serve(app, getBillingAddressEndpoint, getBillingAddressSchema, clients, async (context) => {
    const address = await billingAddress(context);
    return { enderecofaturamento: address === undefined ? null : await answer(context, address) };
  });

  serve(app, saveBillingAddressEndpoint, saveBillingAddressSchema, changing, async (context, { body }) => {
    const saved = await saveBillingAddress(context, draftFromWire(body));
    if (saved.ok) return answer(context, saved.value);
    const refusal = withFieldErrors({ code: 'invalid-address', errors: saved.refusal });
    return addressToWire(orRefuse(refuse(refusal), addressTexts));
  });
}

async function answer(context: Context, address: Address): Promise<WireAddress> {
  const [coded = address] = await withErpCodes(context, [address]);
  return addressToWire(coded);
}

type Refused =
  | { readonly code: 'invalid-address'; readonly errors: AddressErrors }
  | { readonly code: 'too-many-addresses' | 'single-address' };

/** Field errors are sent as facts, under the wire's field names. */
const withFieldErrors = (refusal: Refused) =>
  refusal.code === 'invalid-address'
    ? { code: refusal.code, facts: { campos: errorsToWire(refusal.errors) } }
    : refusal;
