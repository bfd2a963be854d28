import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as endpoints from '../../contract/chat-settings.endpoints.ts';
import * as schemas from '../../contract/chat-settings.schema.ts';
import {
  cannedAnswerToWire,
  chatSettingsFromWire,
  chatSettingsToWire,
} from '../../contract/panel-room.wire.ts';
import { cannedTexts, hoursTexts } from '../../contract/texts.ts';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from './canned-answers.ts';
import { changeChatSettings, readChatSettings } from './chat-desk.ts';

const readers = { access: 'staff', permission: 'chat:read' } as const;
const writers = { access: 'staff', permission: 'chat:write' } as const;

/** The shop's hours and canned answers. */
export function chatSettingsRoutes(app: FastifyInstance): void {
  serve(
    app,
    endpoints.listCannedAnswersEndpoint,
    schemas.listCannedAnswersSchema,
    readers,
    async (context) => ({
      dados: (await listCannedAnswers(context)).map(cannedAnswerToWire),
    }),
  );

  serve(
    app,
    endpoints.addCannedAnswerEndpoint,
    schemas.addCannedAnswerSchema,
    writers,
    async (context, { body }) => {
      const added = await addCannedAnswer(context, { title: body.titulo, text: body.texto });
      return cannedAnswerToWire(orRefuse(added, cannedTexts));
    },
  );

  serve(
    app,
    endpoints.changeCannedAnswerEndpoint,
    schemas.changeCannedAnswerSchema,
    writers,
    async (context, { params, body }) => {
      const wanted = { title: body.titulo, text: body.texto };
      const changed = await changeCannedAnswer(context, params.idresposta, wanted);
      return cannedAnswerToWire(orRefuse(changed, cannedTexts));
    },
  );

  serve(
    app,
    endpoints.removeCannedAnswerEndpoint,
    schemas.removeCannedAnswerSchema,
    writers,
    async (context, { params }) => {
      orRefuse(await removeCannedAnswer(context, params.idresposta), cannedTexts);
      return { ok: true as const };
    },
  );

  serve(app, endpoints.getChatSettingsEndpoint, schemas.getChatSettingsSchema, readers, async (context) =>
    chatSettingsToWire(await readChatSettings(context)),
  );

  serve(
    app,
    endpoints.changeChatSettingsEndpoint,
    schemas.changeChatSettingsSchema,
    writers,
    async (context, { body }) =>
      chatSettingsToWire(orRefuse(await changeChatSettings(context, chatSettingsFromWire(body)), hoursTexts)),
  );
}
