import { type AccessKey, parseAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import {
  elementAt,
  elementsOf,
  readXml,
  textAt,
  type XmlElement,
  type XmlProblem,
} from '#platform/documents/read-xml.ts';
import { moneyOf } from '../../domain/nfe/decimal.ts';
import type { Nfe, NfeProtocol } from '../../domain/nfe/nfe.ts';
import { limitedText } from './limited-text.ts';
import { nfeCarriage } from './nfe-carriage.ts';
import { nfeLine } from './nfe-line.ts';
import { nfeParty } from './nfe-party.ts';
import { nfeTotals } from './nfe-totals.ts';

export type NfeProblem = XmlProblem | 'not-an-nfe' | 'nfe-key-invalid' | 'nfe-not-authorised';

/** The largest document that is accepted, in bytes: the schema's maximum of 990 products with all taxes stays well below. */
export const MAX_NFE_BYTES = 2 * 1024 * 1024;
const LIMITS = { bytes: MAX_NFE_BYTES, elements: 150_000, depth: 24 };
const MAX_LINES = 990;

/** Reads an NF-e 4.00, with or without its authorisation protocol. */
export function readNfe(bytes: Uint8Array): Result<Nfe, { readonly code: NfeProblem }> {
  const read = readXml(bytes, LIMITS);
  if (!read.ok) return read;
  const root = read.value;
  const document = root.name === 'NFe' ? root : root.name === 'nfeProc' ? only(root, 'NFe') : undefined;
  const info = only(document, 'infNFe');
  const lines = elementsOf(info, 'det');
  const isOne =
    info?.attributes.versao === '4.00' &&
    textAt(info, 'ide/mod') === '55' &&
    lines.length > 0 &&
    lines.length <= MAX_LINES &&
    moneyOf(textAt(info, 'total/ICMSTot/vNF')) !== undefined &&
    !Number.isNaN(Date.parse(textAt(info, 'ide/dhEmi'))) &&
    elementsOf(root, 'protNFe').length <= 1;
  if (!isOne) return refuse({ code: 'not-an-nfe' });

  const key = (info.attributes.Id ?? '').replace(/^NFe/, '');
  const parsed = parseAccessKey(key);
  const proof = elementAt(root, 'protNFe/infProt');
  if (parsed === undefined || !isKeyOf(parsed, info) || (proof && textAt(proof, 'chNFe') !== key))
    return refuse({ code: 'nfe-key-invalid' });
  // 100: authorised; 150: authorised late. Any other status is a rejection.
  if (proof !== undefined && !['100', '150'].includes(textAt(proof, 'cStat')))
    return refuse({ code: 'nfe-not-authorised' });
  return accept(nfeOf(key, parsed, info, lines, proof));
}

/** Undefined for duplicate elements: two readers could read different ones. */
const only = (from: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(from, name).length === 1 ? elementAt(from, name) : undefined;

/** Whether the key matches the document's fields. */
function isKeyOf(key: AccessKey, info: XmlElement): boolean {
  const issuer = textAt(info, 'emit/CNPJ') || textAt(info, 'emit/CPF').padStart(14, '0');
  const issued = textAt(info, 'ide/dhEmi');
  const isValueOrAbsent = (path: string, part: string) => [part, ''].includes(textAt(info, path));
  return (
    key.model === '55' &&
    key.issuer === issuer &&
    key.state === textAt(info, 'ide/cUF') &&
    key.series === Number(textAt(info, 'ide/serie')) &&
    key.number === Number(textAt(info, 'ide/nNF')) &&
    key.month === issued.slice(2, 4) + issued.slice(5, 7) &&
    isValueOrAbsent('ide/tpEmis', key.emission) &&
    isValueOrAbsent('ide/cNF', key.code)
  );
}

function nfeOf(
  key: string,
  { number, series }: AccessKey,
  info: XmlElement,
  lines: readonly XmlElement[],
  proof: XmlElement | undefined,
): Nfe {
  const pickup = elementAt(info, 'retirada');
  const delivery = elementAt(info, 'entrega');
  const bill = elementAt(info, 'cobr/fat');
  const services = elementAt(info, 'total/ISSQNtot');
  const protocol = protocolOf(proof);
  return {
    key,
    number,
    series,
    nature: limitedText(info, 'ide/natOp', 60),
    direction: textAt(info, 'ide/tpNF') === '0' ? 'in' : 'out',
    purpose: PURPOSES[textAt(info, 'ide/finNFe')] ?? 'normal',
    forTest: textAt(info, 'ide/tpAmb') !== '1' || textAt(proof, 'tpAmb') === '2',
    issuedAt: limitedText(info, 'ide/dhEmi', 25),
    leftAt: limitedText(info, 'ide/dhSaiEnt', 25),
    issuer: nfeParty(elementAt(info, 'emit'), 'enderEmit'),
    recipient: nfeParty(elementAt(info, 'dest'), 'enderDest'),
    ...defined({
      pickup: pickup === undefined ? undefined : nfeParty(pickup),
      delivery: delivery === undefined ? undefined : nfeParty(delivery),
      bill:
        bill === undefined
          ? undefined
          : {
              number: limitedText(bill, 'nFat', 60),
              original: textAt(bill, 'vOrig'),
              discount: textAt(bill, 'vDesc'),
              net: textAt(bill, 'vLiq'),
            },
    }),
    instalments: elementsOf(elementAt(info, 'cobr'), 'dup')
      .slice(0, 120)
      .map((dup) => ({
        number: limitedText(dup, 'nDup', 60),
        due: limitedText(dup, 'dVenc', 10),
        amount: textAt(dup, 'vDup'),
      })),
    totals: nfeTotals(elementAt(info, 'total')),
    ...defined({
      services:
        services === undefined
          ? undefined
          : {
              total: textAt(services, 'vServ'),
              base: textAt(services, 'vBC'),
              tax: textAt(services, 'vISS'),
            },
    }),
    carriage: nfeCarriage(elementAt(info, 'transp')),
    lines: lines.map(nfeLine),
    note: limitedText(info, 'infAdic/infCpl', 5_000),
    noteToTaxOffice: limitedText(info, 'infAdic/infAdFisco', 2_000),
    ...defined({ protocol }),
  };
}

/** Values of finNFe; 1, which is absent here, is an ordinary sale. */
const PURPOSES: Readonly<Record<string, Nfe['purpose']>> = {
  '2': 'complement',
  '3': 'adjustment',
  '4': 'return',
  // Notas de crédito and de débito of NT 2025.002.
  '5': 'adjustment',
  '6': 'adjustment',
};

function protocolOf(proof: XmlElement | undefined): NfeProtocol | undefined {
  const number = limitedText(proof, 'nProt', 20);
  return number === '' ? undefined : { number, at: limitedText(proof, 'dhRecbto', 25) };
}
