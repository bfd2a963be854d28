import type { FastifyInstance } from 'fastify';
import { accept, refuse } from '#kernel/result.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { addressToWire, draftFromWire, errorsToWire } from '../contract/address.wire.ts';
import { createAddressSchema } from '../contract/create-address.schema.ts';
import { createAddress } from '../contract/create-address.ts';
import { listAddressesSchema } from '../contract/list-addresses.schema.ts';
import { listAddresses } from '../contract/list-addresses.ts';
import { addressTexts } from '../contract/texts.ts';
import { addressesOf } from './addresses-of.ts';
import { type AddressRefused, createAddress as create } from './create-address.ts';

/** The calls about a client's addresses. Spec 7, addresses. */
export function addressesRoutes(app: FastifyInstance): void {
  serve(
    app,
    listAddresses,
    listAddressesSchema,
    { access: 'customer', supplier: 'none' },
    async (context) => ({
      enderecos: (await addressesOf(context)).map(addressToWire),
    }),
  );

  serve(
    app,
    createAddress,
    createAddressSchema,
    { access: 'customer', supplier: 'none' },
    async (context, { body }) => {
      const created = await create(context, draftFromWire(body));
      return addressToWire(
        orRefuse(created.ok ? accept(created.value) : refuse(told(created.refusal)), addressTexts),
      );
    },
  );
}

/** Field errors travel as facts, under the names the form's fields have on the wire. */
const told = (refusal: AddressRefused) =>
  refusal.code === 'invalid-address'
    ? { code: refusal.code, facts: { campos: errorsToWire(refusal.errors) } }
    : refusal;
