import type { FastifyInstance } from 'fastify';
import type { ShopDomain } from '#features/suppliers/domain/hosts/domain-proof.ts';
import type { Instant } from '#kernel/scope.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/domains.endpoints.ts';
import * as schemas from '../../contract/domains.schema.ts';
import { domainToWire } from '../../contract/domains.wire.ts';
import { domainTexts } from '../../contract/texts.ts';
import {
  addShopDomain,
  checkShopDomain,
  domainsOf,
  makeMainDomain,
  removeShopDomain,
} from './manage-domains.ts';

const toWire = (domains: readonly ShopDomain[], { now }: { readonly now: Instant }) => ({
  dominios: domains.map((domain) => domainToWire(domain, now)),
});

export function platformDomainsRoutes(app: FastifyInstance): void {
  const readers = { access: 'platform', permission: 'platform:read' } as const;
  const writers = { access: 'platform', permission: 'platform:write' } as const;
  /** Waits for other servers. */
  const lookingUp = { ...writers, mayTakeLong: true } as const;

  serve(app, calls.listDomainsEndpoint, schemas.listDomainsSchema, readers, async (context) =>
    toWire(await domainsOf(context), context),
  );
  serve(app, calls.addDomainEndpoint, schemas.addDomainSchema, writers, async (context, { body }) =>
    toWire(orRefuse(await addShopDomain(context, body.dominio), domainTexts), context),
  );
  serve(app, calls.removeDomainEndpoint, schemas.removeDomainSchema, writers, async (context, { params }) =>
    toWire(orRefuse(await removeShopDomain(context, params.dominio), domainTexts), context),
  );
  serve(app, calls.checkDomainEndpoint, schemas.checkDomainSchema, lookingUp, async (context, { params }) =>
    toWire(orRefuse(await checkShopDomain(context, params.dominio), domainTexts), context),
  );
  serve(
    app,
    calls.makeMainDomainEndpoint,
    schemas.makeMainDomainSchema,
    writers,
    async (context, { params }) =>
      toWire(orRefuse(await makeMainDomain(context, params.dominio), domainTexts), context),
  );
}
