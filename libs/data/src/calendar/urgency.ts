/** How near a date is: the colour class of a countdown. */
export type Urgency = 'urgent' | 'warning' | 'good';

/** Days until which a date is urgent, and until which it is a warning. */
export const urgencyThresholds = { urgent: 7, warning: 21 } as const;

/** Urgency of an event that many days away; past dates and unknown ones have none. */
export function urgencyOf(days: number | null): Urgency | null {
  if (days === null || days < 0) return null;
  if (days <= urgencyThresholds.urgent) return 'urgent';
  return days <= urgencyThresholds.warning ? 'warning' : 'good';
}

/** Urgency of a birthday that many days away; the day itself is urgent. */
export function birthdayUrgency(days: number): Urgency {
  return urgencyOf(Math.max(0, days)) ?? 'urgent';
}
