import type { RequestContext } from './serve.ts';

/** Sends the response as a download with this name; caches may not store it. */
export const asFile = ({ reply }: RequestContext, name: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
};
