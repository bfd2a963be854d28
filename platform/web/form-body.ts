/** A form-encoded body: the client sends a blob unchanged, with its type. */
export const formBody = <Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields =>
  new Blob([new URLSearchParams(fields).toString()], {
    type: 'application/x-www-form-urlencoded',
  }) as unknown as Fields;
