const sides = [1280, 1024, 800, 640, 480, 320];
const qualities = [0.82, 0.7, 0.55, 0.4];
/** The lowest quality takes about a third of the highest one's bytes: what is larger by more is not tried on. */
const hopeless = 3;

export interface Limits {
  /** Bytes. */
  readonly size: number;
  /** The longer side, in pixels. */
  readonly side: number;
}

/**
 * The best of a picture that fits: the largest side first, and for each the quality goes down before the side does.
 * Undefined when nothing fits.
 *
 * @param longerSide of the picture, in pixels: it is never made larger
 * @param encode draws and writes the picture with this longer side, with a quality of 0 to 1
 */
export async function smallestThatFits<Encoded extends { readonly size: number }>(
  longerSide: number,
  limits: Limits,
  encode: (side: number, quality: number) => Promise<Encoded>,
): Promise<Encoded | undefined> {
  const fitting = sides.filter((side) => side <= limits.side);
  const tried = new Set(fitting.map((side) => Math.min(side, longerSide)));
  for (const side of tried) {
    for (const quality of qualities) {
      const encoded = await encode(side, quality);
      if (encoded.size <= limits.size) return encoded;
      if (encoded.size > hopeless * limits.size) break;
    }
  }
  return undefined;
}
