import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSuppliersSchema } from './list-suppliers.schema.ts';

/** The supplier that is named, else all that the platform lists. Spec 7, supplier. */
export const listSuppliers = endpoint<typeof listSuppliersSchema>('GET', '/v2/app/:client/fornecedor');
