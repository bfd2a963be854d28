import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { addCombo } from '../contract/add-combo.ts';
import { changeCombo } from '../contract/change-combo.ts';
import { closeCombo } from '../contract/close-combo.ts';
import { comboTermsFromWire, panelComboToWire } from '../contract/panel-combo.wire.ts';
import {
  addComboSchema,
  changeComboSchema,
  closeComboSchema,
  panelListCombosSchema,
} from '../contract/panel-combos.schema.ts';
import { panelListCombos } from '../contract/panel-list-combos.ts';
import { comboChangeTexts } from '../contract/panel-texts.ts';
import * as change from './change-combos.ts';

export function panelCombosRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'promotions:read' } as const;
  const writers = { access: 'staff', permission: 'promotions:write' } as const;

  serve(app, panelListCombos, panelListCombosSchema, readers, async (context, { query }) => {
    const { pagina = 1, limite = 20 } = query;
    const page = { limit: limite, offset: (pagina - 1) * limite };
    const { rows, total } = await change.panelCombos(context, page);
    return { pagina, paginas: Math.ceil(total / limite), total, dados: rows.map(panelComboToWire) };
  });

  serve(app, addCombo, addComboSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(comboTermsFromWire(body), comboChangeTexts);
    return panelComboToWire(orRefuse(await change.addCombo(context, wanted), comboChangeTexts));
  });

  serve(app, changeCombo, changeComboSchema, writers, async (context, { params, body }) => {
    const wanted = orRefuse(comboTermsFromWire(body), comboChangeTexts);
    const changed = await change.changeCombo(context, params.idcombo, wanted);
    return panelComboToWire(orRefuse(changed, comboChangeTexts));
  });

  serve(app, closeCombo, closeComboSchema, writers, async (context, { params }) =>
    panelComboToWire(orRefuse(await change.closeCombo(context, params.idcombo), comboChangeTexts)),
  );
}
