/**
 * How far up each point is so that none covers another: 0 for the first of those that fall together.
 *
 * @param places along the line, ascending
 * @param size how much of the line a point takes
 * @param most levels; what has no room even there is on the last one
 */
export function stackPoints(places: readonly number[], size: number, most: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= size);
    const level = Math.min(free >= 0 ? free : ends.length, most - 1);
    ends[level] = place;
    return level;
  });
}
