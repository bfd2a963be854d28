import type { FastifyInstance } from 'fastify';
import { characteristicToWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { refuse } from '#kernel/result.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { PROFILE_UPDATED } from '../../contract/clients/own-account-texts.ts';
import { changeProfileEndpoint, getProfileEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { changeProfileSchema, getProfileSchema } from '../../contract/clients/profile.schema.ts';
import { fieldErrorsToWire } from '../../contract/registration/registration-fields.wire.ts';
import { registrationTexts, termsTexts } from '../../contract/registration/registration-texts.ts';
import { acceptTermsEndpoint, clientSettingsEndpoint } from '../../contract/registration/terms.endpoints.ts';
import { acceptTermsSchema, clientSettingsSchema } from '../../contract/registration/terms.schema.ts';
import { changeProfile, profileOf, tagsOfClient } from '../clients/own-profile.ts';
import { acceptTerms, agreementOf } from './agreements.ts';

/** A registered client's data at this supplier: approval, tags, terms, profile and answers. Spec 7, user. */
export function registeredRoutes(app: FastifyInstance): void {
  const clients = { access: 'customer' } as const;

  serve(app, clientSettingsEndpoint, clientSettingsSchema, clients, async (context) => {
    const { inForce, accepted, due } = await agreementOf(context);
    return {
      cadastro_aprovado: context.actor.approved,
      tags: [...(await tagsOfClient(context))],
      termosuso: {
        versaoArquivo: inForce ?? null,
        versaoAceita: accepted?.version ?? null,
        aceito_em: accepted?.acceptedAt.toISOString() ?? null,
        pendente: due,
      },
    };
  });

  const agreeing = { access: 'customer', act: 'terms:accept' } as const;
  serve(
    app,
    acceptTermsEndpoint,
    acceptTermsSchema,
    agreeing,
    async (context, { body: { versaoArquivo } }) => {
      orRefuse(await acceptTerms(context, versaoArquivo), termsTexts);
      return { ok: true as const, versaoArquivo };
    },
  );

  serve(app, getProfileEndpoint, getProfileSchema, clients, async (context) => {
    const profile = await profileOf(context);
    if (profile === undefined) throw notFound();
    const company = profile.kind === 'company';
    return {
      tipo: company ? ('EMPRESA' as const) : ('PESSOA' as const),
      cpf: profile.document,
      nome: profile.name,
      razaosocial: company ? profile.clientName : null,
      inscricaoestadual: profile.stateRegistration,
      telefone: profile.phone,
      perguntas: profile.questions.map(characteristicToWire),
      caracteristicas: profile.answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
    };
  });

  const changing = { access: 'customer', act: 'registration:change' } as const;
  serve(app, changeProfileEndpoint, changeProfileSchema, changing, async (context, { body }) => {
    const draft = {
      name: body.nome,
      phone: body.telefone,
      stateRegistration: body.inscricaoestadual ?? '',
    };
    const given = (body.caracteristicas ?? []).map(({ idcaracteristica: id, valor }) => ({
      id,
      answer: valor,
    }));
    const changed = await changeProfile(context, draft, given);
    if (!changed.ok) {
      const { fields, unanswered } = changed.refusal;
      const facts = { campos: fieldErrorsToWire(fields), caracteristicas: unanswered };
      orRefuse(refuse({ code: 'invalid-registration' as const, facts }), registrationTexts);
    }
    return { ok: true as const, message: PROFILE_UPDATED };
  });
}
