import type { FastifyInstance } from 'fastify';
import { giveStaffSession } from '#features/accounts/server/identity/session-cookie.ts';
import { actAsStaff } from '#features/accounts/server/platform/act-as-staff.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/people.endpoints.ts';
import * as schemas from '../../contract/people.schema.ts';
import { invitationToWire, platformRoleFromWire, platformRoleToWire } from '../../contract/people.wire.ts';
import { peopleTexts } from '../../contract/texts.ts';
import { invitationPath } from './invite.ts';
import {
  invitationsOf,
  inviteOwner,
  invitePlatformPerson,
  withdrawInvitation,
} from './manage-invitations.ts';
import { changePlatformRole, type PlatformMember, platformMembers } from './manage-people.ts';
import { peopleOfShop } from './people-of-shop.ts';

interface PeopleSettings {
  readonly publicUrl: string;
  readonly sessionSecret: string;
}

const memberToWire = ({ id, name, email, role, secondStep }: PlatformMember) => ({
  idpessoa: id,
  nome: name,
  email,
  papel: platformRoleToWire(role),
  segundaEtapa: secondStep,
});

/** The platform's own people, the owners that they invite, and acting as a shop's staff. */
export function platformPeopleRoutes(
  app: FastifyInstance,
  { publicUrl, sessionSecret }: PeopleSettings,
): void {
  const everywhere = { access: 'platform', permission: 'platform:read', supplier: 'none' } as const;
  const changing = { access: 'platform', permission: 'platform:write', supplier: 'none' } as const;
  const readers = { access: 'platform', permission: 'platform:read' } as const;
  const writers = { access: 'platform', permission: 'platform:write' } as const;
  const linkOf = ({ code }: { readonly code: string }) => ({ link: `${publicUrl}${invitationPath(code)}` });

  serve(app, calls.listPeopleEndpoint, schemas.listPeopleSchema, everywhere, async (context) => ({
    pessoas: (await platformMembers(context)).map(memberToWire),
    convites: (await invitationsOf(context, undefined)).map(invitationToWire),
  }));

  serve(app, calls.invitePersonEndpoint, schemas.invitePersonSchema, changing, async (context, { body }) => {
    const person = { name: body.nome.trim(), email: body.email, role: platformRoleFromWire(body.papel) };
    return linkOf(orRefuse(await invitePlatformPerson(context, person), peopleTexts));
  });

  serve(
    app,
    calls.withdrawInvitationEndpoint,
    schemas.withdrawInvitationSchema,
    changing,
    async (context, { params }) => {
      if (!(await withdrawInvitation(context, params.idconvite, undefined))) throw notFound();
      return { ok: true as const };
    },
  );

  serve(
    app,
    calls.changePersonEndpoint,
    schemas.changePersonSchema,
    changing,
    async (context, { params, body }) => {
      const role = platformRoleFromWire(body.papel);
      const people = orRefuse(await changePlatformRole(context, params.idpessoa, role), peopleTexts);
      return { pessoas: people.map(memberToWire) };
    },
  );

  serve(
    app,
    calls.removePersonEndpoint,
    schemas.removePersonSchema,
    changing,
    async (context, { params }) => {
      const people = orRefuse(await changePlatformRole(context, params.idpessoa, undefined), peopleTexts);
      return { pessoas: people.map(memberToWire) };
    },
  );

  serve(app, calls.listShopPeopleEndpoint, schemas.listShopPeopleSchema, readers, async (context) => ({
    pessoas: (await peopleOfShop(context)).map(({ id, name, email, owner }) => ({
      idpessoa: id,
      nome: name,
      email,
      dono: owner,
    })),
    convites: (await invitationsOf(context, context.supplier.id)).map(invitationToWire),
  }));

  serve(app, calls.inviteOwnerEndpoint, schemas.inviteOwnerSchema, writers, async (context, { body }) => {
    const person = { name: body.nome.trim(), email: body.email };
    return linkOf(orRefuse(await inviteOwner(context, person), peopleTexts));
  });

  serve(
    app,
    calls.withdrawOwnerInvitationEndpoint,
    schemas.withdrawOwnerInvitationSchema,
    writers,
    async (context, { params }) => {
      if (!(await withdrawInvitation(context, params.idconvite, context.supplier.id))) throw notFound();
      return { ok: true as const };
    },
  );

  serve(
    app,
    calls.actAsStaffEndpoint,
    schemas.actAsStaffSchema,
    writers,
    async (context, { params, body }) => {
      const wanted = { staffId: params.idpessoa, reason: body.motivo.trim() };
      const session = orRefuse(await actAsStaff(context, wanted), peopleTexts);
      await giveStaffSession(context.reply, sessionSecret, session, context.now);
      return { slug: context.supplier.slug };
    },
  );
}
