import type { FastifyInstance } from 'fastify';
import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import type { Database } from '#platform/db/database.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';

/**
 * `/tls/allowed?domain=…`: 200 for a confirmed host of a shop, 404 for everything else. A proxy that gets certificates on demand (Caddy's
 * `on_demand_tls`) calls it before it requests one, so that nobody makes it request certificates for names that are no shop's. It says
 * nothing that a visit to the host does not.
 */
export function answerCertificateHosts(app: FastifyInstance, { db }: Database): void {
  app.get('/tls/allowed', async (request, reply) => {
    const { domain } = request.query as { readonly domain?: unknown };
    const host = typeof domain === 'string' ? normaliseHost(domain) : undefined;
    // A port, a final dot or another spelling is no name in a certificate.
    const isName = host !== undefined && host === String(domain).toLowerCase();
    const allowed = isName && (await supplierByHost(db, host)) !== undefined;
    return reply.code(allowed ? 200 : 404).send({ allowed });
  });
}
