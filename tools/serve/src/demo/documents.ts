import { today as todayOf } from './calendar.ts';
import type { DemoDocument } from './demo-document.ts';
import { giftDocuments } from './gift-documents.ts';
import { historyDocuments } from './history-documents.ts';
import { birthdayEvents, occasionDocuments } from './occasion-documents.ts';
import { demoPeople } from './people.ts';
import { personDocument } from './person-documents.ts';

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
