import type { FastifyInstance } from 'fastify';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { changeCompanyEndpoint, getCompanyEndpoint } from '../../contract/company/company.endpoints.ts';
import {
  changeCompanySchema,
  getCompanySchema,
  type WireCompanyPlace,
} from '../../contract/company/company.schema.ts';
import { companyPageToWire } from '../../contract/company/company.wire.ts';
import { companyChangeTexts, companyTexts } from '../../contract/company/company-texts.ts';
import { type CompanyPlace, changeCompanyPlace } from './change-company.ts';
import { showCompany } from './show-company.ts';

/** Lets staff see a company's tree, and link, move and unlink a company. */
export function companyRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, getCompanyEndpoint, getCompanySchema, readers, async (context, { params }) =>
    companyPageToWire(orRefuse(await showCompany(context, params.idcliente), companyTexts)),
  );

  const writers = { access: 'staff', permission: 'clients:write' } as const;
  serve(app, changeCompanyEndpoint, changeCompanySchema, writers, async (context, { params, body }) => {
    const changed = await changeCompanyPlace(context, params.idcliente, body.idmatriz, body.versao);
    const result = withWireFacts(changed, (facts) => ({ atual: placeToWire(facts.atual) }));
    return placeToWire(orRefuse(result, companyChangeTexts));
  });
}

const placeToWire = ({ parentId, version }: CompanyPlace): WireCompanyPlace => ({
  idmatriz: parentId,
  versao: version,
});
