import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import { putAddressErpCodeEndpoint } from '../contract/address-erp-code.endpoints.ts';
import { putAddressErpCodeSchema } from '../contract/address-erp-code.schema.ts';
import { setErpCode } from './address-erp-codes.ts';

/** Lets staff note what an address is called in the shop's own system. */
export function panelAddressesRoutes(app: FastifyInstance): void {
  const writers = { access: 'staff', permission: 'clients:write' } as const;
  serve(
    app,
    putAddressErpCodeEndpoint,
    putAddressErpCodeSchema,
    writers,
    async (context, { params: { idcliente, idendereco }, body: { cod_erp } }) => {
      const place = { clientId: idcliente, addressId: idendereco };
      if (!(await setErpCode(context, place, cod_erp))) throw notFound();
      return { idendereco, cod_erp };
    },
  );
}
