import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/shop/panel-shop.endpoints.ts';
import * as shop from '../../contract/shop/panel-shop.schema.ts';
import { redirectsFromWire, redirectsToWire } from '../../contract/shop/panel-shop.wire.ts';
import * as wire from '../../contract/shop/panel-shop-text.wire.ts';
import * as schemas from '../../contract/shop/panel-shop-texts.schema.ts';
import { panelShopTexts } from '../../contract/shop/panel-shop-texts.ts';
import { changeRedirects, redirectsToEdit } from './change-redirects.ts';
import * as texts from './change-wording.ts';

/** Endpoints of the panel for a shop's texts, questions, terms of use and old addresses. */
export function panelShopTextsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'shop:read' } as const;
  const writers = { access: 'staff', permission: 'shop:write' } as const;

  serve(app, calls.showShopTextsEndpoint, schemas.showShopTextsSchema, readers, async (context) => ({
    textos: (await texts.textsToEdit(context)).map(wire.textPartToWire),
    perguntas: (await texts.questionsToEdit(context)).map(wire.questionsToWire),
  }));

  serve(app, calls.changeShopTextEndpoint, schemas.changeShopTextSchema, writers, async (context, input) => {
    const part = wire.textPartFromWire({ ...input.body, tipo: input.params.tipo });
    const changed = await texts.changeText(context, part);
    return wire.textPartToWire(
      orRefuse(
        withWireFacts(changed, ({ atual }) => ({ atual: wire.textPartToWire(atual) })),
        panelShopTexts,
      ),
    );
  });

  serve(
    app,
    calls.changeQuestionsEndpoint,
    schemas.changeQuestionsSchema,
    writers,
    async (context, { params, body }) => {
      const part = wire.questionsFromWire({ ...body, assunto: params.assunto });
      const changed = await texts.changeQuestions(context, part);
      return wire.questionsToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: wire.questionsToWire(atual) })),
          panelShopTexts,
        ),
      );
    },
  );

  serve(app, calls.listRedirectsEndpoint, shop.listRedirectsSchema, readers, async (context) =>
    redirectsToWire(await redirectsToEdit(context)),
  );

  serve(
    app,
    calls.changeRedirectsEndpoint,
    shop.changeRedirectsSchema,
    writers,
    async (context, { body }) => {
      const changed = await changeRedirects(context, redirectsFromWire(body));
      return redirectsToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: redirectsToWire(atual) })),
          panelShopTexts,
        ),
      );
    },
  );

  serve(app, calls.listTermsEndpoint, schemas.listTermsSchema, readers, async (context) => ({
    versoes: (await texts.termsVersions(context)).map(wire.termsVersionToWire),
  }));

  serve(app, calls.publishTermsEndpoint, schemas.publishTermsSchema, writers, async (context, { body }) => {
    const terms = { title: body.titulo.trim(), text: body.texto.trim() };
    const versions = orRefuse(await texts.publishNewTerms(context, terms, body.vigente), panelShopTexts);
    return { versoes: versions.map(wire.termsVersionToWire) };
  });
}
