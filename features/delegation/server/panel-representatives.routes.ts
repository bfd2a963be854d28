import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { invitationSent } from '../contract/linked-users-texts.ts';
import {
  dismissRepresentativeEndpoint,
  giveClientEndpoint,
  inviteRepresentativeEndpoint,
  listClientsOfRepresentativeEndpoint,
  listRepresentativeInvitationsEndpoint,
  listRepresentativesEndpoint,
  takeClientEndpoint,
  transferClientsEndpoint,
  withdrawRepresentativeInvitationEndpoint,
} from '../contract/panel-representatives.endpoints.ts';
import {
  dismissRepresentativeSchema,
  giveClientSchema,
  inviteRepresentativeSchema,
  listClientsOfRepresentativeSchema,
  listRepresentativeInvitationsSchema,
  listRepresentativesSchema,
  takeClientSchema,
  transferClientsSchema,
  withdrawRepresentativeInvitationSchema,
} from '../contract/panel-representatives.schema.ts';
import {
  invitationToWire,
  representativeToWire,
  representedClientsToWire,
} from '../contract/representative.wire.ts';
import { representativeTexts } from '../contract/representative-texts.ts';
import { CLIENT_PAGE_SIZE } from '../domain/client-search.ts';
import * as change from './change-representatives.ts';
import type { ClientFacts } from './client-facts.ts';
import { inviteRepresentative, waitingInvitations, withdrawInvitation } from './invite-representative.ts';
import { clientsInPanel, listRepresentatives } from './list-representatives.ts';
import { transferClients } from './transfer-clients.ts';

/** Panel routes to manage representatives and their clients. */
export function panelRepresentativesRoutes(
  app: FastifyInstance,
  { clientFacts }: { readonly clientFacts: ClientFacts },
): void {
  const readers = { access: 'staff', permission: 'representatives:read' } as const;
  const writers = { access: 'staff', permission: 'representatives:write' } as const;
  const done = { ok: true } as const;

  serve(app, listRepresentativesEndpoint, listRepresentativesSchema, readers, async (context, { query }) => {
    const { representatives, total } = await listRepresentatives(context, pageFromWire(query));
    return pageToWire(query, total, representatives.map(representativeToWire));
  });

  serve(app, inviteRepresentativeEndpoint, inviteRepresentativeSchema, writers, async (context, { body }) => {
    const request = { email: body.email, ip: context.request.ip };
    const { email } = orRefuse(await inviteRepresentative(context, request), representativeTexts);
    return { ok: true as const, message: invitationSent(email) };
  });

  serve(
    app,
    listRepresentativeInvitationsEndpoint,
    listRepresentativeInvitationsSchema,
    readers,
    async (context) => ({
      convites: (await waitingInvitations(context)).map(invitationToWire),
    }),
  );

  serve(
    app,
    withdrawRepresentativeInvitationEndpoint,
    withdrawRepresentativeInvitationSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await withdrawInvitation(context, params.idconvite), representativeTexts);
      return done;
    },
  );

  serve(
    app,
    listClientsOfRepresentativeEndpoint,
    listClientsOfRepresentativeSchema,
    readers,
    async (context, { params, query }) => {
      const { limit = CLIENT_PAGE_SIZE, offset = 0, search = '' } = query;
      const page = { search, limit, offset };
      const listed = await clientsInPanel(context, params.idrepresentante, page, clientFacts);
      return representedClientsToWire(orRefuse(listed, representativeTexts), page);
    },
  );

  serve(app, transferClientsEndpoint, transferClientsSchema, writers, async (context, { params, body }) => {
    const transfer = { from: params.idrepresentante, to: body.para, clientIds: body.clientes };
    const transferidos = orRefuse(await transferClients(context, transfer), representativeTexts);
    return { ok: true as const, transferidos };
  });

  serve(app, giveClientEndpoint, giveClientSchema, writers, async (context, { params }) => {
    const { idrepresentante, idcliente } = params;
    orRefuse(await change.giveClient(context, idrepresentante, idcliente), representativeTexts);
    return done;
  });

  serve(app, takeClientEndpoint, takeClientSchema, writers, async (context, { params }) => {
    const { idrepresentante, idcliente } = params;
    orRefuse(await change.takeClient(context, idrepresentante, idcliente), representativeTexts);
    return done;
  });

  serve(
    app,
    dismissRepresentativeEndpoint,
    dismissRepresentativeSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await change.dismissRepresentative(context, params.idrepresentante), representativeTexts);
      return done;
    },
  );
}
