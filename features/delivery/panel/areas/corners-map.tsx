import { useQuery } from '@tanstack/react-query';
import * as leaflet from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
import { LocateFixed, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mapSettingsEndpoint } from '#features/addresses/contract/places.endpoints.ts';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { LngLat } from '../../domain/area.ts';
import { cornersIn, cornersText } from './area-values.ts';

interface CornersMapProps {
  /** One corner each line. */
  readonly corners: string;
  readonly onCorners: (text: string) => void;
}

const COUNTRY: leaflet.LatLngTuple = [-14.2, -51.9];
/** Six decimals are about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/**
 * Draws an area: a press adds a corner, corners can be dragged. The same corners stand as text below, so that nobody needs the
 * map; with the keyboard, the arrow keys move it and a button adds a corner in its centre. Nothing where the server has no map.
 */
export function CornersMap(props: CornersMapProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['panel', 'map'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { mapas } = await api.call(mapSettingsEndpoint, {}, { signal });
      return mapas && { tiles: mapas.url, credits: mapas.creditos };
    },
  });
  return data ? <PolygonMap {...props} {...data} /> : null;
}

function PolygonMap({
  corners,
  onCorners,
  tiles,
  credits,
}: CornersMapProps & { readonly tiles: string; readonly credits: string }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly map: leaflet.Map; readonly layer: leaflet.LayerGroup }>(undefined);
  const ring = cornersIn(corners) ?? [];
  const change = (wanted: readonly LngLat[]): void => onCorners(cornersText(wanted));
  const latest = useRef({ ring, change });
  latest.current = { ring, change };
  const add = ({ lat, lng }: leaflet.LatLng): void =>
    latest.current.change([...latest.current.ring, [rounded(lng), rounded(lat)]]);
  const addLatest = useRef(add);
  addLatest.current = add;

  useEffect(() => {
    if (box.current === null) return;
    const map = leaflet.map(box.current, { zoomControl: false, scrollWheelZoom: false });
    map.attributionControl.setPrefix(false);
    leaflet.control.zoom({ zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }).addTo(map);
    leaflet.tileLayer(tiles, { maxZoom: 19, attribution: escaped(credits) }).addTo(map);
    const points = latest.current.ring.map(([lng, lat]) => leaflet.latLng(lat, lng));
    if (points.length > 1) map.fitBounds(leaflet.latLngBounds(points).pad(0.2));
    else map.setView(points[0] ?? COUNTRY, points.length === 0 ? 4 : 13);
    map.on('click', (press) => addLatest.current(press.latlng));
    shown.current = { map, layer: leaflet.layerGroup().addTo(map) };
    return () => {
      shown.current = undefined;
      map.remove();
    };
  }, [tiles, credits]);

  useEffect(() => {
    const { layer } = shown.current ?? {};
    if (layer === undefined) return;
    const ring = cornersIn(corners) ?? [];
    layer.clearLayers();
    leaflet.polygon(ring.map(([lng, lat]) => leaflet.latLng(lat, lng))).addTo(layer);
    for (const [index, [lng, lat]] of ring.entries()) {
      const icon = leaflet.divIcon({ html: CORNER, className: '', iconSize: [24, 24], iconAnchor: [12, 12] });
      const pin = leaflet.marker([lat, lng], { icon, draggable: true, keyboard: false });
      pin.on('dragend', () => {
        const at = pin.getLatLng();
        latest.current.change(
          latest.current.ring.map((each, place) =>
            place === index ? [rounded(at.lng), rounded(at.lat)] : each,
          ),
        );
      });
      pin.addTo(layer);
    }
  }, [corners]);

  return (
    <div className="col-span-full flex flex-col gap-2">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="text-ink-2 text-sm">
        Toque no mapa para acrescentar um canto; arraste um canto para movê-lo.
      </p>
      <div
        ref={box}
        role="application"
        aria-label="Mapa da área: as setas movem, mais e menos aproximam e afastam"
        className="isolate h-96 w-full overflow-hidden rounded-md border border-line-2 bg-sunken"
      />
      <p role="status" className="sr-only">
        {ring.length} cantos
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            const centre = shown.current?.map.getCenter();
            if (centre !== undefined) add(centre);
          }}
        >
          <LocateFixed aria-hidden="true" className="size-4" />
          Canto no centro do mapa
        </Button>
        {ring.length > 0 && (
          <Button size="sm" tone="quiet" onClick={() => change(ring.slice(0, -1))}>
            <Undo2 aria-hidden="true" className="size-4" />
            Tirar o último canto
          </Button>
        )}
      </div>
    </div>
  );
}

/** Leaflet treats the credits as HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const CORNER =
  '<span class="block size-6 rounded-full border-4 border-white bg-brand shadow" aria-hidden="true"></span>';
