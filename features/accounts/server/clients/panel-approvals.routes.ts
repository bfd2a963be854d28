import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import { decideApprovalEndpoint, listApplicantsEndpoint } from '../../contract/clients/approval.endpoints.ts';
import { decideApprovalSchema, listApplicantsSchema } from '../../contract/clients/approval.schema.ts';
import { applicantToWire, standingFromWire, standingToWire } from '../../contract/clients/approval.wire.ts';
import { decideApproval, listApplicants } from './approvals.ts';

/** Lets staff list, approve and refuse clients. */
export function panelApprovalsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, listApplicantsEndpoint, listApplicantsSchema, readers, async (context, { query }) => {
    const { situacao = 'AGUARDANDO' } = query;
    const { applicants, total } = await listApplicants(
      context,
      standingFromWire(situacao),
      pageFromWire(query),
    );
    return pageToWire(query, total, applicants.map(applicantToWire));
  });

  const deciders = { access: 'staff', permission: 'clients:approve' } as const;
  serve(app, decideApprovalEndpoint, decideApprovalSchema, deciders, async (context, { params, body }) => {
    const word = { approved: body.aprovado, reason: (body.motivo ?? '').trim() };
    const standing = await decideApproval(context, params.idcliente, word);
    if (standing === undefined) throw notFound();
    return { idcliente: params.idcliente, situacao: standingToWire(standing) };
  });
}
