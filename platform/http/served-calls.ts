import type { Endpoint, EndpointSchema } from '../contract/endpoint.ts';

/** Who may call: anyone, or a logged-in client (spec 6). Finer rights are rules of the features. */
export type Access = 'anyone' | 'customer';

export interface ServedCall {
  readonly endpoint: Endpoint;
  readonly schema: EndpointSchema;
  readonly access: Access;
  readonly supplier: 'required' | 'none';
}
