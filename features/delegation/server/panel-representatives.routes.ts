import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { dismissRepresentative } from '../contract/dismiss-representative.ts';
import { giveClient } from '../contract/give-client.ts';
import { inviteRepresentative } from '../contract/invite-representative.ts';
import { invitationSent } from '../contract/linked-users-texts.ts';
import { listClientsOfRepresentative } from '../contract/list-clients-of-representative.ts';
import { listRepresentativeInvitations } from '../contract/list-representative-invitations.ts';
import { listRepresentatives } from '../contract/list-representatives.ts';
import {
  dismissRepresentativeSchema,
  giveClientSchema,
  inviteRepresentativeSchema,
  listClientsOfRepresentativeSchema,
  listRepresentativeInvitationsSchema,
  listRepresentativesSchema,
  takeClientSchema,
  withdrawRepresentativeInvitationSchema,
} from '../contract/panel-representatives.schema.ts';
import { invitationToWire, representativeToWire } from '../contract/representative.wire.ts';
import { representativeTexts } from '../contract/representative-texts.ts';
import { representedClientsToWire } from '../contract/represented-client.wire.ts';
import { takeClient } from '../contract/take-client.ts';
import { withdrawRepresentativeInvitation } from '../contract/withdraw-representative-invitation.ts';
import { CLIENT_PAGE_SIZE } from '../domain/client-search.ts';
import * as change from './change-representatives.ts';
import type { ClientFacts } from './client-facts.ts';
import {
  inviteRepresentative as invite,
  waitingInvitations,
  withdrawInvitation,
} from './invite-representative.ts';
import { clientsInPanel, listRepresentatives as list } from './list-representatives.ts';

/** Panel routes to manage representatives and their clients. */
export function panelRepresentativesRoutes(
  app: FastifyInstance,
  { clientFacts }: { readonly clientFacts: ClientFacts },
): void {
  const readers = { access: 'staff', permission: 'representatives:read' } as const;
  const writers = { access: 'staff', permission: 'representatives:write' } as const;
  const done = { ok: true } as const;

  serve(app, listRepresentatives, listRepresentativesSchema, readers, async (context, { query }) => {
    const { pagina = 1, limite = 20 } = query;
    const page = { limit: limite, offset: (pagina - 1) * limite };
    const { representatives, total } = await list(context, page);
    const paginas = Math.ceil(total / limite);
    return { pagina, paginas, total, dados: representatives.map(representativeToWire) };
  });

  serve(app, inviteRepresentative, inviteRepresentativeSchema, writers, async (context, { body }) => {
    const asked = { email: body.email, ip: context.request.ip };
    const { email } = orRefuse(await invite(context, asked), representativeTexts);
    return { ok: true as const, message: invitationSent(email) };
  });

  serve(
    app,
    listRepresentativeInvitations,
    listRepresentativeInvitationsSchema,
    readers,
    async (context) => ({
      convites: (await waitingInvitations(context)).map(invitationToWire),
    }),
  );

  serve(
    app,
    withdrawRepresentativeInvitation,
    withdrawRepresentativeInvitationSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await withdrawInvitation(context, params.idconvite), representativeTexts);
      return done;
    },
  );

  serve(
    app,
    listClientsOfRepresentative,
    listClientsOfRepresentativeSchema,
    readers,
    async (context, { params, query }) => {
      const { limit = CLIENT_PAGE_SIZE, offset = 0, search = '' } = query;
      const page = { search, limit, offset };
      const listed = await clientsInPanel(context, params.idrepresentante, page, clientFacts);
      return representedClientsToWire(orRefuse(listed, representativeTexts), page);
    },
  );

  serve(app, giveClient, giveClientSchema, writers, async (context, { params }) => {
    const { idrepresentante, idcliente } = params;
    orRefuse(await change.giveClient(context, idrepresentante, idcliente), representativeTexts);
    return done;
  });

  serve(app, takeClient, takeClientSchema, writers, async (context, { params }) => {
    const { idrepresentante, idcliente } = params;
    orRefuse(await change.takeClient(context, idrepresentante, idcliente), representativeTexts);
    return done;
  });

  serve(app, dismissRepresentative, dismissRepresentativeSchema, writers, async (context, { params }) => {
    orRefuse(await change.dismissRepresentative(context, params.idrepresentante), representativeTexts);
    return done;
  });
}
