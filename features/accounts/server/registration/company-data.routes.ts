import type { FastifyInstance } from 'fastify';
import { refuse } from '#kernel/result.ts';
import { refusalOf } from '#platform/http/common-refusals.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { refuseCrossSite } from '#platform/http/same-origin.ts';
import { serve } from '#platform/http/serve.ts';
import { companyDataSchema } from '../../contract/registration/company-data.schema.ts';
import { companyToWire } from '../../contract/registration/company-data.wire.ts';
import { companyDataEndpoint } from '../../contract/registration/registration.endpoints.ts';
import { documentTexts } from '../../contract/registration/registration-texts.ts';
import { bareDocument, isCnpj } from '../../domain/document.ts';
import { type CompanyDataSettings, openCompanyRegister } from './open-company-register.ts';

/** Company data to prefill a registration. Open to visitors, but only to the shop's own pages, and throttled. */
export function companyDataRoutes(app: FastifyInstance, settings: CompanyDataSettings): void {
  const register = openCompanyRegister(settings);
  const throttle = lookUpThrottle();
  const anyone = { access: 'anyone', supplier: 'none' } as const;
  serve(app, companyDataEndpoint, companyDataSchema, anyone, async ({ request, asker, now }, { params }) => {
    refuseCrossSite(request);
    const cnpj = bareDocument(params.doc);
    if (!isCnpj(cnpj)) orRefuse(refuse({ code: 'not-a-company' as const }), documentTexts);
    // Without a service there is no outside call to throttle.
    if (settings.companies !== undefined && !throttle.may(asker, now)) throw refusalOf('too-many-requests');
    const found = await register(cnpj);
    return { dados: found === undefined || found === 'unknown' ? null : companyToWire(found) };
  });
}
