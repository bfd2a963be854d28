import { elementAt, elementsOf, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeCarriage } from '../../domain/nfe/nfe.ts';
import { told } from './told.ts';

export function nfeCarriage(carriage: XmlElement | undefined): NfeCarriage {
  const carrier = elementAt(carriage, 'transporta');
  const vehicle = elementAt(carriage, 'veicTransp');
  return {
    mode: told(carriage, 'modFrete', 1),
    carrier: {
      name: told(carrier, 'xNome', 60),
      document: textAt(carrier, 'CNPJ') || textAt(carrier, 'CPF'),
      stateRegistration: told(carrier, 'IE', 14),
      street: told(carrier, 'xEnder', 60),
      city: told(carrier, 'xMun', 60),
      state: told(carrier, 'UF', 2),
    },
    anttCode: told(vehicle, 'RNTC', 20),
    plate: told(vehicle, 'placa', 8),
    plateState: told(vehicle, 'UF', 2),
    volumes: elementsOf(carriage, 'vol')
      .slice(0, 20)
      .map((volume) => ({
        quantity: told(volume, 'qVol', 15),
        kind: told(volume, 'esp', 60),
        brand: told(volume, 'marca', 60),
        numbering: told(volume, 'nVol', 60),
        grossWeight: textAt(volume, 'pesoB'),
        netWeight: textAt(volume, 'pesoL'),
      })),
  };
}
