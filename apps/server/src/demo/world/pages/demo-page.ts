/** Stands in a page's HTML for its picture. */
export const PICTURE = '{imagem}';

export interface DemoPage {
  readonly slug: string;
  readonly title: string;
  /** Text of the links to it; absent: the title. */
  readonly label?: string;
  readonly description: string;
  readonly footerColumn: string;
  readonly inMenu?: boolean;
  readonly html: string;
  /** A picture of `apps/server/demo/pictures/scenes`. */
  readonly picture?: { readonly file: string; readonly alt: string };
}

export interface DemoPages {
  readonly supplier: string;
  /** E-mail of the member of staff who writes them. */
  readonly staff: string;
  readonly pages: readonly DemoPage[];
}
