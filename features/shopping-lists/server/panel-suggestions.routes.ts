import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  changeSuggestionEndpoint,
  getSuggestionEndpoint,
  listSuggestionsEndpoint,
  suggestListEndpoint,
  withdrawSuggestionEndpoint,
} from '../contract/suggestions.endpoints.ts';
import {
  changeSuggestionSchema,
  getSuggestionSchema,
  listSuggestionsSchema,
  suggestListSchema,
  withdrawSuggestionSchema,
} from '../contract/suggestions.schema.ts';
import { suggestionFromWire, suggestionHeadToWire, suggestionToWire } from '../contract/suggestions.wire.ts';
import { suggestionTexts } from '../contract/texts.ts';
import * as change from './change-suggestions.ts';

export function panelSuggestionsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'shopping-lists:read' } as const;
  const writers = { access: 'staff', permission: 'shopping-lists:write' } as const;

  serve(app, listSuggestionsEndpoint, listSuggestionsSchema, readers, async (context, { query }) => {
    const { rows, total } = await change.listSuggestions(context, {
      ...pageFromWire(query),
      text: query.busca ?? '',
      ...defined({ active: query.ativa }),
    });
    return pageToWire(query, total, rows.map(suggestionHeadToWire));
  });

  serve(app, getSuggestionEndpoint, getSuggestionSchema, readers, async (context, { params }) =>
    suggestionToWire(orRefuse(await change.getSuggestion(context, params.idlista), suggestionTexts)),
  );

  serve(app, suggestListEndpoint, suggestListSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(suggestionFromWire(body), suggestionTexts);
    return suggestionToWire(orRefuse(await change.suggestList(context, wanted), suggestionTexts));
  });

  serve(app, changeSuggestionEndpoint, changeSuggestionSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(suggestionFromWire(body), suggestionTexts);
    const changed = await change.changeSuggestion(context, params.idlista, wanted, body.versao);
    const said = withWireFacts(changed, ({ atual }) => ({ atual: suggestionToWire(atual) }));
    return suggestionToWire(orRefuse(said, { ...suggestionTexts, ...changedByOtherText }));
  });

  serve(app, withdrawSuggestionEndpoint, withdrawSuggestionSchema, writers, async (context, { params }) =>
    suggestionToWire(orRefuse(await change.withdrawSuggestion(context, params.idlista), suggestionTexts)),
  );
}
