/** The sections' ids, as in the address's fragment. */
export type SectionId = 'receber' | 'entrega' | 'pagamento' | 'observacoes' | 'revisao';

export const questionId = (id: string): string => `pergunta-${id}`;
