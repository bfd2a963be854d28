import type { RequestContext } from '#platform/http/serve.ts';

/** To be kept by who asked, and by no cache. */
export const asFile = ({ reply }: RequestContext, name: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
};
