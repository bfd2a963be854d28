import type { FastifyInstance } from 'fastify';
import { type Result, refuse } from '#kernel/result.ts';
import type { ChangedByOther } from '#platform/contract/changed-by-other.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal, orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import * as calls from '../../../contract/categories/panel/panel-categories.endpoints.ts';
import * as schemas from '../../../contract/categories/panel/panel-categories.schema.ts';
import {
  categoryFieldsFromWire,
  editedCategoryToWire,
} from '../../../contract/categories/panel/panel-category.wire.ts';
import {
  ADDRESS_TAKEN,
  type PanelCategoryRefusal,
  panelCategoryTexts,
} from '../../../contract/categories/panel/panel-category-texts.ts';
import type { EditedCategory } from '../../../domain/categories/edited-category.ts';
import { deleteCategory } from './delete-category.ts';
import { createCategory, listCategories, saveCategory } from './edit-categories.ts';
import {
  addCategoryProducts,
  hasCategory,
  removeCategoryPicture,
  setCategoryPicture,
} from './fill-category.ts';
import { placeCategory } from './place-category.ts';

/** How a shop's staff edit its category tree. */
export function panelCategoriesRoutes(
  app: FastifyInstance,
  { pictures, uploads }: { readonly pictures: PictureStore; readonly uploads: UploadSpool },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, calls.listPanelCategoriesEndpoint, schemas.listPanelCategoriesSchema, readers, async (context) =>
    listToWire(await listCategories(context)),
  );

  serve(app, calls.createCategoryEndpoint, schemas.createCategorySchema, writers, async (context, { body }) =>
    editedCategoryToWire(
      accepted(await createCategory(context, body.pai ?? undefined, categoryFieldsFromWire(body))),
    ),
  );

  serve(
    app,
    calls.saveCategoryEndpoint,
    schemas.saveCategorySchema,
    writers,
    async (context, { params, body }) => {
      const fields = categoryFieldsFromWire(body);
      return editedCategoryToWire(
        accepted(await saveCategory(context, params.idcategoria, fields, body.versao)),
      );
    },
  );

  serve(
    app,
    calls.placeCategoryEndpoint,
    schemas.placeCategorySchema,
    writers,
    async (context, { params, body }) => {
      const place = { parentId: body.pai ?? undefined, beforeId: body.antesde ?? undefined };
      return listToWire(accepted(await placeCategory(context, params.idcategoria, place, body.versao)));
    },
  );

  serve(
    app,
    calls.deleteCategoryEndpoint,
    schemas.deleteCategorySchema,
    writers,
    async (context, { params, query }) => {
      accepted(await deleteCategory(context, params.idcategoria, query.versao, query.iddestino));
      return { ok: true as const };
    },
  );

  serve(
    app,
    calls.addCategoryProductsEndpoint,
    schemas.addCategoryProductsSchema,
    writers,
    async (context, { params, body }) =>
      editedCategoryToWire(accepted(await addCategoryProducts(context, params.idcategoria, body.produtos))),
  );

  // Few pictures are held in memory at once.
  const limited = fairWorkLimit({ maxRunning: 2, maxWaiting: 40, maxPerRequester: 10 });
  acceptStreams(app, schemas.uploadCategoryPictureSchema.bodyTypes, (streams) => {
    serve(
      streams,
      calls.uploadCategoryPictureEndpoint,
      schemas.uploadCategoryPictureSchema,
      writers,
      async (context, { params }) => {
        const id = params.idcategoria;
        // Nothing is stored for a category that does not exist.
        if (!(await hasCategory(context, id))) accepted(refuse({ code: 'category-not-found' }));
        return limited(context.actor.staffId, (inTurn) =>
          uploads(context.request, { most: MAX_BYTES, tooLarge }, (read) =>
            inTurn(async () =>
              editedCategoryToWire(accepted(await setCategoryPicture(context, pictures, id, await read()))),
            ),
          ),
        );
      },
    );
  });

  serve(
    app,
    calls.removeCategoryPictureEndpoint,
    schemas.removeCategoryPictureSchema,
    writers,
    async (context, { params }) =>
      editedCategoryToWire(accepted(await removeCategoryPicture(context, params.idcategoria))),
  );
}

const listToWire = (categories: readonly EditedCategory[]) => ({
  categorias: categories.map(editedCategoryToWire),
});

type Refusal =
  | { readonly code: Exclude<PanelCategoryRefusal, 'category-with-products' | 'alterado-por-outra-pessoa'> }
  | { readonly code: 'category-with-products'; readonly facts: { readonly products: number } }
  | ChangedByOther<EditedCategory>;

const accepted = <Value>(result: Result<Value, Refusal>): Value => {
  if (!result.ok && result.refusal.code === 'category-address-taken')
    throw new HttpRefusal(result.refusal.code, panelCategoryTexts[result.refusal.code], {
      campos: { slug: ADDRESS_TAKEN },
    });
  return orRefuse(
    withWireFacts(result, (facts) =>
      'atual' in facts ? { atual: editedCategoryToWire(facts.atual) } : { produtos: facts.products },
    ),
    panelCategoryTexts,
  );
};

const tooLarge = (): Error => new HttpRefusal('too-large', panelCategoryTexts['too-large']);
