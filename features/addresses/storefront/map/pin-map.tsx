import * as leaflet from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
import { CircleAlert, LocateFixed, MapPinOff } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { Position } from '../../domain/address.ts';

interface PinMapProps {
  /** A URL template with {z}, {x} and {y}. */
  readonly tiles: string;
  readonly credits: string;
  readonly position: Position | null;
  /** The centre while there is no pin. */
  readonly around: Position | undefined;
  readonly error: string | undefined;
  readonly onPlace: (position: Position | null) => void;
}

const COUNTRY: Position = { latitude: -14.2, longitude: -51.9 };
const ZOOM = { country: 4, city: 13, door: 17 } as const;
/** Six decimals are about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A map with a draggable pin. With the keyboard, the arrow keys move the map and a button puts the pin in its centre. */
export function PinMap({ tiles, credits, position, around, error, onPlace }: PinMapProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly map: leaflet.Map; readonly pin: leaflet.Marker }>(undefined);
  const notify = useRef(onPlace);
  notify.current = onPlace;

  useEffect(() => {
    if (box.current === null) return;
    const place = ({ lat, lng }: leaflet.LatLng): void => {
      const { lat: latitude, lng: longitude } = leaflet.latLng(lat, lng).wrap();
      notify.current({ latitude: rounded(latitude), longitude: rounded(longitude) });
    };
    const map = leaflet.map(box.current, { zoomControl: false, scrollWheelZoom: false });
    map.attributionControl.setPrefix(false);
    leaflet.control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
    leaflet.tileLayer(tiles, { maxZoom: 19, attribution: escaped(credits) }).addTo(map);
    map.setView([COUNTRY.latitude, COUNTRY.longitude], ZOOM.country);
    const icon = leaflet.divIcon({ html: PIN, className: '', iconSize: [36, 44], iconAnchor: [18, 42] });
    const pin = leaflet.marker(map.getCenter(), {
      icon,
      draggable: true,
      keyboard: false,
      interactive: true,
    });
    pin.on('dragend', () => place(pin.getLatLng()));
    map.on('click', (press) => place(press.latlng));
    shown.current = { map, pin };
    return () => {
      shown.current = undefined;
      map.remove();
    };
  }, [tiles, credits]);

  const [latitude, longitude] = [position?.latitude, position?.longitude];
  useEffect(() => {
    const { map, pin } = shown.current ?? {};
    if (map === undefined || pin === undefined) return;
    if (latitude === undefined || longitude === undefined) {
      pin.remove();
      return;
    }
    const at = leaflet.latLng(latitude, longitude);
    const far = !map.hasLayer(pin) || !map.getBounds().pad(-0.1).contains(at);
    pin.setLatLng(at).addTo(map);
    if (far) map.setView(at, Math.max(map.getZoom(), ZOOM.door), { animate: false });
  }, [latitude, longitude]);
  useEffect(() => {
    const { map } = shown.current ?? {};
    if (map === undefined || latitude !== undefined || around === undefined) return;
    map.setView([around.latitude, around.longitude], ZOOM.city, { animate: false });
  }, [latitude, around]);

  const middle = (): void => {
    const centre = shown.current?.map.getCenter();
    if (centre === undefined) return;
    onPlace({ latitude: rounded(centre.lat), longitude: rounded(centre.lng) });
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div>
        <p id={id} className="font-semibold text-sm">
          Onde fica no mapa <span className="font-normal text-ink-2">(opcional)</span>
        </p>
        <p className="text-ink-2 text-sm">
          {position === null
            ? 'Toque no mapa para marcar a entrada, ou mova o mapa e marque o centro.'
            : 'Arraste o alfinete até a entrada, se ele não estiver nela.'}
        </p>
      </div>
      <div
        ref={box}
        role="application"
        aria-label="Mapa do endereço: as setas movem, mais e menos aproximam e afastam"
        className="isolate h-72 w-full overflow-hidden rounded-md border border-line-2 bg-sunken"
      />
      {error !== undefined && (
        <p className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {position === null ? '' : `Alfinete em ${position.latitude}, ${position.longitude}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={middle}>
          <LocateFixed aria-hidden="true" className="size-4" />
          Marcar o centro do mapa
        </Button>
        {position !== null && (
          <Button size="sm" tone="quiet" onClick={() => onPlace(null)}>
            <MapPinOff aria-hidden="true" className="size-4" />
            Tirar o alfinete
          </Button>
        )}
      </div>
    </section>
  );
}

/** Leaflet treats the credits as HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pin's SVG: in the shop's colour, with a white border that is visible on any map. */
const PIN =
  '<svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" class="text-brand-text drop-shadow">' +
  '<path fill="currentColor" stroke="white" stroke-width="2.5" d="M18 42C10 31 4 24 4 16a14 14 0 0 1 28 0c0 8-6 15-14 26Z"/>' +
  '<circle cx="18" cy="16" r="5.5" fill="white"/></svg>';
