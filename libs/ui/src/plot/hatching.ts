/** A rectangle in pixels of a plot. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Diagonal lines across a box, as the path of an SVG. A path, and not a `<pattern>`: it looks the same on the screen,
 * in print and in a picture that is drawn from it.
 *
 * @param gap pixels between the lines, along the box's edge
 */
export function hatching({ x, y, width, height }: Box, gap: number): string {
  const lines: string[] = [];
  for (let offset = gap / 2; offset < width + height; offset += gap) {
    const fromX = Math.max(0, offset - height);
    const toX = Math.min(width, offset);
    const point = (along: number) => `${round(x + along)} ${round(y + offset - along)}`;
    lines.push(`M${point(fromX)}L${point(toX)}`);
  }
  return lines.join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
