import type { PlotSize } from './use-plot-size.ts';

/** In rem: for a sample and the space around it, for each character, and for a line. */
const sampleRoom = 2.4;
const characterRoom = 0.44;
const lineRoom = 1.5;

interface LegendPlace {
  readonly x: number;
  readonly y: number;
}

/** Where each entry of a legend is, in pixels, one after the other on as many lines as they need. */
export function legendLayout(labels: readonly string[], { width, rem }: PlotSize) {
  let x = 0;
  let line = 0;
  const places = labels.map((label): LegendPlace => {
    const room = (sampleRoom + label.length * characterRoom) * rem;
    // The space after the last one may be cut.
    if (x > 0 && x + room - rem > width) {
      x = 0;
      line += 1;
    }
    const place = { x, y: line * lineRoom * rem };
    x += room;
    return place;
  });
  return { places, height: labels.length > 0 ? ((line + 1) * lineRoom + 0.5) * rem : 0 };
}
