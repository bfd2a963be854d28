/** A day without delivery and pickup. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly name: string;
}

/** Several years' worth; past ones can be removed. */
export const MAX_HOLIDAYS = 400;
