import { yearsBefore, type CalendarDate } from './calendar.ts';
import { whenSet, type DemoDocument } from './demo-document.ts';
import { demoHistory, type DemoMemory } from './history.ts';
import { birthdayEventId, birthdayEvents, occasionDocuments } from './occasion-documents.ts';
import { personNamed } from './person-documents.ts';

/** The coming occurrence of the event that a memory belongs to. */
function comingOf(memory: DemoMemory, today: CalendarDate): DemoDocument {
  const coming =
    memory.for === 'birthday'
      ? birthdayEvents(personNamed(memory.person), today)
      : occasionDocuments(today).filter(({ fields }) => fields['id'] === memory.for);
  return coming[0]!;
}

/** The occasions of earlier years, each once, and what was given then. */
export function historyDocuments(today: CalendarDate): DemoDocument[] {
  const events = new Map<string, DemoDocument>();
  const gifts = demoHistory.map((memory, index): DemoDocument => {
    const { fields } = comingOf(memory, today);
    const date = yearsBefore(String(fields['date']), memory.yearsAgo);
    const year = date.slice(0, 4);
    const eventId =
      memory.for === 'birthday'
        ? birthdayEventId(memory.person, date)
        : `repeat-${memory.for}-${year}`;
    const recurring = memory.for === 'birthday';
    const past = { ...fields, id: eventId, date, recurring, notes: '' };
    events.set(eventId, { path: `events/${eventId}`, fields: past });
    const id = `memory-${index + 1}`;
    return {
      path: `giftItems/${id}`,
      fields: {
        id,
        name: memory.name,
        personId: memory.person,
        personName: personNamed(memory.person).name,
        status: 'purchased',
        eventId,
        url: '',
        estimatedCost: memory.cost,
        purchasedCost: memory.cost,
        stage: 'given',
        ...whenSet({ alsoFor: memory.alsoFor }),
      },
    };
  });
  return [...events.values(), ...gifts];
}
