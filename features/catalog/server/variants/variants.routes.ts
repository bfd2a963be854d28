import type { FastifyInstance } from 'fastify';
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos } from '#kernel/money.ts';
import type { Staff } from '#kernel/scope.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listedProductToWire } from '../../contract/panel/panel-list.wire.ts';
import { problemsToWire, productSaveTexts } from '../../contract/panel/panel-product-texts.ts';
import { variantTexts } from '../../contract/variants/variant-texts.ts';
import {
  attachVariantEndpoint,
  createVariantEndpoint,
  detachVariantEndpoint,
  listVariantsEndpoint,
} from '../../contract/variants/variants.endpoints.ts';
import {
  attachVariantSchema,
  createVariantSchema,
  detachVariantSchema,
  listVariantsSchema,
  type WireVariants,
} from '../../contract/variants/variants.schema.ts';
import { asSeenBy } from '../../domain/panel/seen-costs.ts';
import { type NotValid, notValid } from '../panel/save-product.ts';
import { createVariant } from './create-variant.ts';
import { attachVariant, detachVariant, type Variants, variantsOf } from './link-variant.ts';

export function variantsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listVariantsEndpoint, listVariantsSchema, readers, async (context, { params }) =>
    toWire(context.actor, orRefuse(await variantsOf(context, params.idproduto), variantTexts)),
  );

  serve(app, createVariantEndpoint, createVariantSchema, writers, async (context, { params, body }) => {
    const price = exactUnits(body.preco, 2);
    const created =
      price === undefined
        ? notValid([{ field: 'price', problem: 'not-exact' }])
        : await createVariant(context, params.idproduto, {
            sku: body.codigo.trim(),
            name: body.nome.trim(),
            price: centavos(price),
            active: body.ativo,
          });
    return { id: orRefuse(withWireFacts(created, problemFacts), productSaveTexts).id };
  });

  serve(app, attachVariantEndpoint, attachVariantSchema, writers, async (context, { params }) => {
    const group = await attachVariant(context, params.idproduto, params.idvariacao);
    return toWire(context.actor, orRefuse(group, variantTexts));
  });

  serve(app, detachVariantEndpoint, detachVariantSchema, writers, async (context, { params }) => {
    const group = await detachVariant(context, params.idproduto, params.idvariacao);
    return toWire(context.actor, orRefuse(group, variantTexts));
  });
}

const problemFacts = ({ problems }: NotValid['facts']) => ({ campos: problemsToWire(problems) });

const toWire = (actor: Staff, { principal, variants }: Variants): WireVariants => ({
  principal: listedProductToWire(asSeenBy(actor, principal)),
  variacoes: variants.map((one) => listedProductToWire(asSeenBy(actor, one))),
});
