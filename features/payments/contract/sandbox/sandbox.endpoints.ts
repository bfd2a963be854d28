import { endpoint } from '#platform/contract/endpoint.ts';
import type { paySandboxPixSchema, showSandboxPixSchema } from './sandbox.schema.ts';

const PAGE = '/sandbox-pagamentos/:idfornecedor/pix/:referencia';

export const showSandboxPixEndpoint = endpoint<typeof showSandboxPixSchema>('GET', PAGE);
export const paySandboxPixEndpoint = endpoint<typeof paySandboxPixSchema>('POST', `${PAGE}/pagar`);
