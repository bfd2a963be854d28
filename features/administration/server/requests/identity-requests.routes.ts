import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/identity-requests.endpoints.ts';
import * as schemas from '../../contract/identity-requests.schema.ts';
import * as wire from '../../contract/identity-requests.wire.ts';
import { requestTexts } from '../../contract/texts.ts';
import type { IdentityRequest } from '../../domain/identity-request.ts';
import { approveRequest, returnRequest } from './decide-request.ts';
import { listRequests, shopRequest } from './read-requests.ts';
import { requestIdentity, withdrawIdentityRequest } from './send-request.ts';

const texts = { ...requestTexts, ...changedByOtherText };
const factsToWire = ({ atual }: { readonly atual: IdentityRequest | undefined }) => ({
  atual: atual === undefined ? null : wire.requestToWire(atual),
});

/** A shop's owner requests changes of its name and documents; the platform's people approve or return them. */
export function identityRequestsRoutes(app: FastifyInstance): void {
  const owners = { access: 'staff', permission: 'shop:write' } as const;
  const everywhere = { access: 'platform', permission: 'platform:read', supplier: 'none' } as const;
  const deciding = { access: 'platform', permission: 'platform:write' } as const;

  serve(app, calls.showRequestEndpoint, schemas.showRequestSchema, owners, async (context) => {
    const { current, request } = await shopRequest(context);
    return {
      atual: wire.legalIdentityToWire(current),
      solicitacao: request === undefined ? null : wire.requestToWire(request),
    };
  });

  serve(app, calls.sendRequestEndpoint, schemas.sendRequestSchema, owners, async (context, { body }) => {
    const wanted = wire.legalIdentityFromWire(body);
    const sent = await requestIdentity(context, {
      ...{ wanted, reason: body.motivo.trim() },
      ...defined({ version: body.versao }),
    });
    return wire.requestToWire(orRefuse(withWireFacts(sent, factsToWire), texts));
  });

  serve(
    app,
    calls.withdrawRequestEndpoint,
    schemas.withdrawRequestSchema,
    owners,
    async (context, { body }) => {
      const withdrawn = await withdrawIdentityRequest(context, body.versao);
      return wire.requestToWire(orRefuse(withWireFacts(withdrawn, factsToWire), texts));
    },
  );

  serve(
    app,
    calls.listRequestsEndpoint,
    schemas.listRequestsSchema,
    everywhere,
    async (context, { query }) => {
      const state = wire.requestStateFromWire(query.situacao);
      const { requests, total } = await listRequests(context, state, pageFromWire(query));
      return pageToWire(query, total, requests.map(wire.listedRequestToWire));
    },
  );

  serve(
    app,
    calls.approveRequestEndpoint,
    schemas.approveRequestSchema,
    deciding,
    async (context, { body }) => {
      const approved = await approveRequest(context, body.versao);
      return wire.listedRequestToWire(orRefuse(withWireFacts(approved, factsToWire), texts));
    },
  );

  serve(
    app,
    calls.returnRequestEndpoint,
    schemas.returnRequestSchema,
    deciding,
    async (context, { body }) => {
      const message = { message: body.mensagem.trim(), version: body.versao };
      const returned = await returnRequest(context, message);
      return wire.listedRequestToWire(orRefuse(withWireFacts(returned, factsToWire), changedByOtherText));
    },
  );
}
