import type { FastifyInstance } from 'fastify';
import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { accept, refuse } from '#kernel/result.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { needsToWire } from '../contract/invitation.wire.ts';
import {
  acceptRepresentativeInvitationEndpoint,
  openRepresentativeInvitationEndpoint,
} from '../contract/invitations.endpoints.ts';
import {
  acceptRepresentativeInvitationSchema,
  openRepresentativeInvitationSchema,
} from '../contract/invitations.schema.ts';
import { acceptingTexts, INVITATION_ACCEPTED } from '../contract/linked-users-texts.ts';
import { acceptRepresentation, openRepresentation } from './accept-representation.ts';

/** Opening and accepting a mailed invitation to represent a shop. */
export function representationRoutes(app: FastifyInstance): void {
  serve(
    app,
    openRepresentativeInvitationEndpoint,
    openRepresentativeInvitationSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const opened = await openRepresentation(context, body.codigo);
      const found = opened === undefined ? refuse({ code: 'invalid-invitation' } as const) : accept(opened);
      const { email, needs } = orRefuse(found, acceptingTexts);
      return { email, precisa: needsToWire[needs] };
    },
  );

  serve(
    app,
    acceptRepresentativeInvitationEndpoint,
    acceptRepresentativeInvitationSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { codigo: code, nome: name, senha: password } = body;
      const accepted = await acceptRepresentation(context, { code, name, password, ip: context.request.ip });
      orRefuse(accepted, { ...acceptingTexts, ...passwordTexts });
      return { ok: true as const, message: INVITATION_ACCEPTED };
    },
  );
}
