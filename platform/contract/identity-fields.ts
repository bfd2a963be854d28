/** The field names under which a request names its client and its supplier, in path, query or body. Spec 7. */

/** `fornec` is used by the product list, `idFornecedor` by the API-key login. */
export const SUPPLIER_FIELDS = ['idfornecedor', 'fornec', 'idFornecedor'] as const;

/** `idclient` is used by receipts and shopping lists. */
export const CLIENT_FIELDS = ['idcliente', 'idclient'] as const;

/** Path parameters: `:client` is `{token}{split}{idcliente}`, `:token` the session's handle alone. */
export const CLIENT_PATH_PARAM = 'client';
export const HANDLE_PARAM = 'token';
