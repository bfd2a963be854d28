import type { FastifyInstance } from 'fastify';
import { sessionToWire } from '#features/accounts/contract/sessions/session.wire.ts';
import { deviceWords } from '#features/accounts/domain/device.ts';
import { giveSession } from '#features/accounts/server/identity/session-cookie.ts';
import type { Customer } from '#kernel/scope.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import {
  checkRepresentativeEndpoint,
  chooseRepresentedClientEndpoint,
  leaveRepresentedClientEndpoint,
  listRepresentedClientsEndpoint,
} from '../contract/representative.endpoints.ts';
import {
  checkRepresentativeSchema,
  chooseRepresentedClientSchema,
  leaveRepresentedClientSchema,
  listRepresentedClientsSchema,
} from '../contract/representative.schema.ts';
import { representedClientsToWire } from '../contract/representative.wire.ts';
import { choiceTexts } from '../contract/representative-texts.ts';
import { CLIENT_PAGE_SIZE } from '../domain/client-search.ts';
import { type ClientChoiceResult, chooseClient, leaveClient } from './choose-represented-client.ts';
import type { ClientFacts } from './client-facts.ts';
import { listRepresentedClients } from './list-represented-clients.ts';

interface RepresentativeSettings {
  readonly sessionSecret: string;
  readonly clientFacts: ClientFacts;
}

/** Routes of sales representatives: list clients, switch to one, and return. Spec 6 and 7. */
export function representativesRoutes(
  app: FastifyInstance,
  { sessionSecret, clientFacts }: RepresentativeSettings,
): void {
  const representatives = { access: 'customer', act: 'represented-clients:choose' } as const;

  serve(app, checkRepresentativeEndpoint, checkRepresentativeSchema, { access: 'anyone' }, ({ actor }) => ({
    acesso: actor.kind === 'customer' && actor.capacity === 'representative',
  }));

  serve(
    app,
    listRepresentedClientsEndpoint,
    listRepresentedClientsSchema,
    representatives,
    async (context, { query }) => {
      const { limit = CLIENT_PAGE_SIZE, offset = 0, search = '' } = query;
      const page = { search, limit, offset };
      return representedClientsToWire(
        await listRepresentedClients(context, context.actor.userId, page, clientFacts),
        page,
      );
    },
  );

  serve(
    app,
    chooseRepresentedClientEndpoint,
    chooseRepresentedClientSchema,
    representatives,
    async (context, { body }) =>
      entered(context, await chooseClient(context, body.idclienterepresentado, deviceOf(context))),
  );

  serve(app, leaveRepresentedClientEndpoint, leaveRepresentedClientSchema, representatives, async (context) =>
    entered(context, await leaveClient(context, deviceOf(context))),
  );

  async function entered({ reply, now }: RequestContext<Customer>, choice: ClientChoiceResult) {
    const chosen = orRefuse(choice, choiceTexts);
    await giveSession(reply, sessionSecret, chosen, now);
    return sessionToWire(chosen.session);
  }
}

const deviceOf = ({ request }: RequestContext<Customer>): string =>
  deviceWords(request.headers['user-agent']);
