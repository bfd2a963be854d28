import type { FastifyInstance } from 'fastify';
import type { ClientId } from '#kernel/ids.ts';
import { refuse } from '#kernel/result.ts';
import type { Shopper } from '#kernel/scope.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import {
  answerFile,
  downloadTurn,
  downloadTurns,
  receiveUpload,
  uploadTurns,
} from '#platform/http/body/pass-file.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { HttpRefusal, orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import * as endpoints from '../../contract/registration/registration-document.endpoints.ts';
import * as schemas from '../../contract/registration/registration-document.schema.ts';
import {
  documentKindFromWire,
  ownDocumentsToWire,
} from '../../contract/registration/registration-document.wire.ts';
import { registrationDocumentTexts as texts } from '../../contract/registration/registration-document-texts.ts';
import { MAX_PHOTO_BYTES } from '../../domain/registration/registration-document.ts';
import { applicantAt } from './applicant-at.ts';
import { openDocument, ownDocuments, removeDocument, sendDocument } from './own-documents.ts';

interface DocumentsSettings {
  readonly sessionSecret: string;
  readonly uploads: UploadSpool;
}

/** Clients send documents of their registration, also before they are let in. */
export function registrationDocumentsRoutes(
  app: FastifyInstance,
  { sessionSecret: secret, uploads }: DocumentsSettings,
): void {
  const applicants = { access: 'anyone', act: 'registration:change' } as const;
  const clientOf = async (context: RequestContext<Shopper>): Promise<ClientId> => {
    context.reply.header('cache-control', 'no-store');
    const clientId = await applicantAt(context, secret);
    return clientId ?? orRefuse(refuse({ code: 'login-needed' as const }), texts);
  };

  serve(app, endpoints.ownDocumentsEndpoint, schemas.ownDocumentsSchema, applicants, async (context) =>
    ownDocumentsToWire(await ownDocuments(context, await clientOf(context))),
  );

  const turns = uploadTurns();
  const tooLarge = (): Error => new HttpRefusal('too-large', texts['too-large']);
  acceptStreams(app, schemas.sendDocumentSchema.bodyTypes, (streams) => {
    serve(
      streams,
      endpoints.sendDocumentEndpoint,
      schemas.sendDocumentSchema,
      applicants,
      async (context, { query }) => {
        const clientId = await clientOf(context);
        const limits = { uploads, turns, requester: clientId, most: MAX_PHOTO_BYTES, tooLarge };
        const { iddocumento: id, tipo, nome: name = '' } = query;
        const sent = await receiveUpload(context.request, limits, (bytes) =>
          sendDocument(context, clientId, { id, kind: documentKindFromWire(tipo), name, bytes }),
        );
        return ownDocumentsToWire(orRefuse(sent, texts));
      },
    );
  });

  serve(
    app,
    endpoints.removeDocumentEndpoint,
    schemas.removeDocumentSchema,
    applicants,
    async (context, { params }) =>
      ownDocumentsToWire(
        orRefuse(await removeDocument(context, await clientOf(context), params.iddocumento), texts),
      ),
  );

  const downloads = downloadTurns();
  serve(
    app,
    endpoints.getDocumentEndpoint,
    schemas.getDocumentSchema,
    applicants,
    async (context, { params }) => {
      const clientId = await clientOf(context);
      await downloadTurn(context.reply, clientId, downloads);
      const file = orRefuse(await openDocument(context, clientId, params.iddocumento), texts);
      return answerFile(context.reply, file, 'attachment');
    },
  );
}
