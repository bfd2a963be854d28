/**
 * The Pix BR Code (EMV merchant-presented, static, with amount and txid) that a client copies or scans.
 * Central Bank, "Manual de Padrões para Iniciação do Pix". Spec 2, pix QR code and copy.
 */
import type { Money } from '#kernel/money.ts';
import type { PixReceiver } from './method-settings.ts';

export interface PixRequest {
  readonly receiver: PixReceiver;
  readonly amount: Money;
  /** 1 to 25 letters and digits; the receiver finds the payment by it. */
  readonly txid: string;
}

/** EMV limits: 99 characters per field, 13 for the amount. */
const LARGEST_AMOUNT = 999_999_999_999;
const MAX_KEY_LENGTH = 77;

/** The code as text; throws RangeError for values that no valid code can contain. */
export function pixCode({ receiver, amount, txid }: PixRequest): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError(`not a Pix txid: ${txid}`);
  return brCode(field('01', pixKey(receiver.key)), receiver, amount, txid);
}

/**
 * The dynamic kind: the bank serves the payment's data under a URL (without its scheme) until it expires. With a mandate's URL, whoever
 * pays it authorises the mandate, too ("QR Code composto").
 */
export function dynamicPixCode(
  url: string,
  receiver: Pick<PixReceiver, 'name' | 'city'>,
  amount: Money,
  mandateUrl?: string,
): string {
  // The payment's id is in the payload behind the URL.
  return brCode(field('25', pixUrl(url)), receiver, amount, '***', mandateUrl);
}

/** Only authorises a mandate, whose terms the bank serves under the URL: nothing is paid with it. */
export const mandateCode = (mandateUrl: string, receiver: Pick<PixReceiver, 'name' | 'city'>): string =>
  brCode('', receiver, undefined, '***', mandateUrl);

const GUI = 'br.gov.bcb.pix';

function brCode(
  account: string,
  { name, city }: Pick<PixReceiver, 'name' | 'city'>,
  amount: Money | undefined,
  txid: string,
  mandateUrl?: string,
): string {
  if (amount !== undefined && (amount <= 0 || amount > LARGEST_AMOUNT))
    throw new RangeError(`not an amount for Pix: ${amount}`);
  const code = [
    field('00', '01'),
    field('26', field('00', GUI) + account),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', reaisText(amount)),
    field('58', 'BR'),
    field('59', pixText(name, 25)),
    field('60', pixText(city, 15)),
    field('62', field('05', txid)),
    mandateUrl === undefined ? '' : field('80', field('00', GUI) + field('25', pixUrl(mandateUrl))),
    '6304',
  ].join('');
  return code + crc16(code);
}

/** Text without accents, as the manual requires, cut to `longest` characters; throws RangeError if nothing is left. */
export function pixText(text: string, maxLength: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
  if (plain === '') throw new RangeError(`no letters that a Pix code may hold: ${text}`);
  return plain;
}

function pixUrl(url: string): string {
  if (url.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(url))
    throw new RangeError(`not a Pix address: ${url}`);
  return url;
}

function pixKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key))
    throw new RangeError(`not a Pix key: ${key}`);
  return key;
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

/** "10.00": a point and always two decimals, without floating point arithmetic. */
function reaisText(amount: Money): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** CRC-16/CCITT-FALSE of ASCII text as four upper-case hexadecimal digits: the checksum at the end of a BR Code. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
