import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { fetchFileInTime } from '#platform/web/deadline.ts';
import { download } from '#platform/web/download.ts';
import { fillPath, formatQuery } from '#platform/web/url.ts';

interface WantedFile {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly params: { readonly idfornecedor: SupplierId } & Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: object;
  /** File name on the user's device. */
  readonly name: string;
}

/** Downloads a file from the API. The typed client only handles JSON; errors are still thrown as `ApiRefusal`. */
export async function fetchFile({
  path,
  method = 'GET',
  params,
  query = {},
  body,
  name,
}: WantedFile): Promise<void> {
  const request = {
    method,
    headers: {
      [SUPPLIER_HEADER]: params.idfornecedor,
      ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
    },
    credentials: 'same-origin',
    ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
  } as const;
  const file = await fetchFileInTime(fillPath(path, params) + formatQuery(query), request, async (answer) => {
    if (!answer.ok) throw new ApiRefusal(answer.status, await problemOf(answer));
    return answer.blob();
  });
  download(name, file);
}

const problemOf = (answer: Response): Promise<Partial<Problem>> => answer.json().catch(() => ({}));
