import type { FastifyInstance } from 'fastify';
import { exactUnits } from '#kernel/exact-units.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Result } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { HttpRefusal, orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  archiveProductEndpoint,
  createProductEndpoint,
  duplicateProductEndpoint,
  getPanelProductEndpoint,
  saveProductEndpoint,
} from '../../contract/panel/panel-edit.endpoints.ts';
import {
  archiveProductSchema,
  createProductSchema,
  duplicateProductSchema,
  getPanelProductSchema,
  saveProductSchema,
  type WireEditedProduct,
} from '../../contract/panel/panel-edit.schema.ts';
import { editedProductToWire, productFieldsFromWire } from '../../contract/panel/panel-edit.wire.ts';
import {
  problemSentence,
  problemsToWire,
  productSaveTexts,
} from '../../contract/panel/panel-product-texts.ts';
import type { EditedProduct, FieldProblem, ProductFields } from '../../domain/panel/product-fields.ts';
import { asSeenBy } from '../../domain/panel/seen-costs.ts';
import { archiveProduct } from './archive-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { getEditedProduct } from './get-edited-product.ts';
import { createProduct, type NotValid, notValid, saveProduct } from './save-product.ts';

const texts = { ...productSaveTexts, ...changedByOtherText };

export function panelEditRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, getPanelProductEndpoint, getPanelProductSchema, readers, async (context, { params }) =>
    answered(context, await getEditedProduct(context, params.idproduto)),
  );

  serve(app, createProductEndpoint, createProductSchema, writers, async (context, { body }) => {
    const { estoque, ...wire } = body;
    const fields = asSeenBy(context.actor, valid(productFieldsFromWire(wire)));
    const stock = estoque === null ? undefined : exactUnits(estoque, 3);
    if (estoque !== null && stock === undefined)
      throw new HttpRefusal('product-not-valid', productSaveTexts['product-not-valid'], {
        campos: { estoque: problemSentence('not-exact') },
      });
    return answered(
      context,
      await createProduct(context, fields, stock === undefined ? undefined : thousandths(stock)),
    );
  });

  serve(app, saveProductEndpoint, saveProductSchema, writers, async (context, { params, body }) => {
    const { versao, ...wire } = body;
    const fields = valid(productFieldsFromWire(wire));
    return answered(context, await saveProduct(context, params.idproduto, fields, versao));
  });

  serve(app, duplicateProductEndpoint, duplicateProductSchema, writers, async (context, { params }) =>
    answered(context, await duplicateProduct(context, params.idproduto)),
  );

  serve(app, archiveProductEndpoint, archiveProductSchema, writers, async (context, { params, body }) =>
    answered(context, await archiveProduct(context, params.idproduto, body.arquivado)),
  );
}

type Refusal = { readonly code: 'product-not-found' } | NotValid | ChangedByOther<EditedProduct>;

const answered = (
  { actor }: { readonly actor: Staff },
  result: Result<EditedProduct, Refusal>,
): WireEditedProduct => {
  const toWire = factsToWire(actor);
  return editedProductToWire(asSeenBy(actor, orRefuse(withWireFacts(result, toWire), texts)));
};

const valid = (result: Result<ProductFields, readonly FieldProblem[]>): ProductFields =>
  result.ok
    ? result.value
    : orRefuse(withWireFacts(notValid(result.refusal), problemFacts), productSaveTexts);

const problemFacts = ({ problems }: NotValid['facts']) => ({ campos: problemsToWire(problems) });

const factsToWire = (actor: Staff) => (facts: NotValid['facts'] | ChangedByOther<EditedProduct>['facts']) =>
  'problems' in facts ? problemFacts(facts) : { atual: editedProductToWire(asSeenBy(actor, facts.atual)) };
