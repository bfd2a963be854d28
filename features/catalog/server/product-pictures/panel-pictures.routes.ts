import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal, orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { type PanelPictureRefusal, pictureTexts } from '../../contract/panel-texts.ts';
import {
  describePictureEndpoint,
  fetchPictureEndpoint,
  listPicturesEndpoint,
  orderPicturesEndpoint,
  removePictureEndpoint,
  uploadPictureEndpoint,
} from '../../contract/product-pictures/panel-pictures.endpoints.ts';
import {
  describePictureSchema,
  fetchPictureSchema,
  listPicturesSchema,
  orderPicturesSchema,
  removePictureSchema,
  uploadPictureSchema,
} from '../../contract/product-pictures/panel-pictures.schema.ts';
import { pictureListToWire } from '../../contract/product-pictures/picture-list.wire.ts';
import { addProductPicture, addProductPictureByUrl } from './add-product-picture.ts';
import { describeProductPicture, removeProductPicture, reorderProductPictures } from './change-gallery.ts';
import { panelPictures } from './list-panel-pictures.ts';

/** How a shop's staff manage product pictures. Each response is the gallery after the change. */
export function panelPicturesRoutes(
  app: FastifyInstance,
  { pictures, uploads }: { readonly pictures: PictureStore; readonly uploads: UploadSpool },
): void {
  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  const writers = { access: 'staff', permission: 'catalog:write' } as const;

  serve(app, listPicturesEndpoint, listPicturesSchema, readers, (context, { params }) =>
    gallery(context, params.idproduto),
  );

  // Few pictures are held in memory at once. One person may send all pictures of a product concurrently.
  const limited = fairWorkLimit({ maxRunning: 4, maxWaiting: 400, maxPerRequester: 40 });
  // Separate limit, so that slow remote sites do not delay uploads.
  const fetching = fairWorkLimit({ maxRunning: 4, maxWaiting: 76, maxPerRequester: 40 });

  acceptStreams(app, uploadPictureSchema.bodyTypes, (streams) => {
    serve(
      streams,
      uploadPictureEndpoint,
      uploadPictureSchema,
      writers,
      async (context, { params, query }) => {
        const place = placeOf(params.idproduto, query);
        // Nothing is stored for a product that does not exist.
        accepted(await panelPictures(context, place.productId));
        await limited(context.actor.staffId, (inTurn) =>
          uploads(context.request, { most: MAX_BYTES, tooLarge }, (read) =>
            inTurn(async () => {
              const bytes = await read();
              accepted(await addProductPicture(context, pictures, { ...place, bytes }));
            }),
          ),
        );
        return gallery(context, place.productId);
      },
    );
  });

  serve(app, fetchPictureEndpoint, fetchPictureSchema, writers, async (context, { params, body }) => {
    const place = placeOf(params.idproduto, body);
    accepted(await panelPictures(context, place.productId));
    await fetching(context.actor.staffId, (inTurn) =>
      inTurn(async () => {
        accepted(await addProductPictureByUrl(context, pictures, { ...place, url: body.url }));
      }),
    );
    return gallery(context, place.productId);
  });

  serve(app, orderPicturesEndpoint, orderPicturesSchema, writers, async (context, { params, body }) => {
    const order = { productId: params.idproduto, pictureIds: body.fotos };
    accepted(await reorderProductPictures(context, order));
    return gallery(context, params.idproduto);
  });

  serve(app, describePictureEndpoint, describePictureSchema, writers, async (context, { params, body }) => {
    const { idproduto: productId, idfoto: pictureId } = params;
    accepted(await describeProductPicture(context, { productId, pictureId, alt: body.alt.trim() }));
    return gallery(context, productId);
  });

  serve(app, removePictureEndpoint, removePictureSchema, writers, async (context, { params }) => {
    const { idproduto: productId, idfoto: pictureId } = params;
    accepted(await removeProductPicture(context, { productId, pictureId }));
    return gallery(context, productId);
  });
}

/** The gallery after a change, read in one transaction. */
const gallery = async (context: Context, productId: ProductId) =>
  pictureListToWire(accepted(await inTransaction(context, (inside) => panelPictures(inside, productId))));

const accepted = <Value>(result: Result<Value, PanelPictureRefusal>): Value =>
  orRefuse(result.ok ? result : refuse({ code: result.refusal }), pictureTexts);

const tooLarge = (): Error => new HttpRefusal('too-large', pictureTexts['too-large']);

const placeOf = (
  productId: ProductId,
  { alt = '', posicao }: { readonly alt?: string | undefined; readonly posicao?: number | undefined },
) => ({ productId, alt: alt.trim(), ...defined({ position: posicao }) });
