import type { FastifyInstance } from 'fastify';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { deletionToWire } from '../contract/deletion.wire.ts';
import {
  exportClientEndpoint,
  offerDeletionEndpoint,
  showClientDeletionEndpoint,
} from '../contract/panel-privacy.endpoints.ts';
import {
  exportClientSchema,
  offerDeletionSchema,
  showClientDeletionSchema,
} from '../contract/panel-privacy.schema.ts';
import { DELETION_OFFERED, panelPrivacyTexts } from '../contract/panel-privacy-texts.ts';
import { reportToWire } from '../contract/personal-report.wire.ts';
import { isPending } from '../domain/deletion.ts';
import { clientDeletion, exportClient, offerDeletion } from './panel-privacy.ts';

/** Lets a shop's owner answer clients who ask for their data or for its deletion. */
export function panelPrivacyRoutes(app: FastifyInstance): void {
  const managers = { access: 'staff', permission: 'privacy:manage' } as const;

  serve(app, exportClientEndpoint, exportClientSchema, managers, async (context, { params }) => {
    const { db, supplier, now } = context;
    const name = (await supplierByKey(db, supplier.id))?.name ?? '';
    context.reply.header('cache-control', 'no-store');
    const report = orRefuse(await exportClient(context, name, params.idcliente), panelPrivacyTexts);
    return reportToWire(report, now);
  });

  serve(app, showClientDeletionEndpoint, showClientDeletionSchema, managers, async (context, { params }) => {
    const deletion = orRefuse(await clientDeletion(context, params.idcliente), panelPrivacyTexts);
    return deletion === undefined || !isPending(deletion, context.now) ? {} : deletionToWire(deletion);
  });

  serve(app, offerDeletionEndpoint, offerDeletionSchema, managers, async (context, { params }) => {
    const { ip } = context.request;
    orRefuse(await offerDeletion(context, params.idcliente, ip), panelPrivacyTexts);
    return { ok: true as const, message: DELETION_OFFERED };
  });
}
