import type { RequestContext } from './serve.ts';

/** The answer is a file of this name: to be kept by who asked, and by no cache. */
export const asFile = ({ reply }: RequestContext, name: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
};
