import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { clientGroupToWire } from '../contract/client-group.wire.ts';
import { clientNoteToWire } from '../contract/client-note.wire.ts';
import { clientPageToWire } from '../contract/client-page.wire.ts';
import { clientSummaryToWire, clientsWishFromWire } from '../contract/client-summary.wire.ts';
import {
  addNoteEndpoint,
  getClientEndpoint,
  listClientsEndpoint,
  listGroupsEndpoint,
  listNotesEndpoint,
  removeNoteEndpoint,
} from '../contract/clients.endpoints.ts';
import {
  addNoteSchema,
  getClientSchema,
  listClientsSchema,
  listGroupsSchema,
  listNotesSchema,
  removeNoteSchema,
} from '../contract/clients.schema.ts';
import { clientTexts } from '../contract/clients-texts.ts';
import { addNote, listNotes, removeNote } from './client-notes.ts';
import { companyRoutes } from './company/company.routes.ts';
import { listClients } from './list-clients.ts';
import { listGroups } from './list-groups.ts';
import { showClient } from './show-client.ts';
import { clientTermsRoutes } from './terms/client-terms.routes.ts';

/** Lets staff find clients, see all that the shop knows of one, and note what the next of them should know. */
export function panelClientsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  const writers = { access: 'staff', permission: 'clients:write' } as const;
  companyRoutes(app);
  clientTermsRoutes(app);

  serve(app, listClientsEndpoint, listClientsSchema, readers, async (context, { query }) => {
    const { clients, total } = await listClients(context, clientsWishFromWire(query), pageFromWire(query));
    return pageToWire(query, total, clients.map(clientSummaryToWire));
  });

  serve(app, getClientEndpoint, getClientSchema, readers, async (context, { params }) => {
    const page = await showClient(context, params.idcliente);
    if (page === undefined) return orRefuse(refuse({ code: 'client-not-found' as const }), clientTexts);
    return clientPageToWire(page);
  });

  serve(app, listNotesEndpoint, listNotesSchema, readers, async (context, { params }) => ({
    notas: orRefuse(await listNotes(context, params.idcliente), clientTexts).map(clientNoteToWire),
  }));

  serve(app, addNoteEndpoint, addNoteSchema, writers, async (context, { params, body }) =>
    clientNoteToWire(orRefuse(await addNote(context, params.idcliente, body.texto), clientTexts)),
  );

  serve(app, removeNoteEndpoint, removeNoteSchema, writers, async (context, { params }) => {
    orRefuse(await removeNote(context, params.idcliente, params.idnota), clientTexts);
    return { ok: true as const };
  });

  serve(app, listGroupsEndpoint, listGroupsSchema, readers, async (context) => ({
    grupos: (await listGroups(context)).map(clientGroupToWire),
  }));
}
