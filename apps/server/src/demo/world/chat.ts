/** When the demo's shops answer, and the texts that they send often. */
import type { CannedAnswer } from '#features/chat/domain/canned-answer.ts';
import type { ChatSettings } from '#features/chat/domain/office-hours.ts';

export interface DemoChat {
  readonly supplier: string;
  /** Login of who has written it. */
  readonly staff: string;
  readonly settings: ChatSettings;
  readonly answers: readonly Omit<CannedAnswer, 'id'>[];
}

const days = (weekdays: readonly number[], from: number, until: number): ChatSettings['hours'] =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, until: until * 60 }));

export const DEMO_CHATS: readonly DemoChat[] = [
  {
    supplier: 'mercado-central',
    staff: 'ops@mercado-central.exemplo.com.br',
    settings: {
      enabled: true,
      hours: [...days([1, 2, 3, 4, 5], 8, 20), ...days([6], 8, 14)],
      answerTime: 'Costumamos responder em até 15 minutos.',
    },
    answers: [
      { title: 'Saudação', text: 'Olá! Como podemos ajudar?' },
      {
        title: 'Produto em falta',
        text: 'O produto acabou. Podemos trocar por um parecido ou devolver o valor: o que você prefere?',
      },
      { title: 'Saiu para entrega', text: 'O seu pedido já saiu e chega dentro do horário combinado.' },
      { title: 'Encerramento', text: 'Foi um prazer ajudar. Se precisar, é só escrever aqui.' },
    ],
  },
  {
    supplier: 'ferragens-atlas',
    staff: 'ops@ferragens-atlas.exemplo.com.br',
    settings: {
      enabled: true,
      hours: days([1, 2, 3, 4, 5], 8, 18),
      answerTime: 'Respondemos no mesmo dia útil.',
    },
    answers: [
      { title: 'Prazo de cotação', text: 'A sua cotação fica pronta em até um dia útil.' },
      { title: 'Nota fiscal', text: 'A nota fiscal está na página do pedido, em DANFE e em XML.' },
    ],
  },
];
