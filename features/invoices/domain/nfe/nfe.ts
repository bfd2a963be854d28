/** An electronic invoice as its DANFE shows it: layout 4.00 with the IBS, CBS and IS of NT 2025.002. */
import type { Money } from '#kernel/money.ts';
import type { Decimal } from './decimal.ts';

export interface Nfe {
  /** The access key. */
  readonly key: string;
  readonly number: number;
  readonly series: number;
  /** Natureza da operação. */
  readonly nature: string;
  readonly direction: 'in' | 'out';
  /** Finalidade: an ordinary sale, or what completes, corrects or takes back another document. */
  readonly purpose: 'normal' | 'complement' | 'adjustment' | 'return';
  /** Made for a test: without fiscal value. */
  readonly forTest: boolean;
  /** As written, with the zone of the issuer: '2026-11-20T14:32:00-03:00'. */
  readonly issuedAt: string;
  /** Empty where it is not told. */
  readonly leftAt: string;
  readonly issuer: NfeParty;
  readonly recipient: NfeParty;
  readonly pickup?: NfeParty;
  readonly delivery?: NfeParty;
  readonly bill?: NfeBill;
  readonly instalments: readonly NfeInstalment[];
  readonly totals: NfeTotals;
  readonly services?: NfeServices;
  readonly carriage: NfeCarriage;
  readonly lines: readonly NfeLine[];
  /** Informações complementares. */
  readonly note: string;
  /** For the tax office: reservado ao fisco. */
  readonly noteToTaxOffice: string;
  /** Absent: nobody authorised it, so far. */
  readonly protocol?: NfeProtocol;
}

export interface NfeProtocol {
  readonly number: string;
  readonly at: string;
}

/** Whatever of it is not told is empty. */
export interface NfeParty {
  readonly name: string;
  /** CPF or CNPJ without punctuation, or what a foreigner has. */
  readonly document: string;
  readonly stateRegistration: string;
  /** Inscrição estadual do substituto tributário. */
  readonly substituteRegistration: string;
  readonly municipalRegistration: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
}

export interface NfeBill {
  readonly number: string;
  readonly original: Decimal;
  readonly discount: Decimal;
  readonly net: Decimal;
}

export interface NfeInstalment {
  readonly number: string;
  /** '2026-12-20' */
  readonly due: string;
  readonly amount: Decimal;
}

export interface NfeTotals {
  readonly icmsBase: Decimal;
  readonly icms: Decimal;
  readonly icmsSubstituteBase: Decimal;
  readonly icmsSubstitute: Decimal;
  /** FCP of what is taxed in advance; has no box of its own on paper. */
  readonly povertyFundSubstitute: Decimal;
  /** The same, taken in advance by whoever sold it before. */
  readonly povertyFundHeldBefore: Decimal;
  /** ICMS of fuels, which is paid once for all that follows: by quantity. NT 2023.001; no boxes of their own either. */
  readonly singlePhase: NfeSinglePhase;
  readonly importTax: Decimal;
  readonly icmsOriginState: Decimal;
  readonly icmsTargetState: Decimal;
  readonly povertyFund: Decimal;
  readonly pis: Decimal;
  readonly cofins: Decimal;
  readonly ipi: Decimal;
  readonly products: Decimal;
  readonly freight: Decimal;
  readonly insurance: Decimal;
  readonly discount: Decimal;
  readonly other: Decimal;
  /** Approximate taxes, Law 12.741. */
  readonly approximateTaxes: Decimal;
  readonly total: Decimal;
  readonly reform?: NfeReformTotals;
}

/** What a tax is taken of, how much of that, and what it comes to. */
export interface NfeTax {
  readonly base: Decimal;
  /** Empty in totals. */
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** ICMS monofásico: bases are quantities, rates are reais for each of them ('ad rem'). */
export interface NfeSinglePhase {
  readonly own: NfeTax;
  /** Held back for others by who issues it, on top of the prices. */
  readonly held: NfeTax;
  /** Paid by somebody before. */
  readonly heldBefore: NfeTax;
}

/** What the tax reform adds from 2026 on. */
export interface NfeReformTotals {
  readonly base: Decimal;
  readonly ibsState: Decimal;
  readonly ibsCity: Decimal;
  readonly ibs: Decimal;
  readonly cbs: Decimal;
  /** Imposto seletivo. */
  readonly selective: Decimal;
  /** The document's total with them. */
  readonly total: Decimal;
}

export interface NfeServices {
  readonly total: Decimal;
  readonly base: Decimal;
  readonly tax: Decimal;
}

export interface NfeCarriage {
  /** Who pays it: the code of modFrete. */
  readonly mode: string;
  readonly carrier: Pick<NfeParty, 'name' | 'document' | 'stateRegistration' | 'street' | 'city' | 'state'>;
  readonly anttCode: string;
  readonly plate: string;
  readonly plateState: string;
  readonly volumes: readonly NfeVolume[];
}

export interface NfeVolume {
  readonly quantity: string;
  readonly kind: string;
  readonly brand: string;
  readonly numbering: string;
  readonly grossWeight: Decimal;
  readonly netWeight: Decimal;
}

export interface NfeLine {
  readonly code: string;
  readonly name: string;
  /** informações adicionais do produto. */
  readonly note: string;
  readonly ncm: string;
  /** Origin and CST, or CSOSN: '000', '0102'. */
  readonly taxSituation: string;
  readonly cfop: string;
  readonly unit: string;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly total: Decimal;
  readonly discount: Decimal;
  readonly icmsBase: Decimal;
  readonly icms: Decimal;
  readonly icmsRate: Decimal;
  readonly ipi: Decimal;
  readonly ipiRate: Decimal;
  /** FCP of what is taxed in advance, and what somebody has paid of it before. */
  readonly povertyFundSubstitute: NfeTax;
  readonly povertyFundHeldBefore: NfeTax;
  readonly singlePhase: NfeSinglePhase;
  /** Of the single phase's own tax, what is paid later by somebody else. */
  readonly singlePhaseDeferred: Decimal;
  readonly reform?: NfeReformLine;
}

export interface NfeReformLine {
  readonly taxSituation: string;
  readonly classification: string;
  readonly base: Decimal;
  readonly ibs: Decimal;
  readonly cbs: Decimal;
  /** Imposto seletivo; empty where it has none. */
  readonly selective: Decimal;
}

/** An NF-e as it is kept for an order. */
export interface NfeDocument {
  readonly key: string;
  readonly orderNumber: number;
  readonly number: number;
  readonly series: number;
  readonly issuedAt: number;
  readonly issuerDocument: string;
  readonly issuerName: string;
  readonly total: Money;
  /** Authorised, and not for a test. */
  readonly hasFiscalValue: boolean;
  readonly attachedAt: number;
}

/** What is strange about a document that was taken all the same. */
export type NfeWarning =
  | 'issuer-unknown'
  | 'other-branch'
  | 'recipient-unknown'
  | 'other-total'
  | 'order-cancelled'
  | 'for-test'
  | 'without-protocol';
