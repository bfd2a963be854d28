/** Parses a Pix BR Code as a bank's app does, to check what `pixCode` builds. */
import { defined } from '#kernel/defined.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { crc16 } from '../pix-code.ts';

export interface ParsedPixCode {
  /** Only in a static code. */
  readonly key?: string;
  /** Only in a dynamic code: the payload's URL at the receiver's bank. */
  readonly url?: string;
  /** Only in a code that authorises a mandate: its URL. */
  readonly mandateUrl?: string;
  readonly amount?: Money;
  readonly name: string;
  readonly city: string;
  /** '***' if the receiver set none. */
  readonly txid: string;
}

/** Undefined if a field, a length or the checksum is invalid. */
export function parsePixCode(code: string): ParsedPixCode | undefined {
  if (!/^[\x20-\x7e]*6304[0-9A-F]{4}$/.test(code) || crc16(code.slice(0, -4)) !== code.slice(-4))
    return undefined;
  const fields = parseFields(code);
  const account = pixAccount(fields);
  const name = fields?.get('59');
  const city = fields?.get('60');
  const txid = parseFields(fields?.get('62') ?? '')?.get('05');
  if (fields?.get('00') !== '01' || fields.get('53') !== '986' || fields.get('58') !== 'BR') return undefined;
  if (account === undefined || name === undefined || city === undefined || txid === undefined)
    return undefined;
  const key = account.get('01');
  const url = account.get('25');
  const mandateUrl = parseFields(fields.get('80') ?? '')?.get('25');
  const amount = fields.get('54');
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount)) return undefined;
  return {
    ...defined({
      key,
      url,
      mandateUrl,
      amount: amount === undefined ? undefined : centavos(Number(amount.replace('.', ''))),
    }),
    name,
    city,
    txid,
  };
}

type Fields = ReadonlyMap<string, string>;

/** Fields of id, two digits of length, and value, until the text ends exactly. */
function parseFields(text: string): Fields | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, digits] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined || digits === undefined || fields.has(id)) return undefined;
    const value = text.slice(at + 4, at + 4 + Number(digits));
    if (value.length !== Number(digits)) return undefined;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** The merchant account (fields 26 to 51) that is Pix. */
function pixAccount(fields: Fields | undefined): Fields | undefined {
  for (const [id, value] of fields ?? []) {
    if (Number(id) < 26 || Number(id) > 51) continue;
    const account = parseFields(value);
    if (account?.get('00')?.toLowerCase() === 'br.gov.bcb.pix') return account;
  }
  return undefined;
}
