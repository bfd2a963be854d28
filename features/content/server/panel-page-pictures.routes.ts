import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { acceptStreams } from '#platform/http/body/body-parsers.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal, orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { pagePictureToWire } from '../contract/page-picture.wire.ts';
import {
  addPagePictureEndpoint,
  listPagePicturesEndpoint,
  removePagePictureEndpoint,
} from '../contract/page-pictures.endpoints.ts';
import {
  addPagePictureSchema,
  listPagePicturesSchema,
  removePagePictureSchema,
} from '../contract/page-pictures.schema.ts';
import { pagePictureTexts } from '../contract/panel-texts.ts';
import { addPagePicture, listPictures, removePagePicture, type StorePicture } from './page-pictures.ts';

interface PagePicturesSettings {
  readonly storePicture: StorePicture;
  readonly pictures: PictureStore;
  readonly uploads: UploadSpool;
}

/** How a shop's staff manage the pictures of its pages. */
export function panelPagePicturesRoutes(app: FastifyInstance, settings: PagePicturesSettings): void {
  const readers = { access: 'staff', permission: 'content:read' } as const;
  const writers = { access: 'staff', permission: 'content:write' } as const;

  serve(app, listPagePicturesEndpoint, listPagePicturesSchema, readers, async (context, { query }) => {
    const { rows, total } = await listPictures(context, pageFromWire(query));
    return pageToWire(query, total, rows.map(pagePictureToWire));
  });

  // Few pictures are held in memory at once.
  const limited = fairWorkLimit({ maxRunning: 2, maxWaiting: 100, maxPerRequester: 20 });

  acceptStreams(app, addPagePictureSchema.bodyTypes, (streams) => {
    serve(streams, addPagePictureEndpoint, addPagePictureSchema, writers, async (context, { query }) => {
      const added = await limited(context.actor.staffId, (inTurn) =>
        settings.uploads(context.request, { most: MAX_BYTES, tooLarge }, (read) =>
          inTurn(async () => {
            const bytes = await read();
            return addPagePicture(context, settings, { bytes, alt: (query.alt ?? '').trim() });
          }),
        ),
      );
      return pagePictureToWire(orRefuse(added, pagePictureTexts));
    });
  });

  serve(app, removePagePictureEndpoint, removePagePictureSchema, writers, async (context, { params }) => {
    orRefuse(await removePagePicture(context, params.idfoto), pagePictureTexts);
    return { ok: true as const };
  });
}

const tooLarge = (): Error => new HttpRefusal('too-large', pagePictureTexts['too-large']);
