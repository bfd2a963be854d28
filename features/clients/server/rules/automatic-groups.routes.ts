import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  automaticGroupToWire,
  groupPreviewToWire,
  termsFromWire,
} from '../../contract/rules/automatic-group.wire.ts';
import {
  addAutomaticGroupEndpoint,
  changeAutomaticGroupEndpoint,
  getAutomaticGroupEndpoint,
  previewGroupEndpoint,
  removeAutomaticGroupEndpoint,
} from '../../contract/rules/automatic-groups.endpoints.ts';
import {
  addAutomaticGroupSchema,
  changeAutomaticGroupSchema,
  getAutomaticGroupSchema,
  previewGroupSchema,
  removeAutomaticGroupSchema,
} from '../../contract/rules/automatic-groups.schema.ts';
import { ruleFromWire } from '../../contract/rules/rule.wire.ts';
import { automaticGroupTexts, groupChangeTexts, ruleTexts } from '../../contract/rules/rule-texts.ts';
import {
  changeAutomaticGroup,
  createAutomaticGroup,
  getAutomaticGroup,
  removeAutomaticGroup,
} from './change-automatic-groups.ts';
import { previewGroup } from './preview-group.ts';

/** Lets staff write the rules that fill groups of clients, and preview whom a rule means. */
export function automaticGroupsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  // Groups decide prices.
  const writers = { access: 'staff', permission: 'prices:write' } as const;

  serve(app, addAutomaticGroupEndpoint, addAutomaticGroupSchema, writers, async (context, { body }) => {
    const terms = orRefuse(termsFromWire(body), automaticGroupTexts);
    return automaticGroupToWire(
      orRefuse(await createAutomaticGroup(context, body.nome, terms), automaticGroupTexts),
    );
  });

  serve(app, previewGroupEndpoint, previewGroupSchema, readers, async (context, { body }) => {
    const rule = orRefuse(ruleFromWire(body.regra), ruleTexts);
    return groupPreviewToWire(orRefuse(await previewGroup(context, rule, body.nome), ruleTexts));
  });

  serve(app, getAutomaticGroupEndpoint, getAutomaticGroupSchema, readers, async (context, { params }) =>
    automaticGroupToWire(orRefuse(await getAutomaticGroup(context, params.idgrupo), automaticGroupTexts)),
  );

  serve(
    app,
    changeAutomaticGroupEndpoint,
    changeAutomaticGroupSchema,
    writers,
    async (context, { params, body }) => {
      const terms = orRefuse(termsFromWire(body), automaticGroupTexts);
      const changed = await changeAutomaticGroup(context, params.idgrupo, terms, body.versao);
      const said = withWireFacts(changed, ({ atual }) => ({ atual: automaticGroupToWire(atual) }));
      return automaticGroupToWire(orRefuse(said, groupChangeTexts));
    },
  );

  serve(
    app,
    removeAutomaticGroupEndpoint,
    removeAutomaticGroupSchema,
    writers,
    async (context, { params, query }) => {
      const members = query.clientes === 'MANTER' ? 'stay' : 'leave';
      orRefuse(await removeAutomaticGroup(context, params.idgrupo, members), automaticGroupTexts);
      return { ok: true as const };
    },
  );
}
