import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSuppliersSchema } from './list-suppliers.schema.ts';

/** The named supplier, else all listed ones. Spec 7, supplier. */
export const listSuppliers = endpoint<typeof listSuppliersSchema>('GET', '/v2/app/:client/fornecedor');
