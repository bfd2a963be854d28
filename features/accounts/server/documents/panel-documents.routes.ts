import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { answerFile, downloadTurn, downloadTurns } from '#platform/http/body/pass-file.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../../contract/registration/registration-document.endpoints.ts';
import * as schemas from '../../contract/registration/registration-document.schema.ts';
import {
  documentSettingsFromWire,
  documentSettingsToWire,
} from '../../contract/registration/registration-document.wire.ts';
import { registrationDocumentTexts as texts } from '../../contract/registration/registration-document-texts.ts';
import { changeDocumentSettings, documentSettingsToEdit } from './document-settings.ts';
import { openDocument } from './own-documents.ts';

/** Lets staff open clients' documents, and decide whether the shop asks for any. */
export function panelDocumentsRoutes(app: FastifyInstance): void {
  const downloads = downloadTurns();
  const deciders = { access: 'staff', permission: 'clients:approve' } as const;
  serve(
    app,
    endpoints.panelDocumentEndpoint,
    schemas.panelDocumentSchema,
    deciders,
    async (context, { params }) => {
      await downloadTurn(context.reply, context.actor.staffId, downloads);
      const file = orRefuse(await openDocument(context, params.idcliente, params.iddocumento), texts);
      return answerFile(context.reply, file, 'attachment');
    },
  );

  const readers = { access: 'staff', permission: 'shop:read' } as const;
  serve(app, endpoints.documentSettingsEndpoint, schemas.documentSettingsSchema, readers, async (context) =>
    documentSettingsToWire(await documentSettingsToEdit(context)),
  );

  const writers = { access: 'staff', permission: 'shop:write' } as const;
  serve(
    app,
    endpoints.changeDocumentSettingsEndpoint,
    schemas.changeDocumentSettingsSchema,
    writers,
    async (context, { body }) => {
      const changed = await changeDocumentSettings(context, documentSettingsFromWire(body));
      return documentSettingsToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: documentSettingsToWire(atual) })),
          changedByOtherText,
        ),
      );
    },
  );
}
