import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/common-refusals.ts';
import { serve } from '#platform/http/serve.ts';
import { decideApprovalSchema, listApplicantsSchema } from '../../contract/approval.schema.ts';
import { applicantToWire, standingFromWire, standingToWire } from '../../contract/approval.wire.ts';
import { decideApproval } from '../../contract/decide-approval.ts';
import { listApplicants } from '../../contract/list-applicants.ts';
import { decideApproval as decide, listApplicants as list } from './approvals.ts';

/** Lets staff list, approve and refuse clients. */
export function panelApprovalsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, listApplicants, listApplicantsSchema, readers, async (context, { query }) => {
    const { situacao = 'AGUARDANDO', pagina: page = 1, limite: size = 20 } = query;
    const { applicants, total } = await list(context, standingFromWire(situacao), { page, size });
    return {
      pagina: page,
      paginas: Math.max(1, Math.ceil(total / size)),
      total,
      dados: applicants.map(applicantToWire),
    };
  });

  const deciders = { access: 'staff', permission: 'clients:approve' } as const;
  serve(app, decideApproval, decideApprovalSchema, deciders, async (context, { params, body }) => {
    const word = { approved: body.aprovado, reason: (body.motivo ?? '').trim() };
    const standing = await decide(context, params.idcliente, word);
    if (standing === undefined) throw notFound();
    return { idcliente: params.idcliente, situacao: standingToWire(standing) };
  });
}
