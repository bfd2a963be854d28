import { endpoint } from '#platform/contract/endpoint.ts';
import type { paySandboxPixSchema, showSandboxPixSchema } from './sandbox-pages.schema.ts';

const PAGE = '/sandbox-pagamentos/:idfornecedor/pix/:referencia';

export const showSandboxPix = endpoint<typeof showSandboxPixSchema>('GET', PAGE);
export const paySandboxPix = endpoint<typeof paySandboxPixSchema>('POST', `${PAGE}/pagar`);
