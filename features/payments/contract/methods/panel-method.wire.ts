import { deliveryTypeFromWire, deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { exactUnits } from '#kernel/exact-units.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type MethodDraft, ownParts, type PanelMethod } from '../../domain/method-draft.ts';
import type { BoletoSettings } from '../../domain/method-settings.ts';
import type { ProviderAccount } from '../../domain/provider-account.ts';
import type { WireBoleto, WireMethodBody, WirePanelMethod } from './panel-method-fields.schema.ts';
import type { AccountTest } from './panel-method-texts.ts';
import type { WireProviderAccount } from './panel-methods.schema.ts';
import { paymentKindFromWire, paymentKindToWire } from './payment-kind.wire.ts';
import { cardFromWire, cardToWire } from './payment-method.wire.ts';

/** Domain values are in basis points, wire values in per cent. */
const BASIS_POINTS = 100;
const points = (percent: number): number => Math.round(percent * BASIS_POINTS);

export const methodDraftFromWire = (
  wire: WireMethodBody,
): Result<MethodDraft, { readonly code: 'amount-not-exact' }> =>
  numbersOf(wire).every((value) => exactUnits(value, 2) !== undefined)
    ? accept(draftOf(wire))
    : refuse({ code: 'amount-not-exact' });

export const panelMethodFromWire = ({ idformapagto, versao, ...wire }: WirePanelMethod): PanelMethod => ({
  ...draftOf(wire),
  groups: wire.grupos,
  id: idformapagto,
  version: versao,
});

const draftOf = ({
  provedor,
  pix,
  pixAutomatico,
  cartao,
  boleto,
  faturado,
  grupos,
  ...wire
}: WireMethodBody): MethodDraft =>
  ownParts({
    kind: paymentKindFromWire(wire.tipo),
    name: wire.nome.trim(),
    description: (wire.descricao ?? '').trim(),
    priceVariance: points(wire.variacao ?? 0),
    deliveryTypes: wire.tiposEntrega.map(deliveryTypeFromWire),
    active: wire.ativa ?? true,
    ...defined({
      groups: grupos && [...new Set(grupos.map((group) => group.trim()))],
      provider: provedor ?? undefined,
      pix: pix == null ? undefined : { key: pix.chave.trim(), name: pix.nome, city: pix.cidade },
      automaticPix: pixAutomatico == null ? undefined : { retries: pixAutomatico.novasTentativas },
      card: cartao == null ? undefined : cardFromWire(cartao),
      boleto: boleto == null ? undefined : { ...boletoFromWire(boleto), workingDays: boleto.diasUteis },
      onAccount:
        faturado == null
          ? undefined
          : {
              days: faturado.dias,
              ...defined({
                boleto: faturado.boleto === null ? undefined : boletoFromWire(faturado.boleto),
              }),
            },
    }),
  });

export const panelMethodToWire = ({ id, version, ...draft }: PanelMethod): WirePanelMethod => ({
  idformapagto: id,
  ...methodDraftToWire(draft),
  versao: version,
});

/** As it is sent for a new method. */
export const methodDraftToWire = (draft: MethodDraft): Omit<WirePanelMethod, 'idformapagto' | 'versao'> => {
  const { pix, automaticPix, card, boleto, onAccount } = draft;
  return {
    nome: draft.name,
    descricao: draft.description,
    tipo: paymentKindToWire(draft.kind),
    variacao: draft.priceVariance / BASIS_POINTS,
    tiposEntrega: draft.deliveryTypes.map(deliveryTypeToWire),
    ativa: draft.active,
    grupos: [...(draft.groups ?? [])],
    provedor: draft.provider ?? null,
    pix: pix === undefined ? null : { chave: pix.key, nome: pix.name, cidade: pix.city },
    pixAutomatico: automaticPix === undefined ? null : { novasTentativas: automaticPix.retries },
    cartao: card === undefined ? null : cardToWire(card),
    boleto: boleto === undefined ? null : { ...boletoToWire(boleto), diasUteis: boleto.workingDays },
    faturado:
      onAccount === undefined
        ? null
        : {
            dias: [...onAccount.days],
            boleto: onAccount.boleto === undefined ? null : boletoToWire(onAccount.boleto),
          },
  };
};

/** A shop's account at a provider, as its staff see it: never a secret. */
export const providerAccountFromWire = (wire: WireProviderAccount): ProviderAccount => ({
  provider: wire.provedor,
  label: wire.nome,
  needsKeys: wire.precisaDeChaves,
  connected: wire.conectado,
  ...defined({
    publicKey: wire.chavePublica ?? undefined,
    changedAt: wire.alteradaEm === null ? undefined : Date.parse(wire.alteradaEm),
    noticeUrl: wire.notificacoes ?? undefined,
  }),
});

export const providerAccountToWire = (account: ProviderAccount): WireProviderAccount => ({
  provedor: account.provider,
  nome: account.label,
  precisaDeChaves: account.needsKeys,
  conectado: account.connected,
  chavePublica: account.publicKey ?? null,
  alteradaEm: account.changedAt === undefined ? null : new Date(account.changedAt).toISOString(),
  notificacoes: account.noticeUrl ?? null,
});

export const accountTestFromWire = (wire: (typeof testResults)[AccountTest]): AccountTest => wireTests[wire];

const testResults = {
  accepted: 'ACEITA',
  refused: 'RECUSADA',
  'no-answer': 'SEM_RESPOSTA',
  'no-account': 'SEM_CONTA',
} as const satisfies Record<AccountTest, string>;
const wireTests = {
  ACEITA: 'accepted',
  RECUSADA: 'refused',
  SEM_RESPOSTA: 'no-answer',
  SEM_CONTA: 'no-account',
} as const satisfies Record<(typeof testResults)[AccountTest], AccountTest>;
export const accountTestToWire = (test: AccountTest) => testResults[test];

function numbersOf({ variacao = 0, cartao, boleto, faturado }: WireMethodBody): number[] {
  const boletos = [boleto, faturado?.boleto].flatMap((one) => (one == null ? [] : [one]));
  return [
    variacao,
    ...(cartao == null ? [] : [cartao.jurosMensal, cartao.parcelaMinima]),
    ...boletos.flatMap(({ multa, jurosMensal }) => [multa, jurosMensal]),
  ];
}

const boletoFromWire = ({ conta, beneficiario, segundaVia, ...wire }: WireBoleto): BoletoSettings => ({
  account: {
    bank: conta.banco,
    agency: conta.agencia,
    account: conta.conta,
    wallet: conta.carteira,
    ...defined({
      agencyDigit: conta.digitoAgencia || undefined,
      accountDigit: conta.digitoConta || undefined,
      agreement: conta.convenio || undefined,
    }),
  },
  beneficiary: {
    name: beneficiario.nome.trim(),
    document: beneficiario.documento,
    address: beneficiario.endereco.trim(),
  },
  instructions: wire.instrucoes.map((line) => line.trim()).filter((line) => line !== ''),
  late: { fine: points(wire.multa), monthlyInterest: points(wire.jurosMensal) },
  ...(segundaVia === null
    ? {}
    : { secondCopy: { workingDays: segundaVia.diasUteis, mostDaysLate: segundaVia.maxDiasAtraso } }),
});

const boletoToWire = ({ account, beneficiary, late, secondCopy, ...boleto }: BoletoSettings): WireBoleto => ({
  conta: {
    banco: account.bank,
    agencia: account.agency,
    conta: account.account,
    carteira: account.wallet,
    ...defined({
      digitoAgencia: account.agencyDigit,
      digitoConta: account.accountDigit,
      convenio: account.agreement,
    }),
  },
  beneficiario: {
    nome: beneficiary.name,
    documento: beneficiary.document,
    endereco: beneficiary.address,
  },
  instrucoes: [...boleto.instructions],
  multa: late.fine / BASIS_POINTS,
  jurosMensal: late.monthlyInterest / BASIS_POINTS,
  segundaVia:
    secondCopy === undefined
      ? null
      : { diasUteis: secondCopy.workingDays, maxDiasAtraso: secondCopy.mostDaysLate },
});
