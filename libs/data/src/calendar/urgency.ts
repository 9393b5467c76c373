/** How near a date is: the colour class of a countdown (C1). */
export type Urgency = 'urgent' | 'warning' | 'good';

/** Days until which a date is urgent, and until which it is a warning (section 9 of the specification). */
export const urgencyThresholds = { urgent: 7, warning: 21 } as const;

/** Urgency of an event that many days away; past dates and unknown ones have none (C1). */
export function urgencyOf(days: number | null): Urgency | null {
  if (days === null || days < 0) return null;
  if (days <= urgencyThresholds.urgent) return 'urgent';
  return days <= urgencyThresholds.warning ? 'warning' : 'good';
}

/** Urgency of a birthday that many days away; the day itself is urgent (C1). */
export function birthdayUrgency(days: number): Urgency {
  return urgencyOf(Math.max(0, days)) ?? 'urgent';
}
