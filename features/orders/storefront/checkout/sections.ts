/** The sections' ids, as in the address's fragment. */
export type SectionId = 'receber' | 'entrega' | 'pagamento' | 'observacoes' | 'revisao';

/** The field id of a question. */
export const questionId = (id: string): string => `pergunta-${id}`;
