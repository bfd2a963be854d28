import type { FastifyInstance } from 'fastify';
import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { clientChoiceToWire } from '#features/accounts/contract/sessions/client-choice.wire.ts';
import { sessionToWire } from '#features/accounts/contract/sessions/session.wire.ts';
import { deviceWords } from '#features/accounts/domain/device.ts';
import { giveSession } from '#features/accounts/server/identity/session-cookie.ts';
import type { Result } from '#kernel/result.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
import {
  chooseLinkedClientEndpoint,
  listClientChoicesEndpoint,
} from '../contract/client-choices.endpoints.ts';
import { chooseLinkedClientSchema, listClientChoicesSchema } from '../contract/client-choices.schema.ts';
import { needsToWire } from '../contract/invitation.wire.ts';
import { acceptInvitationEndpoint, openInvitationEndpoint } from '../contract/invitations.endpoints.ts';
import { acceptInvitationSchema, openInvitationSchema } from '../contract/invitations.schema.ts';
import { linkedUserToWire } from '../contract/linked-user.wire.ts';
import {
  getLinkedUserEndpoint,
  inviteLinkedUserEndpoint,
  listLinkedUsersEndpoint,
  removeLinkedUserEndpoint,
} from '../contract/linked-users.endpoints.ts';
import {
  getLinkedUserSchema,
  inviteLinkedUserSchema,
  listLinkedUsersSchema,
  removeLinkedUserSchema,
} from '../contract/linked-users.schema.ts';
import {
  acceptingTexts,
  choosingTexts,
  INVITATION_ACCEPTED,
  INVITATION_WITHDRAWN,
  invitationSent,
  invitingTexts,
  REMOVED,
  removingTexts,
  tokenTexts,
} from '../contract/linked-users-texts.ts';
import { acceptInvitation } from './linked/accept-invitation.ts';
import { chooseLinkedClient } from './linked/choose-linked-client.ts';
import { clientsToActFor } from './linked/clients-to-act-for.ts';
import { inviteLinkedUser } from './linked/invite-linked-user.ts';
import { linkedUser } from './linked/linked-user.ts';
import { linkedUsersOf } from './linked/list-linked-users.ts';
import { openInvitation } from './linked/open-invitation.ts';
import { removeLinkedUser } from './linked/remove-linked-user.ts';

/** Linked users of a client, and the clients that a user may act for. Spec 7, representative and linked users. */
export function linkedUsersRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  const managing = { access: 'customer', act: 'linked-users:manage' } as const;
  const choosing = { access: 'customer', act: 'clients:choose' } as const;

  serve(app, listLinkedUsersEndpoint, listLinkedUsersSchema, managing, async (context, { query }) => {
    const { limit = 20, offset = 0 } = query;
    const users = await linkedUsersOf(context);
    return { usuarios: users.slice(offset, offset + limit).map(linkedUserToWire), total: users.length };
  });

  serve(app, inviteLinkedUserEndpoint, inviteLinkedUserSchema, managing, async (context, { body }) => {
    const requestFacts = { email: body.email, ip: context.request.ip };
    const { email } = orRefuse(await inviteLinkedUser(context, requestFacts), invitingTexts);
    return { ok: true as const, message: invitationSent(email) };
  });

  serve(app, removeLinkedUserEndpoint, removeLinkedUserSchema, managing, async (context, { params }) => {
    const was = orNotFound(await removeLinkedUser(context, params.idusuario), removingTexts);
    return { ok: true as const, message: was === 'user' ? REMOVED : INVITATION_WITHDRAWN };
  });

  serve(app, getLinkedUserEndpoint, getLinkedUserSchema, choosing, async (context, { params, query }) => {
    const wantsToken = query.gerar_token_jwt === true;
    if (wantsToken) refuseCrossSite(context.request);
    const requestFacts = {
      linkedUserId: params.idusuario,
      ...(wantsToken ? { tokenSecret: secret } : {}),
    };
    const { user, clientId, token = null } = orNotFound(await linkedUser(context, requestFacts), tokenTexts);
    return { ...linkedUserToWire(user), idcliente: clientId, jwttoken: token };
  });

  serve(app, listClientChoicesEndpoint, listClientChoicesSchema, choosing, async (context) => ({
    clientes_vinculados: (await clientsToActFor(context, context.actor)).map(clientChoiceToWire),
  }));

  serve(app, chooseLinkedClientEndpoint, chooseLinkedClientSchema, choosing, async (context, { body }) => {
    const { request, reply, now } = context;
    const device = deviceWords(request.headers['user-agent']);
    const chosen = orNotFound(
      await chooseLinkedClient(context, { linkedUserId: body.id_usuario, device }),
      choosingTexts,
    );
    await giveSession(reply, secret, chosen, now);
    return sessionToWire(chosen.session);
  });

  serve(
    app,
    openInvitationEndpoint,
    openInvitationSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const opened = await openInvitation(context, body.codigo);
      const invitation = orRefuse(
        opened === undefined
          ? { ok: false, refusal: { code: 'invalid-invitation' } }
          : { ok: true, value: opened },
        acceptingTexts,
      );
      return {
        nome_cliente: invitation.clientName,
        convidado_por: invitation.invitedBy,
        email: invitation.email,
        precisa: needsToWire[invitation.needs],
      };
    },
  );

  serve(
    app,
    acceptInvitationEndpoint,
    acceptInvitationSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { codigo: code, nome: name, senha: password } = body;
      const accepted = await acceptInvitation(context, { code, name, password, ip: context.request.ip });
      orRefuse(accepted, { ...acceptingTexts, ...passwordTexts });
      return { ok: true as const, message: INVITATION_ACCEPTED };
    },
  );
}

/** Linked users of other clients and unknown ids both return 404. */
function orNotFound<Value, Code extends string>(
  result: Result<Value, { readonly code: Code | 'not-found' }>,
  texts: RefusalTexts<Code>,
): Value {
  if (result.ok) return result.value;
  const { code } = result.refusal;
  if (code === 'not-found') throw notFound();
  return orRefuse({ ok: false, refusal: { code: code as Code } }, texts);
}
