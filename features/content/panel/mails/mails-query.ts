import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import type { Api } from '#platform/web/api.ts';
import { listShopMailsEndpoint, previewShopMailEndpoint } from '../../contract/mails/shop-mails.endpoints.ts';
import { wordsToWire } from '../../contract/mails/shop-mails.wire.ts';

export const mailsKey = (shopId: string) => ['panel', shopId, 'shop-mails'] as const;

/** The mails that the shop sends, as the wire has them: their keys and names are the wire's. */
export const mailsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: mailsKey(shopId),
    queryFn: ({ signal }) =>
      api.call(listShopMailsEndpoint, { params: { idfornecedor: shopId } }, { signal }),
  });

/** The mail in these words. The one before stays until it is there. */
export const mailPreviewQuery = (api: Api, shopId: string, key: string, words: MailWords) =>
  queryOptions({
    queryKey: [...mailsKey(shopId), key, words] as const,
    queryFn: ({ signal }) =>
      api.call(
        previewShopMailEndpoint,
        { params: { idfornecedor: shopId, chave: key }, body: wordsToWire(words) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
