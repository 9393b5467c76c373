/** What is in a list that draws a part of its rows: rows, and room for those left out. */
export type ListPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'room'; readonly before: number; readonly height: number };

/** A row's place, in pixels from the top of the list. */
export interface RowPlace {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The drawn rows, with room for the rows that are left out between them.
 *
 * @param places of the drawn rows, in order, in pixels from the list's top
 * @param height of the whole list, in pixels
 * @param gap between two rows, in pixels
 */
export function listParts(places: readonly RowPlace[], height: number, gap: number): ListPart[] {
  const parts: ListPart[] = [];
  let end = -gap;
  let next = 0;
  for (const place of places) {
    if (place.index > next) {
      parts.push({ kind: 'room', before: place.index, height: place.start - end - 2 * gap });
    }
    parts.push({ kind: 'row', index: place.index });
    end = place.end;
    next = place.index + 1;
  }
  const rest = height - end - gap;
  if (rest > 0.5) parts.push({ kind: 'room', before: Infinity, height: rest });
  return parts;
}

/**
 * Which rows to draw: those in view and a few around them; the first and the last, so that Tab
 * enters the list at its ends; the focused one and its neighbours, so that it keeps the focus and
 * Tab goes on from it.
 */
export function drawnRows(
  {
    startIndex,
    endIndex,
    overscan,
    count,
  }: {
    startIndex: number;
    endIndex: number;
    overscan: number;
    count: number;
  },
  focused: number,
): number[] {
  const drawn = new Set<number>();
  const add = (from: number, to: number) => {
    for (let index = Math.max(0, from); index <= Math.min(count - 1, to); index += 1) {
      drawn.add(index);
    }
  };
  add(0, 0);
  add(startIndex - overscan, endIndex + overscan);
  if (focused >= 0) add(focused - 2, focused + 2);
  add(count - 1, count - 1);
  return [...drawn].sort((a, b) => a - b);
}
