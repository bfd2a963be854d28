/** Converts an icon's shapes to a single SVG path. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Each further shape starts at the origin (M0 0), so that a relative first step keeps its meaning. */
export const onePath = (shapes: readonly IconShape[]): string =>
  shapes.map((shape, index) => (index === 0 ? '' : 'M0 0') + pathOf(shape)).join('');

function pathOf([tag, attributes]: IconShape): string {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return attributes.d ?? '';
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'circle':
      return oval(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return oval(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      const corner = Math.max(number('rx'), number('ry'));
      return box(number('x'), number('y'), number('width'), number('height'), corner);
    }
    default:
      throw new Error(`an icon is drawn with ${tag}, which no one has made a path of`);
  }
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function box(x: number, y: number, width: number, height: number, corner: number): string {
  const turn = (dx: number, dy: number): string =>
    corner === 0 ? '' : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  return [
    `M${x + corner} ${y}h${across}${turn(corner, corner)}`,
    `v${down}${turn(-corner, corner)}`,
    `h${-across}${turn(-corner, -corner)}`,
    `v${-down}${turn(corner, -corner)}z`,
  ].join('');
}
