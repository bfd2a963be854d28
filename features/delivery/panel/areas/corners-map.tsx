import { useQuery } from '@tanstack/react-query';
import * as leaflet from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
import { LocateFixed, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mapSettingsEndpoint } from '#features/addresses/contract/places.endpoints.ts';
import type { Position } from '#features/addresses/domain/address.ts';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { LngLat } from '../../domain/area.ts';
import type { EditedArea } from '../../domain/edited-area.ts';
import { cornersIn, cornersText } from './area-values.ts';

interface CornersMapProps {
  /** One corner each line. */
  readonly corners: string;
  readonly onCorners: (text: string) => void;
  /** Shown behind it, as far as they have places on a map. */
  readonly others: readonly EditedArea[];
  /** Where the map begins while nothing is drawn. */
  readonly around: readonly Position[];
}

const COUNTRY: leaflet.LatLngTuple = [-14.2, -51.9];
const FAR = 4;
const NEAR = 13;
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
  others,
  around,
  tiles,
  credits,
}: CornersMapProps & { readonly tiles: string; readonly credits: string }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly map: leaflet.Map; readonly layer: leaflet.LayerGroup }>(undefined);
  const ring = cornersIn(corners) ?? [];
  const change = (wanted: readonly LngLat[]): void => onCorners(cornersText(wanted));
  const latest = useRef({ ring, change, around });
  latest.current = { ring, change, around };
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
    const ringPoints = latest.current.ring.map(onMap);
    const points =
      ringPoints.length > 0
        ? ringPoints
        : latest.current.around.map(({ latitude, longitude }) => leaflet.latLng(latitude, longitude));
    if (points.length > 0) map.fitBounds(leaflet.latLngBounds(points).pad(0.2), { maxZoom: NEAR });
    else map.setView(COUNTRY, FAR);
    map.on('click', (press) => addLatest.current(press.latlng));
    shown.current = { map, layer: leaflet.layerGroup().addTo(map) };
    return () => {
      shown.current = undefined;
      map.remove();
    };
  }, [tiles, credits]);

  useEffect(() => {
    const { map } = shown.current ?? {};
    if (map === undefined) return;
    const layer = leaflet.layerGroup(others.flatMap((area) => outlineOf(area) ?? [])).addTo(map);
    return () => {
      layer.remove();
    };
  }, [others]);

  useEffect(() => {
    const { layer } = shown.current ?? {};
    if (layer === undefined) return;
    const ring = cornersIn(corners) ?? [];
    layer.clearLayers();
    leaflet.polygon(ring.map(onMap)).addTo(layer);
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
        {others.some(hasOutline) && ' As outras áreas abertas aparecem em cinza.'}
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

const onMap = ([lng, lat]: LngLat): leaflet.LatLng => leaflet.latLng(lat, lng);

const hasOutline = ({ bounds: { kind } }: EditedArea): boolean => kind === 'polygon' || kind === 'radius';

/** Undefined for a range of CEPs, which has no place on a map. */
function outlineOf({ name, bounds }: EditedArea): leaflet.Layer | undefined {
  // What is pressed there is pressed on the map.
  const look = {
    color: '#57534e',
    weight: 2,
    dashArray: '6 6',
    fillOpacity: 0.08,
    bubblingMouseEvents: true,
  };
  const label = document.createElement('span');
  label.textContent = name;
  if (bounds.kind === 'polygon')
    return leaflet
      .polygon(
        bounds.polygons.map((rings) => rings.map((ring) => ring.map(onMap))),
        look,
      )
      .bindTooltip(label, { sticky: true });
  if (bounds.kind !== 'radius') return undefined;
  const { latitude, longitude } = bounds.centre;
  return leaflet
    .circle([latitude, longitude], { ...look, radius: bounds.metres })
    .bindTooltip(label, { sticky: true });
}

/** Leaflet treats the credits as HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const CORNER =
  '<span class="block size-6 rounded-full border-4 border-white bg-brand shadow" aria-hidden="true"></span>';
