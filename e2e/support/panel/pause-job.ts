import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';
import { ADMINISTRATOR } from './panel.ts';

/** Pauses a job of the platform once it has run, so that what it computes stays; resolves to what resumes it. */
export async function pauseJob(request: APIRequestContext, nome: string): Promise<() => Promise<void>> {
  const login = await request.post('/v4/painel/entrar', { data: { email: ADMINISTRATOR, senha: PASSWORD } });
  expect(login.status(), await login.text()).toBe(200);
  const change = async (to: 'pausar' | 'retomar'): Promise<void> => {
    const answer = await request.post(`/v4/plataforma/tarefas/${to}`, { data: { nome } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const rests = async (): Promise<boolean> => {
    const { tarefas } = await (await request.get('/v4/plataforma/monitor')).json();
    const job = tarefas.find((each: { readonly nome: string }) => each.nome === nome);
    return job.ultima !== undefined && job.rodandoDesde === undefined;
  };
  await expect.poll(rests, { timeout: 60_000 }).toBe(true);
  await change('pausar');
  await expect.poll(rests).toBe(true);
  return () => change('retomar');
}
