import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  actOnSandboxMandateSchema,
  paySandboxPixSchema,
  showSandboxMandateSchema,
  showSandboxPixSchema,
} from './sandbox.schema.ts';

const PAGE = '/sandbox-pagamentos/:idfornecedor/pix/:referencia';
const MANDATE_PAGE = '/sandbox-pagamentos/:idfornecedor/pix-automatico/:referencia';

export const showSandboxPixEndpoint = endpoint<typeof showSandboxPixSchema>('GET', PAGE);
export const paySandboxPixEndpoint = endpoint<typeof paySandboxPixSchema>('POST', `${PAGE}/pagar`);
export const showSandboxMandateEndpoint = endpoint<typeof showSandboxMandateSchema>('GET', MANDATE_PAGE);
export const actOnSandboxMandateEndpoint = endpoint<typeof actOnSandboxMandateSchema>(
  'POST',
  `${MANDATE_PAGE}/:acao`,
);
