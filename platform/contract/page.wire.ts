/** The query and the response of a list in pages; `page.schema.ts` has their schemas. */
import { type PageRange, pageCount } from '#kernel/page.ts';

interface WirePageQuery {
  readonly pagina?: number;
  readonly limite?: number;
}

const FIRST_PAGE = 1;
const PAGE_SIZE = 20;

export const pageFromWire = ({ pagina = FIRST_PAGE, limite = PAGE_SIZE }: WirePageQuery): PageRange => ({
  limit: limite,
  offset: (pagina - 1) * limite,
});

/** `dados` are the rows of this page, `total` those of all pages. */
export const pageToWire = <Row>(
  { pagina = FIRST_PAGE, limite = PAGE_SIZE }: WirePageQuery,
  total: number,
  dados: Row[],
) => ({ pagina, paginas: pageCount(total, limite), total, dados });
