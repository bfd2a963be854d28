import { endpoint } from '#platform/contract/endpoint.ts';
import type { listKeptMailsSchema } from './list-kept-mails.schema.ts';

export const listKeptMails = endpoint<typeof listKeptMailsSchema>('GET', '/v4/painel/:idfornecedor/emails');
