import type { Characteristic } from '../domain/characteristic.ts';
import type { WireCharacteristic } from './characteristic.schema.ts';

export const characteristicToWire = ({
  id,
  name,
  required,
  options,
}: Characteristic): WireCharacteristic => ({
  idcaracteristica: id,
  nome: name,
  obrigatorio: required,
  opcoes: [...options],
});

export const characteristicFromWire = (wire: WireCharacteristic): Characteristic => ({
  id: wire.idcaracteristica,
  name: wire.nome,
  required: wire.obrigatorio,
  options: wire.opcoes,
});
