import { elementAt, elementsOf, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeCarriage } from '../../domain/nfe/nfe.ts';
import { limitedText } from './limited-text.ts';

export function nfeCarriage(carriage: XmlElement | undefined): NfeCarriage {
  const carrier = elementAt(carriage, 'transporta');
  const vehicle = elementAt(carriage, 'veicTransp');
  return {
    mode: limitedText(carriage, 'modFrete', 1),
    carrier: {
      name: limitedText(carrier, 'xNome', 60),
      document: textAt(carrier, 'CNPJ') || textAt(carrier, 'CPF'),
      stateRegistration: limitedText(carrier, 'IE', 14),
      street: limitedText(carrier, 'xEnder', 60),
      city: limitedText(carrier, 'xMun', 60),
      state: limitedText(carrier, 'UF', 2),
    },
    anttCode: limitedText(vehicle, 'RNTC', 20),
    plate: limitedText(vehicle, 'placa', 8),
    plateState: limitedText(vehicle, 'UF', 2),
    volumes: elementsOf(carriage, 'vol')
      .slice(0, 20)
      .map((volume) => ({
        quantity: limitedText(volume, 'qVol', 15),
        kind: limitedText(volume, 'esp', 60),
        brand: limitedText(volume, 'marca', 60),
        numbering: limitedText(volume, 'nVol', 60),
        grossWeight: textAt(volume, 'pesoB'),
        netWeight: textAt(volume, 'pesoL'),
      })),
  };
}
