import { today as todayOf, addDays, type CalendarDate } from './calendar.ts';
import { type DemoDocument, whenSet } from './demo-document.ts';
import { demoGifts } from './gifts.ts';
import { historyDocuments } from './history-documents.ts';
import { birthdayEvents, occasionDocuments, birthdayEventId } from './occasion-documents.ts';
import { demoPeople } from './people.ts';
import { personDocument, personNamed } from './person-documents.ts';

/** A realistic year of people, events and gifts, laid around today. */
export function demoDocuments(now: Date): DemoDocument[] {
  const today = todayOf(now);
  return [
    ...demoPeople.map((person) => personDocument(person, today)),
    ...demoPeople.flatMap((person) => birthdayEvents(person, today)),
    ...occasionDocuments(today),
    ...giftDocuments(today),
    ...historyDocuments(today),
  ];
}

/** Purchases are spread over the weeks before today. */
const daysSincePurchase = (index: number) => 2 + ((index * 17) % 120);

function giftDocuments(today: CalendarDate): DemoDocument[] {
  return demoGifts.map((gift, index) => {
    const person = personNamed(gift.person);
    const id = `gift-${index + 1}`;
    const birthday = addDays(today, person.birthday?.inDays ?? 0);
    const eventIdOf = (occasion: string) =>
      occasion === 'birthday' ? birthdayEventId(person.id, birthday) : occasion;
    return {
      path: `giftItems/${id}`,
      fields: {
        id,
        name: gift.name,
        personId: person.id,
        personName: person.name,
        status: gift.bought ? 'purchased' : 'idea',
        eventId: eventIdOf(gift.bought?.for ?? ''),
        url: gift.url ?? '',
        estimatedCost: gift.estimated,
        purchasedCost: gift.bought?.cost ?? 0,
        ...whenSet({
          plannedEventId: gift.planned && eventIdOf(gift.planned),
          alsoFor: gift.alsoFor,
          stage: gift.bought?.stage,
          purchasedOn: gift.bought && addDays(today, -daysSincePurchase(index)),
          notes: gift.notes,
        }),
      },
    };
  });
}
