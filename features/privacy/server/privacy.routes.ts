import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { deletionToWire } from '../contract/deletion.wire.ts';
import { reportToWire } from '../contract/personal-report.wire.ts';
import {
  cancelDeletionEndpoint,
  confirmDeletionEndpoint,
  exportDataEndpoint,
  requestDeletionEndpoint,
  showDeletionEndpoint,
} from '../contract/privacy.endpoints.ts';
import {
  cancelDeletionSchema,
  confirmDeletionSchema,
  exportDataSchema,
  requestDeletionSchema,
  showDeletionSchema,
} from '../contract/privacy.schema.ts';
import {
  confirmTexts,
  DELETION_CANCELLED,
  DELETION_CONFIRMED,
  DELETION_REQUESTED,
  deletionTexts,
  privacyTexts,
} from '../contract/privacy-texts.ts';
import { isPending } from '../domain/deletion.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { exportData } from './export-data.ts';
import { cancelDeletion, deletionOf, requestDeletion } from './request-deletion.ts';

/** A client's export and deletion of its data. LGPD art. 18. */
export function privacyRoutes(app: FastifyInstance): void {
  const reading = { access: 'customer', act: 'privacy:export', whileClosed: true } as const;
  const deleting = { access: 'customer', act: 'privacy:delete', whileClosed: true } as const;

  serve(app, exportDataEndpoint, exportDataSchema, reading, async (context, { body }) => {
    const proof = { password: body.senha, ip: context.request.ip };
    context.reply.header('cache-control', 'no-store');
    return reportToWire(orRefuse(await exportData(context, proof), privacyTexts), context.now);
  });

  serve(
    app,
    showDeletionEndpoint,
    showDeletionSchema,
    { access: 'customer', whileClosed: true },
    async (context) => {
      const deletion = await deletionOf(context);
      return deletion === undefined || !isPending(deletion, context.now) ? {} : deletionToWire(deletion);
    },
  );

  serve(app, requestDeletionEndpoint, requestDeletionSchema, deleting, async (context, { body }) => {
    const proof = { password: body.senha, ip: context.request.ip };
    orRefuse(await requestDeletion(context, proof), deletionTexts);
    return { ok: true as const, message: DELETION_REQUESTED };
  });

  serve(
    app,
    confirmDeletionEndpoint,
    confirmDeletionSchema,
    { access: 'anyone', whileClosed: true },
    async (context, { body }) => {
      const { dueAt } = orRefuse(await confirmDeletion(context, body.codigo), confirmTexts);
      const previstaPara = new Date(dueAt).toISOString();
      return { ok: true as const, message: DELETION_CONFIRMED, previstaPara };
    },
  );

  serve(app, cancelDeletionEndpoint, cancelDeletionSchema, deleting, async (context) => {
    await cancelDeletion(context);
    return { ok: true as const, message: DELETION_CANCELLED };
  });
}
