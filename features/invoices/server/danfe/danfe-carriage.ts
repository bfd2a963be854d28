import type { Pen } from '#platform/documents/pen.ts';
import { formatDecimal } from '../../domain/nfe/decimal.ts';
import type { Nfe, NfeVolume } from '../../domain/nfe/nfe.ts';
import { drawRow, drawTitle } from './danfe-paper.ts';
import { carriageMode, documentOf } from './danfe-words.ts';

/** Carrier and volumes. Returns the y below. */
export function drawCarriage(pen: Pen, y: number, { carriage }: Nfe): number {
  const { carrier, volumes } = carriage;
  let below = drawTitle(pen, y, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  below = drawRow(pen, below, [
    { label: 'NOME / RAZÃO SOCIAL', value: carrier.name },
    { label: 'FRETE', value: carriageMode(carriage.mode), width: 96 },
    { label: 'CÓDIGO ANTT', value: carriage.anttCode, width: 60 },
    { label: 'PLACA DO VEÍCULO', value: carriage.plate, width: 60, align: 'center' },
    { label: 'UF', value: carriage.plateState, width: 24, align: 'center' },
    { label: 'CNPJ / CPF', value: documentOf(carrier.document), width: 104, align: 'center' },
  ]);
  below = drawRow(pen, below, [
    { label: 'ENDEREÇO', value: carrier.street },
    { label: 'MUNICÍPIO', value: carrier.city, width: 170 },
    { label: 'UF', value: carrier.state, width: 24, align: 'center' },
    { label: 'INSCRIÇÃO ESTADUAL', value: carrier.stateRegistration, width: 104, align: 'center' },
  ]);
  const { quantity, kind, brand, numbering, grossWeight, netWeight } = together(volumes);
  return drawRow(pen, below, [
    { label: 'QUANTIDADE', value: quantity, width: 70, align: 'right' },
    { label: 'ESPÉCIE', value: kind },
    { label: 'MARCA', value: brand },
    { label: 'NUMERAÇÃO', value: numbering },
    { label: 'PESO BRUTO', value: grossWeight, width: 80, align: 'right' },
    { label: 'PESO LÍQUIDO', value: netWeight, width: 80, align: 'right' },
  ]);
}

/** Several kinds of volumes are joined with ' + ', because there is only one row. */
function together(volumes: readonly NfeVolume[]): NfeVolume {
  const all = (of: (volume: NfeVolume) => string) =>
    volumes
      .map(of)
      .filter((text) => text !== '')
      .join(' + ');
  return {
    quantity: all(({ quantity }) => quantity),
    kind: all(({ kind }) => kind),
    brand: all(({ brand }) => brand),
    numbering: all(({ numbering }) => numbering),
    grossWeight: all(({ grossWeight }) => formatDecimal(grossWeight, 3)),
    netWeight: all(({ netWeight }) => formatDecimal(netWeight, 3)),
  };
}
