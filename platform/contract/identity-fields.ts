/** Under which names a request says whose it is and at which supplier, in path, query or body. Spec 7. */

/** `fornec` is the product list's short form, `idFornecedor` the API-key login's. */
export const SUPPLIER_FIELDS = ['idfornecedor', 'fornec', 'idFornecedor'] as const;

/** `idclient` is how receipts and shopping lists spell it. */
export const CLIENT_FIELDS = ['idcliente', 'idclient'] as const;

/** The path parameter `{token}{split}{idcliente}`, and the one that is a handle alone. */
export const CLIENT_PATH_PARAM = 'client';
export const HANDLE_PARAM = 'token';
