const ending = /^birthday-(.+)-\d{4,}(?:_\d+)?$/;

/**
 * The id of a person's birthday event of a year: derived, so that two tabs or devices create the same one.
 * `repeat` counts further events of that year (a birthday that was moved after its event had passed).
 */
export function birthdayEventId(personId: string, year: number, repeat = 0): string {
  return `birthday-${personId}-${String(year).padStart(4, '0')}${repeat > 0 ? `_${repeat + 1}` : ''}`;
}

/** The person for whom a birthday event was created, whoever else takes part; undefined for other events. */
export function birthdayEventOwner(eventId: string): string | undefined {
  return ending.exec(eventId)?.[1];
}
