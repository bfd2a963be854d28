import type { FastifyInstance } from 'fastify';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { defined } from '#kernel/defined.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/suppliers.endpoints.ts';
import * as schemas from '../../contract/suppliers.schema.ts';
import {
  behaviourFromWire,
  checklistItemToWire,
  checklistToWire,
  managedShopToWire,
  shopStateFromWire,
  shopStateToWire,
  supplierIdentityFromWire,
} from '../../contract/suppliers.wire.ts';
import { shopTexts } from '../../contract/texts.ts';
import type { ChecklistItem } from '../../domain/checklist.ts';
import { changeShopState, publishShop } from './change-shop-state.ts';
import { listShops, shopSetup } from './list-shops.ts';
import { changeShopBehaviour, changeShopIdentity, openShop } from './manage-suppliers.ts';

type Facts = { readonly atual?: ManagedSupplier; readonly missing?: readonly ChecklistItem[] };
const factsToWire = ({ atual, missing }: Facts) =>
  defined({
    atual: atual === undefined ? undefined : managedShopToWire(atual),
    faltam: missing?.map(checklistItemToWire),
  });
const texts = { ...shopTexts, ...changedByOtherText };

/** Shops as the platform's people make and change them, and the setup that a shop's own people see. */
export function platformSuppliersRoutes(app: FastifyInstance): void {
  const everywhere = { access: 'platform', permission: 'platform:read', supplier: 'none' } as const;
  const readers = { access: 'platform', permission: 'platform:read' } as const;
  const writers = { access: 'platform', permission: 'platform:write' } as const;

  serve(app, calls.listShopsEndpoint, schemas.listShopsSchema, everywhere, async (context, { query }) => {
    const filter = {
      search: query.busca,
      state: query.situacao === undefined ? undefined : shopStateFromWire(query.situacao),
    };
    const { shops, total } = await listShops(context, filter, pageFromWire(query));
    const rows = shops.map(({ id, slug, name, legalName, cnpj, state, domain }) => ({
      idfornecedor: id,
      slug,
      nome: name,
      razaoSocial: legalName,
      cnpj,
      situacao: shopStateToWire(state),
      ...defined({ dominio: domain }),
    }));
    return pageToWire(query, total, rows);
  });

  serve(
    app,
    calls.openShopEndpoint,
    schemas.openShopSchema,
    { ...writers, supplier: 'none' },
    async (context, { body }) =>
      managedShopToWire(orRefuse(await openShop(context, supplierIdentityFromWire(body)), shopTexts)),
  );

  serve(app, calls.showShopEndpoint, schemas.showShopSchema, readers, async (context) => {
    const { shop, checklist } = await shopSetup(context);
    return { loja: managedShopToWire(shop), preparo: checklistToWire(checklist) };
  });

  serve(
    app,
    calls.changeShopIdentityEndpoint,
    schemas.changeShopIdentitySchema,
    writers,
    async (context, { body }) => {
      const changed = await changeShopIdentity(context, supplierIdentityFromWire(body), body.versao);
      return managedShopToWire(orRefuse(withWireFacts(changed, factsToWire), texts));
    },
  );

  serve(
    app,
    calls.changeShopBehaviourEndpoint,
    schemas.changeShopBehaviourSchema,
    writers,
    async (context, { body }) => {
      const changed = await changeShopBehaviour(context, behaviourFromWire(body), body.versao);
      return managedShopToWire(orRefuse(withWireFacts(changed, factsToWire), changedByOtherText));
    },
  );

  serve(
    app,
    calls.changeShopStateEndpoint,
    schemas.changeShopStateSchema,
    writers,
    async (context, { body }) => {
      const wanted = { state: shopStateFromWire(body.situacao), reason: body.motivo, version: body.versao };
      const changed = await changeShopState(context, wanted);
      return managedShopToWire(orRefuse(withWireFacts(changed, factsToWire), texts));
    },
  );

  const preparing = { access: 'staff', permission: 'shop:write' } as const;
  serve(app, calls.showShopSetupEndpoint, schemas.showShopSetupSchema, preparing, async (context) => {
    const { shop, checklist } = await shopSetup(context);
    return { situacao: shopStateToWire(shop.state), preparo: checklistToWire(checklist) };
  });

  serve(app, calls.publishShopEndpoint, schemas.publishShopSchema, preparing, async (context) => {
    const opened = orRefuse(withWireFacts(await publishShop(context), factsToWire), shopTexts);
    return { situacao: shopStateToWire(opened.state) };
  });
}
