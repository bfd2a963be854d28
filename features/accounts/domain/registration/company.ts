/** Data of the tax register that a form needs. Spec 7, dados-receita. */
export interface RegisteredCompany {
  /** Fourteen letters and digits. */
  readonly cnpj: string;
  readonly name: string;
  /** The register's status is 'ATIVA'. */
  readonly active: boolean;
  readonly address: {
    /** Eight digits; empty where the register has none. */
    readonly postalCode: string;
    readonly street: string;
    readonly number: string;
    readonly complement: string;
    readonly district: string;
    readonly city: string;
    readonly state: string;
  };
}

/** What a shop also reads of a company that it decides on; texts are empty where the register does not say. */
export interface CompanyRecord extends RegisteredCompany {
  /** Nome fantasia. */
  readonly tradeName: string;
  /** Situação cadastral, in capitals: 'ATIVA', 'BAIXADA', … */
  readonly status: string;
  /** YYYY-MM-DD. */
  readonly openedOn: string;
  /** The main CNAE: seven digits and its name. */
  readonly activity: { readonly code: string; readonly name: string };
}
