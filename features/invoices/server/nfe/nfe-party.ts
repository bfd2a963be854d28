import { elementAt, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeParty } from '../../domain/nfe/nfe.ts';
import { limitedText } from './limited-text.ts';

/**
 * Issuer, recipient, or place of pickup or delivery. The latter two have no address element (`addressName`): its fields
 * are their own.
 */
export function nfeParty(party: XmlElement | undefined, addressName?: string): NfeParty {
  const address = addressName === undefined ? party : elementAt(party, addressName);
  return {
    name: limitedText(party, 'xNome', 60),
    document: textAt(party, 'CNPJ') || textAt(party, 'CPF') || limitedText(party, 'idEstrangeiro', 20),
    stateRegistration: limitedText(party, 'IE', 14),
    substituteRegistration: limitedText(party, 'IEST', 14),
    municipalRegistration: limitedText(party, 'IM', 15),
    street: limitedText(address, 'xLgr', 60),
    number: limitedText(address, 'nro', 60),
    complement: limitedText(address, 'xCpl', 60),
    district: limitedText(address, 'xBairro', 60),
    city: limitedText(address, 'xMun', 60),
    state: limitedText(address, 'UF', 2),
    postalCode: limitedText(address, 'CEP', 8),
    phone: limitedText(address, 'fone', 14),
  };
}
