import serveFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FindAsset, servePublishedAssets } from '#platform/assets/serve-published-assets.ts';

interface AssetSettings extends Pick<FastifyStaticOptions, 'setHeaders'> {
  /** '/assets/'. */
  readonly prefix: string;
  readonly root: string;
  /** Files of other builds. */
  readonly find: FindAsset | undefined;
}

/** A build's files, whose names hold a hash of their content: compressed as the build has left them, and cached for ever. */
export const serveAssets = async (
  app: FastifyInstance,
  { prefix, root, find, ...options }: AssetSettings,
): Promise<void> => {
  await app.register(
    async (within) => {
      if (find !== undefined) servePublishedAssets(within, find);
      await within.register(serveFiles, {
        ...options,
        root,
        decorateReply: false,
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      });
    },
    { prefix },
  );
};
