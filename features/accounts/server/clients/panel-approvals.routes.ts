import type { FastifyInstance } from 'fastify';
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
    const { situacao = 'AGUARDANDO', pagina: page = 1, limite: size = 20 } = query;
    const { applicants, total } = await listApplicants(context, standingFromWire(situacao), { page, size });
    return {
      pagina: page,
      paginas: Math.max(1, Math.ceil(total / size)),
      total,
      dados: applicants.map(applicantToWire),
    };
  });

  const deciders = { access: 'staff', permission: 'clients:approve' } as const;
  serve(app, decideApprovalEndpoint, decideApprovalSchema, deciders, async (context, { params, body }) => {
    const word = { approved: body.aprovado, reason: (body.motivo ?? '').trim() };
    const standing = await decideApproval(context, params.idcliente, word);
    if (standing === undefined) throw notFound();
    return { idcliente: params.idcliente, situacao: standingToWire(standing) };
  });
}
