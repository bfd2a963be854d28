import type { FastifyInstance } from 'fastify';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { comboTermsFromWire, panelComboToWire } from '../contract/panel-combo.wire.ts';
import {
  addComboEndpoint,
  changeComboEndpoint,
  closeComboEndpoint,
  getComboEndpoint,
  panelListCombosEndpoint,
} from '../contract/panel-combos.endpoints.ts';
import {
  addComboSchema,
  changeComboSchema,
  closeComboSchema,
  getComboSchema,
  panelListCombosSchema,
} from '../contract/panel-combos.schema.ts';
import { comboChangeTexts } from '../contract/panel-texts.ts';
import * as change from './change-combos.ts';

export function panelCombosRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'promotions:read' } as const;
  const writers = { access: 'staff', permission: 'promotions:write' } as const;

  serve(app, panelListCombosEndpoint, panelListCombosSchema, readers, async (context, { query }) => {
    const { rows, total } = await change.panelCombos(context, pageFromWire(query));
    return pageToWire(query, total, rows.map(panelComboToWire));
  });

  serve(app, getComboEndpoint, getComboSchema, readers, async (context, { params }) =>
    panelComboToWire(orRefuse(await change.panelCombo(context, params.idcombo), comboChangeTexts)),
  );

  serve(app, addComboEndpoint, addComboSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(comboTermsFromWire(body), comboChangeTexts);
    return panelComboToWire(orRefuse(await change.addCombo(context, wanted), comboChangeTexts));
  });

  serve(app, changeComboEndpoint, changeComboSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(comboTermsFromWire(body), comboChangeTexts);
    const changed = await change.changeCombo(context, params.idcombo, wanted, body.versao);
    const said = withWireFacts(changed, ({ atual }) => ({ atual: panelComboToWire(atual) }));
    return panelComboToWire(orRefuse(said, { ...comboChangeTexts, ...changedByOtherText }));
  });

  serve(app, closeComboEndpoint, closeComboSchema, writers, async (context, { params }) =>
    panelComboToWire(orRefuse(await change.closeCombo(context, params.idcombo), comboChangeTexts)),
  );
}
