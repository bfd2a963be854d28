import type { FastifyInstance } from 'fastify';
import type { PositionOf } from '#features/addresses/server/position-of-postal-code.ts';
import { optionalDeliveryTypeFromWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { fromReais } from '#kernel/money.ts';
import { refuse } from '#kernel/result.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { deliveryOptionToWire } from '../../contract/delivery-option.wire.ts';
import { newAreaFromWire, panelAreaToWire } from '../../contract/panel-area.wire.ts';
import * as calls from '../../contract/panel-delivery.endpoints.ts';
import * as schemas from '../../contract/panel-delivery.schema.ts';
import { newSlotFromWire, panelSlotToWire, slotHoursFromWire } from '../../contract/panel-slot.wire.ts';
import { panelStoreToWire } from '../../contract/panel-store.wire.ts';
import { areaTexts, calendarTexts } from '../../contract/panel-texts.ts';
import { refusalToWire } from '../../contract/refusal.wire.ts';
import { lookupTexts } from '../../contract/texts.ts';
import { findOptionsByCep } from '../find-delivery-options.ts';
import * as areas from './change-areas.ts';
import * as calendar from './change-slots.ts';
import { deliveryOverview } from './panel-overview.ts';

/** Endpoints of the panel's delivery settings. */
export function panelDeliveryRoutes(
  app: FastifyInstance,
  { positionOf }: { readonly positionOf: PositionOf },
): void {
  const readers = { access: 'staff', permission: 'delivery:read' } as const;
  const writers = { access: 'staff', permission: 'delivery:write' } as const;
  const day = ({ date, name }: { readonly date: string; readonly name: string }) => ({
    data: date,
    nome: name,
  });

  serve(app, calls.showDeliveryEndpoint, schemas.deliveryOverviewSchema, readers, async (context) => {
    const { areas, slots, holidays, stores, overlaps } = await deliveryOverview(context);
    return {
      areas: areas.map(panelAreaToWire),
      janelas: slots.map(panelSlotToWire),
      feriados: holidays.map(day),
      lojas: stores.map(panelStoreToWire),
      sobreposicoes: overlaps.map(([idarea, com]) => ({ idarea, com })),
    };
  });

  serve(app, calls.tryDeliveryEndpoint, schemas.tryDeliverySchema, readers, async (context, { query }) => {
    const wanted = {
      postalCode: query.cep.replace('-', ''),
      subtotal: fromReais(query.valor),
      products: [],
      grams: query.gramas,
      type: optionalDeliveryTypeFromWire(query.tipoEntrega),
    };
    const found = await findOptionsByCep(context, wanted, positionOf);
    const options = orRefuse(
      found.ok ? found : { ok: false, refusal: refusalToWire(found.refusal) },
      lookupTexts,
    );
    return { formasEntrega: options.map(deliveryOptionToWire) };
  });

  serve(app, calls.addAreaEndpoint, schemas.addAreaSchema, writers, async (context, { body }) => {
    const wanted = orRefuse(newAreaFromWire(body), areaTexts);
    return savedToWire(orRefuse(await areas.addArea(context, wanted), areaTexts));
  });

  serve(
    app,
    calls.changeAreaEndpoint,
    schemas.changeAreaSchema,
    writers,
    async (context, { params, body }) => {
      if (!isSame(params.idarea, body.idarea))
        return orRefuse(refuse({ code: 'area-not-found' as const }), areaTexts);
      const wanted = orRefuse(newAreaFromWire(body), areaTexts);
      const named = { id: params.idarea, ...defined({ version: body.versao }) };
      const changed = await areas.changeArea(context, named, wanted);
      return savedToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: panelAreaToWire(atual) })),
          areaTexts,
        ),
      );
    },
  );

  serve(app, calls.closeAreaEndpoint, schemas.closeAreaSchema, writers, async (context, { params }) =>
    savedToWire(orRefuse(await areas.closeArea(context, params.idarea), areaTexts)),
  );

  serve(app, calls.addSlotEndpoint, schemas.addSlotSchema, writers, async (context, { body }) =>
    panelSlotToWire(orRefuse(await calendar.addSlot(context, newSlotFromWire(body)), calendarTexts)),
  );

  serve(
    app,
    calls.changeSlotEndpoint,
    schemas.changeSlotSchema,
    writers,
    async (context, { params, body }) => {
      if (!isSame(params.idjanela, body.idjanela))
        return orRefuse(refuse({ code: 'slot-not-found' as const }), calendarTexts);
      const named = { id: params.idjanela, ...defined({ version: body.versao }) };
      const changed = await calendar.changeSlot(context, named, newSlotFromWire(body));
      return panelSlotToWire(
        orRefuse(
          withWireFacts(changed, ({ atual }) => ({ atual: panelSlotToWire(atual) })),
          calendarTexts,
        ),
      );
    },
  );

  serve(app, calls.dropSlotEndpoint, schemas.dropSlotSchema, writers, async (context, { params }) =>
    panelSlotToWire(orRefuse(await calendar.dropSlot(context, params.idjanela), calendarTexts)),
  );

  serve(
    app,
    calls.putHolidayEndpoint,
    schemas.putHolidaySchema,
    writers,
    async (context, { params, body }) => {
      const holiday = { date: params.data, name: (body.nome ?? '').trim() };
      return day(orRefuse(await calendar.putHoliday(context, holiday), calendarTexts));
    },
  );

  serve(app, calls.dropHolidayEndpoint, schemas.dropHolidaySchema, writers, async (context, { params }) =>
    day(orRefuse(await calendar.dropHoliday(context, params.data), calendarTexts)),
  );

  serve(
    app,
    calls.changeOpeningEndpoint,
    schemas.changeOpeningSchema,
    writers,
    async (context, { params, body }) =>
      panelStoreToWire(
        orRefuse(
          await calendar.changeOpening(context, params.idloja, slotHoursFromWire(body)),
          calendarTexts,
        ),
      ),
  );
}

/** A body may repeat the id of the URL, but not contradict it. */
const isSame = (addressed: string, repeated: string | undefined): boolean =>
  repeated === undefined || repeated === addressed;

const savedToWire = ({ area, overlaps }: areas.SavedArea) => ({
  ...panelAreaToWire(area),
  sobreposicoes: overlaps.map(({ id, name, position }) => ({ idarea: id, nome: name, ordem: position })),
});
