import type { FastifyInstance } from 'fastify';
import { unsentMailToWire } from '#features/accounts/contract/mails/unsent-mail.wire.ts';
import { listUnsentMails } from '#features/accounts/server/mails/unsent-mails.ts';
import { centavos, toReais } from '#kernel/money.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/monitor.endpoints.ts';
import * as schemas from '../../contract/monitor.schema.ts';
import { deadLetterToWire, jobToWire, noticeToWire } from '../../contract/monitor.wire.ts';
import { shopStateToWire } from '../../contract/suppliers.wire.ts';
import { jobTexts, settingsTexts } from '../../contract/texts.ts';
import { type DefaultSite, defaultSiteSetting, setDefaultSite } from '../change-default-site.ts';
import { pauseJob, runJobNow } from './control-jobs.ts';
import { type MonitorSettings, platformMonitor } from './monitor.ts';
import { resendPlatformMails } from './resend-mails.ts';
import { searchPlatform } from './search-platform.ts';

const settingsToWire = ({ site, version }: DefaultSite) => ({ sitePadrao: site, versao: version });
const shopToWire = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  idfornecedor: id,
  nome: name,
});

/** What the platform's people watch, search and set for the whole installation. */
export function platformMonitorRoutes(app: FastifyInstance, settings: MonitorSettings): void {
  const readers = { access: 'platform', permission: 'platform:read', supplier: 'none' } as const;
  const writers = { access: 'platform', permission: 'platform:write', supplier: 'none' } as const;

  serve(app, calls.showMonitorEndpoint, schemas.showMonitorSchema, readers, async (context) => {
    const { jobs, deadLetters, payments, unsentMails, notices } = await platformMonitor(context, settings);
    return {
      avisos: notices.map(noticeToWire),
      tarefas: jobs.map(jobToWire),
      falhasDefinitivas: deadLetters.map(deadLetterToWire),
      pagamentos: payments.map(({ shop, orderNumber, provider, amount, operation, tries, createdAt }) => ({
        fornecedor: shopToWire(shop),
        numpedido: orderNumber,
        provedor: provider ?? '',
        valor: toReais(centavos(amount)),
        operacao: operation ?? '',
        tentativas: tries,
        desde: createdAt.toISOString(),
      })),
      emailsNaoEnviados: unsentMails,
    };
  });

  serve(app, calls.runJobEndpoint, schemas.runJobSchema, writers, async (context, { body }) => ({
    pedida: orRefuse(await runJobNow(context, body.nome), jobTexts),
  }));
  serve(app, calls.pauseJobEndpoint, schemas.pauseJobSchema, writers, async (context, { body }) => {
    orRefuse(await pauseJob(context, { name: body.nome, paused: true }), jobTexts);
    return { pausada: true } as const;
  });
  serve(app, calls.resumeJobEndpoint, schemas.resumeJobSchema, writers, async (context, { body }) => {
    orRefuse(await pauseJob(context, { name: body.nome, paused: false }), jobTexts);
    return { pausada: false } as const;
  });

  serve(
    app,
    calls.listPlatformMailsEndpoint,
    schemas.listPlatformMailsSchema,
    readers,
    async (context, { query }) => {
      const { mails, total } = await listUnsentMails(context, pageFromWire(query));
      return pageToWire(query, total, mails.map(unsentMailToWire));
    },
  );

  serve(
    app,
    calls.resendPlatformMailsEndpoint,
    schemas.resendPlatformMailsSchema,
    writers,
    async (context, { body }) => ({ naFila: await resendPlatformMails(context, body.ids) }),
  );

  serve(
    app,
    calls.searchPlatformEndpoint,
    schemas.searchPlatformSchema,
    readers,
    async (context, { query }) => {
      const { shops, clients, orders } = await searchPlatform(context, query.q);
      return {
        lojas: shops.map(({ id, name, slug, state }) => ({
          idfornecedor: id,
          nome: name,
          slug,
          situacao: shopStateToWire(state),
        })),
        clientes: clients.map(({ id, name, document, email, shops: at }) => ({
          idcliente: id,
          nome: name,
          documento: document,
          email,
          fornecedores: at.map(shopToWire),
        })),
        pedidos: orders.map(({ shop, number, total, createdAt }) => ({
          fornecedor: shopToWire(shop),
          numpedido: number,
          total: toReais(centavos(total)),
          em: createdAt.toISOString(),
        })),
      };
    },
  );

  serve(app, calls.showSettingsEndpoint, schemas.showSettingsSchema, readers, async (context) =>
    settingsToWire(await defaultSiteSetting(context)),
  );

  serve(
    app,
    calls.changeSettingsEndpoint,
    schemas.changeSettingsSchema,
    writers,
    async (context, { body }) => {
      const site = body.sitePadrao?.trim() || null;
      const changed = await setDefaultSite(context, { site, version: body.versao });
      const facts = ({ atual }: { readonly atual: DefaultSite }) => ({ atual: settingsToWire(atual) });
      return settingsToWire(
        orRefuse(withWireFacts(changed, facts), { ...settingsTexts, ...changedByOtherText }),
      );
    },
  );
}
