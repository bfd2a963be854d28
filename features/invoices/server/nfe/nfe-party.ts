import { elementAt, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeParty } from '../../domain/nfe/nfe.ts';
import { told } from './told.ts';

/**
 * Issuer, recipient, or place of pickup or delivery. The latter two have no address element (`addressName`): its fields
 * are their own.
 */
export function nfeParty(party: XmlElement | undefined, addressName?: string): NfeParty {
  const address = addressName === undefined ? party : elementAt(party, addressName);
  return {
    name: told(party, 'xNome', 60),
    document: textAt(party, 'CNPJ') || textAt(party, 'CPF') || told(party, 'idEstrangeiro', 20),
    stateRegistration: told(party, 'IE', 14),
    substituteRegistration: told(party, 'IEST', 14),
    municipalRegistration: told(party, 'IM', 15),
    street: told(address, 'xLgr', 60),
    number: told(address, 'nro', 60),
    complement: told(address, 'xCpl', 60),
    district: told(address, 'xBairro', 60),
    city: told(address, 'xMun', 60),
    state: told(address, 'UF', 2),
    postalCode: told(address, 'CEP', 8),
    phone: told(address, 'fone', 14),
  };
}
