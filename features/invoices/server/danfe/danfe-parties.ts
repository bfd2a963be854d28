import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe, NfeParty } from '../../domain/nfe/nfe.ts';
import { drawRow, drawTitle } from './danfe-paper.ts';
import { danfeDate, documentOf, formatPostalCode, phone, streetOf, timeOf } from './danfe-words.ts';

/** The recipient, and the places of pickup and delivery if they differ. Returns the y below. */
export function drawParties(
  pen: Pen,
  y: number,
  { recipient, pickup, delivery, issuedAt, leftAt }: Nfe,
): number {
  let below = drawTitle(pen, y, 'DESTINATÁRIO / REMETENTE');
  below = drawRow(pen, below, [
    { label: 'NOME / RAZÃO SOCIAL', value: recipient.name },
    { label: 'CNPJ / CPF', value: documentOf(recipient.document), width: 118, align: 'center' },
    { label: 'DATA DA EMISSÃO', value: danfeDate(issuedAt), width: 80, align: 'center' },
  ]);
  below = drawRow(pen, below, [
    { label: 'ENDEREÇO', value: streetOf(recipient) },
    { label: 'BAIRRO / DISTRITO', value: recipient.district, width: 140 },
    { label: 'CEP', value: formatPostalCode(recipient.postalCode), width: 70, align: 'center' },
    { label: 'DATA DA SAÍDA / ENTRADA', value: danfeDate(leftAt), width: 80, align: 'center' },
  ]);
  below = drawRow(pen, below, [
    { label: 'MUNICÍPIO', value: recipient.city },
    { label: 'UF', value: recipient.state, width: 28, align: 'center' },
    { label: 'FONE / FAX', value: phone(recipient.phone), width: 100, align: 'center' },
    { label: 'INSCRIÇÃO ESTADUAL', value: recipient.stateRegistration, width: 118, align: 'center' },
    { label: 'HORA DA SAÍDA / ENTRADA', value: timeOf(leftAt), width: 80, align: 'center' },
  ]);
  below = drawElsewhere(pen, below, 'INFORMAÇÕES DO LOCAL DE RETIRADA', pickup);
  return drawElsewhere(pen, below, 'INFORMAÇÕES DO LOCAL DE ENTREGA', delivery);
}

function drawElsewhere(pen: Pen, y: number, title: string, place: NfeParty | undefined): number {
  if (place === undefined) return y;
  const below = drawRow(pen, drawTitle(pen, y, title), [
    { label: 'NOME / RAZÃO SOCIAL', value: place.name },
    { label: 'CNPJ / CPF', value: documentOf(place.document), width: 118, align: 'center' },
    { label: 'INSCRIÇÃO ESTADUAL', value: place.stateRegistration, width: 110, align: 'center' },
  ]);
  return drawRow(pen, below, [
    { label: 'ENDEREÇO', value: streetOf(place) },
    { label: 'BAIRRO / DISTRITO', value: place.district, width: 120 },
    { label: 'MUNICÍPIO', value: place.city, width: 120 },
    { label: 'UF', value: place.state, width: 28, align: 'center' },
    { label: 'CEP', value: formatPostalCode(place.postalCode), width: 60, align: 'center' },
  ]);
}
