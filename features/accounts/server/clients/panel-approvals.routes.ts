import type { FastifyInstance } from 'fastify';
import type { ClientId } from '#kernel/ids.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { notFound, refusalOf } from '#platform/http/common-refusals.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../../contract/clients/approval.endpoints.ts';
import * as schemas from '../../contract/clients/approval.schema.ts';
import {
  applicantCountsToWire,
  applicantToWire,
  standingFromWire,
  standingToWire,
} from '../../contract/clients/approval.wire.ts';
import { documentKindFromWire } from '../../contract/registration/registration-document.wire.ts';
import { registerCheckTexts } from '../../contract/registration/registration-texts.ts';
import { checkRegister } from '../documents/check-register.ts';
import { requestDocuments } from '../documents/request-documents.ts';
import { type CompanyDataSettings, openCompanyRegister } from '../registration/open-company-register.ts';
import type { ApplicantFacts } from './applicant-facts.ts';
import { decideApproval, listApplicants, showApplicant } from './approvals.ts';

/** Lets staff list clients with what the tax register says and the documents they sent, ask for more, approve and refuse. */
export function panelApprovalsRoutes(
  app: FastifyInstance,
  { facts, ...companies }: CompanyDataSettings & { readonly facts: ApplicantFacts },
): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  const shown = async (context: StaffContext, clientId: ClientId) => {
    const applicant = await showApplicant(context, clientId, facts);
    if (applicant === undefined) throw notFound();
    return applicantToWire(applicant);
  };

  serve(
    app,
    endpoints.listApplicantsEndpoint,
    schemas.listApplicantsSchema,
    readers,
    async (context, { query }) => {
      const standing = standingFromWire(query.situacao ?? 'AGUARDANDO');
      const { applicants, counts } = await listApplicants(context, standing, pageFromWire(query), facts);
      return {
        ...pageToWire(query, counts[standing], applicants.map(applicantToWire)),
        quantidades: applicantCountsToWire(counts),
      };
    },
  );

  serve(
    app,
    endpoints.getApplicantEndpoint,
    schemas.getApplicantSchema,
    readers,
    async (context, { params }) => shown(context, params.idcliente),
  );

  const deciders = { access: 'staff', permission: 'clients:approve' } as const;
  serve(
    app,
    endpoints.decideApprovalEndpoint,
    schemas.decideApprovalSchema,
    deciders,
    async (context, { params, body }) => {
      const word = { approved: body.aprovado, reason: (body.motivo ?? '').trim() };
      const standing = await decideApproval(context, params.idcliente, word);
      if (standing === undefined) throw notFound();
      return { idcliente: params.idcliente, situacao: standingToWire(standing) };
    },
  );

  const register = openCompanyRegister(companies, { fresh: true });
  const throttle = lookUpThrottle();
  const mayTakeLong = { ...deciders, mayTakeLong: true } as const;
  serve(
    app,
    endpoints.checkRegisterEndpoint,
    schemas.checkRegisterSchema,
    mayTakeLong,
    async (context, { params }) => {
      // Without a service there is no outside call to throttle.
      if (companies.companies !== undefined && !throttle.may(context.supplier.id, context.now))
        throw refusalOf('too-many-requests');
      const checked = await checkRegister(context, params.idcliente, register);
      if (checked === undefined) throw notFound();
      orRefuse(checked, registerCheckTexts);
      return shown(context, params.idcliente);
    },
  );

  serve(
    app,
    endpoints.requestDocumentsEndpoint,
    schemas.requestDocumentsSchema,
    deciders,
    async (context, { params, body }) => {
      const wanted = { kinds: body.tipos.map(documentKindFromWire), note: (body.recado ?? '').trim() };
      if (!(await requestDocuments(context, params.idcliente, wanted))) throw notFound();
      return shown(context, params.idcliente);
    },
  );
}
