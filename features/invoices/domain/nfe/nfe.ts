/** An electronic invoice as its DANFE shows it: layout 4.00 with the IBS, CBS and IS of NT 2025.002. */
import type { Money } from '#kernel/money.ts';
import type { Decimal } from './decimal.ts';

export interface Nfe {
  readonly key: string;
  readonly number: number;
  readonly series: number;
  /** "Natureza da operação". */
  readonly nature: string;
  readonly direction: 'in' | 'out';
  /** "Finalidade": an ordinary sale, or a document that complements, corrects or returns another. */
  readonly purpose: 'normal' | 'complement' | 'adjustment' | 'return';
  /** Issued in the test environment: without fiscal value. */
  readonly forTest: boolean;
  /** As in the document, with the issuer's time zone: '2026-11-20T14:32:00-03:00'. */
  readonly issuedAt: string;
  /** Empty if missing. */
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
  /** "Informações complementares". */
  readonly note: string;
  /** "Reservado ao fisco". */
  readonly noteToTaxOffice: string;
  /** Absent if the document has not been authorised. */
  readonly protocol?: NfeProtocol;
}

export interface NfeProtocol {
  readonly number: string;
  readonly at: string;
}

/** Missing values are empty strings. */
export interface NfeParty {
  readonly name: string;
  /** CPF or CNPJ without punctuation, or a foreigner's id. */
  readonly document: string;
  readonly stateRegistration: string;
  /** "Inscrição estadual do substituto tributário". */
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
  /** FCP withheld by tax substitution; the DANFE has no box for it. */
  readonly povertyFundSubstitute: Decimal;
  /** FCP that an earlier seller withheld by tax substitution. */
  readonly povertyFundHeldBefore: Decimal;
  /** Single-phase ICMS on fuels, paid once for the whole chain, by quantity. NT 2023.001; the DANFE has no boxes for it. */
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

/** Base, rate and amount of a tax. */
export interface NfeTax {
  readonly base: Decimal;
  /** Empty in totals. */
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** ICMS monofásico: bases are quantities, rates are reais per unit ("ad rem"). */
export interface NfeSinglePhase {
  readonly own: NfeTax;
  /** Withheld by the issuer for later sellers, on top of the prices (substituição tributária). */
  readonly held: NfeTax;
  /** Withheld earlier in the supply chain, by the producer or importer, and already in the purchase price. */
  readonly heldBefore: NfeTax;
}

/** The taxes of the 2026 tax reform. */
export interface NfeReformTotals {
  readonly base: Decimal;
  readonly ibsState: Decimal;
  readonly ibsCity: Decimal;
  readonly ibs: Decimal;
  readonly cbs: Decimal;
  /** "Imposto seletivo". */
  readonly selective: Decimal;
  /** The document's total including them. */
  readonly total: Decimal;
}

export interface NfeServices {
  readonly total: Decimal;
  readonly base: Decimal;
  readonly tax: Decimal;
}

export interface NfeCarriage {
  /** Code of modFrete: who pays the freight. */
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
  /** "Informações adicionais do produto". */
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
  /** Whether its value is part of the document's total ("indTot"). */
  readonly inTotal: boolean;
  readonly icmsBase: Decimal;
  readonly icms: Decimal;
  readonly icmsRate: Decimal;
  readonly ipi: Decimal;
  readonly ipiRate: Decimal;
  /** FCP withheld by tax substitution, and FCP that was withheld earlier in the chain. */
  readonly povertyFundSubstitute: NfeTax;
  readonly povertyFundHeldBefore: NfeTax;
  readonly singlePhase: NfeSinglePhase;
  /** The part of the single-phase tax that somebody else pays later. */
  readonly singlePhaseDeferred: Decimal;
  readonly reform?: NfeReformLine;
}

export interface NfeReformLine {
  readonly taxSituation: string;
  readonly classification: string;
  readonly base: Decimal;
  readonly ibs: Decimal;
  readonly cbs: Decimal;
  /** "Imposto seletivo"; empty if there is none. */
  readonly selective: Decimal;
}

/** A stored NF-e of an order, without its XML. */
export interface NfeDocument {
  readonly key: string;
  readonly orderNumber: number;
  readonly number: number;
  readonly series: number;
  readonly issuedAt: number;
  readonly issuerDocument: string;
  readonly issuerName: string;
  readonly total: Money;
  /** Authorised, and not a test. */
  readonly hasFiscalValue: boolean;
  readonly attachedAt: number;
}

/** Warnings about an attached document. */
export type NfeWarning =
  | 'issuer-unknown'
  | 'other-branch'
  | 'recipient-unknown'
  | 'other-total'
  | 'order-cancelled'
  | 'for-test'
  | 'without-protocol';
