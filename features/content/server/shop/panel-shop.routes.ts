import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/shop/panel-shop.endpoints.ts';
import * as schemas from '../../contract/shop/panel-shop.schema.ts';
import * as wire from '../../contract/shop/panel-shop.wire.ts';
import { identityFaults, lowContrast, panelShopTexts } from '../../contract/shop/panel-shop-texts.ts';
import {
  changeAppearance,
  changeIdentity,
  changeMenu,
  mayChangeLegalIdentity,
  shopToEdit,
} from './change-shop.ts';

/** Endpoints of the panel for what a shop says of itself and how it looks. */
export function panelShopRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'shop:read' } as const;
  const writers = { access: 'staff', permission: 'shop:write' } as const;

  serve(app, calls.showShopEndpoint, schemas.showShopSchema, readers, async (context) => {
    const { identity, appearance, menu } = await shopToEdit(context);
    return {
      identidade: wire.identityToWire(identity),
      aparencia: wire.appearanceToWire(appearance),
      menu: wire.menuToWire(menu),
      documentos_livres: await mayChangeLegalIdentity(context),
    };
  });

  serve(
    app,
    calls.changeIdentityEndpoint,
    schemas.changeIdentitySchema,
    writers,
    async (context, { body }) => {
      const changed = await changeIdentity(context, wire.identityFromWire(body));
      return wire.identityToWire(
        orRefuse(
          withWireFacts(changed, (facts) => {
            if ('atual' in facts) return { atual: wire.identityToWire(facts.atual) };
            if ('locked' in facts) return { campos: wire.lockedToWire(facts.locked) };
            return {
              campos: Object.fromEntries(facts.faults.map((fault) => [fault, identityFaults[fault]])),
            };
          }),
          panelShopTexts,
        ),
      );
    },
  );

  serve(
    app,
    calls.changeAppearanceEndpoint,
    schemas.changeAppearanceSchema,
    writers,
    async (context, { body }) => {
      const changed = await changeAppearance(context, wire.appearanceFromWire(body));
      const texts =
        !changed.ok && changed.refusal.code === 'low-contrast'
          ? { ...panelShopTexts, 'low-contrast': lowContrast(changed.refusal.facts.pairs) }
          : panelShopTexts;
      return wire.appearanceToWire(
        orRefuse(
          withWireFacts(changed, (facts) =>
            'atual' in facts
              ? { atual: wire.appearanceToWire(facts.atual) }
              : { pares: facts.pairs.map(({ pair, ratio }) => ({ par: pair, contraste: ratio })) },
          ),
          texts,
        ),
      );
    },
  );

  serve(app, calls.changeMenuEndpoint, schemas.changeMenuSchema, writers, async (context, { body }) => {
    const changed = await changeMenu(context, wire.menuFromWire(body));
    return wire.menuToWire(
      orRefuse(
        withWireFacts(changed, (facts) =>
          'atual' in facts ? { atual: wire.menuToWire(facts.atual) } : { links: facts.links },
        ),
        panelShopTexts,
      ),
    );
  });
}
