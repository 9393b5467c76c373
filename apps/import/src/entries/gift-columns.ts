import {
  limits,
  normalizeLink,
  type GiftItem,
  type GiftStage,
  type GiftStatus,
} from '@evergift/data';
import type { RecordGraph } from '@evergift/data/feature';
import { currencyName } from '@evergift/data/reading';
import { text } from '@evergift/language';
import { nameKey } from '../people/name-key.ts';
import type { Unreadable } from '../read/contact.ts';
import { excerpt, nameProblem, oneLine, within } from '../read/fit-contact.ts';
import { cellOf, cellsOf, type Columns, type Headings } from '../table/columns.ts';
import { notesHeading } from '../table/notes-heading.ts';
import type { Table, TableRow } from '../table/parse-table.ts';
import { plainWord } from '../table/plain-word.ts';
import { decimalMarkIn, readWrittenMoney } from '../table/written-money.ts';
import type { GiftEntry, NamedPerson } from './entry.ts';
import { EventFinder } from './event-finder.ts';
import { PeopleFinder } from './people-finder.ts';

interface Status {
  readonly status: GiftStatus;
  readonly stage: GiftStage;
}

const idea: Status = { status: 'idea', stage: '' };
const purchase = (stage: GiftStage): Status => ({ status: 'purchased', stage });

/** How people say how far a gift is, in each language that the product speaks; 'Bought? yes' too. */
const words: readonly (readonly [string, Status])[] = [
  [
    `idea, ideas, wish, wished, wanted, plan, planned, maybe, open, to do, to buy, not yet, no, n, false, 0,
    Idee, Ideen, Wunsch, gewünscht, geplant, vielleicht, offen, zu kaufen, noch nicht, nein,
    idée, idées, souhait, envie, prévu, prévue, peut-être, à acheter, à faire, pas encore, non,
    deseo, planeado, planeada, previsto, prevista, quizá, quizás, por comprar, pendiente, todavía no,
    فكرة, أفكار, أمنية, مخطط لها, مخططة, ربما, للشراء, ليس بعد, لا`,
    idea,
  ],
  [
    `purchase, purchased, bought, paid, done, have, got it, yes, y, x, true, 1,
    gekauft, besorgt, bezahlt, erledigt, fertig, ja, j, acheté, achetée, payé, payée, fait, oui, o,
    comprado, comprada, pagado, pagada, hecho, listo, sí, s,
    تم الشراء, مشتراة, تم شراؤها, مدفوعة, تم, نعم`,
    purchase(''),
  ],
  [
    `order, ordered, bestellt, commandé, commandée, pedido, pedida, encargado, encargada,
    مطلوبة, تم الطلب, تم طلبها`,
    purchase('ordered'),
  ],
  [
    `arrived, delivered, received, angekommen, geliefert, erhalten, arrivé, arrivée, livré, livrée, reçu,
    reçue, recibido, recibida, llegado, وصلت, تم الاستلام, مستلمة`,
    purchase('arrived'),
  ],
  [
    `wrapped, eingepackt, verpackt, emballé, emballée, envuelto, envuelta, مغلفة, تم التغليف`,
    purchase('wrapped'),
  ],
  [
    `given, gave, gifted, verschenkt, geschenkt, überreicht, offert, offerte, donné, donnée,
    entregado, entregada, regalado, regalada, dado, مهداة, تم الإهداء, أهديت`,
    purchase('given'),
  ],
];
const statuses = new Map(
  words.flatMap(([said, status]) => said.split(',').map((word) => [plainWord(word), status])),
);

/** Idea or purchase, and its stage, as a table says it; undefined for a word that says neither. */
function readWrittenStatus(text: string): Status | undefined {
  const said = text.trim();
  if (said === '') return idea;
  return /^[✓✔]$/.test(said) ? purchase('') : statuses.get(plainWord(said));
}

/** What a column of a table of gifts may contain. */
export type GiftField =
  | 'name'
  | 'recipient'
  | 'event'
  | 'price'
  | 'estimate'
  | 'status'
  | 'url'
  | 'notes';

export const giftHeadings: Headings<GiftField> = {
  name: [
    `gift, gifts, gift idea, gift name, gift item, present, presents, item, items, idea, ideas, product,
    products, Geschenk, Geschenke, Geschenkidee, Geschenkideen, Idee, Ideen, Artikel, Produkt, Wunsch,
    cadeau, cadeaux, idée, idées, idée cadeau, idée de cadeau, article, produit,
    regalo, regalos, idea de regalo, artículo, producto, obsequio,
    الهدية, هدية, الهدايا, هدايا, فكرة, الفكرة, الأفكار, فكرة الهدية, المنتج, السلعة`,
    `name, title, what, description, Titel, was, Bezeichnung, Beschreibung, nom, titre, quoi,
    nombre, título, qué, descripción, الاسم, العنوان, ماذا, الوصف`,
  ],
  recipient: [
    `recipient, recipients, for, for whom, gift for, to, receiver,
    für, für wen, Geschenk für, an, Empfänger, Empfängerin, beschenkte Person, Beschenkte, Beschenkter,
    pour, pour qui, cadeau pour, à, destinataire, bénéficiaire,
    para, para quién, regalo para, destinatario, destinataria, لـ, لمن, إلى, المستلم, المُهدى إليه`,
    `who, person, persons, people, wer, Personen, personne, personnes, qui, persona, personas, quién,
    من, الشخص, الأشخاص, شخص`,
    'name, nom, nombre, الاسم',
  ],
  event: [
    `event, occasion, planned for, Anlass, Ereignis, geplant für, événement, évènement, prévu pour,
    evento, ocasión, planeado para, previsto para, المناسبة, مناسبة, مخطط لـ`,
  ],
  price: [
    `price, cost, costs, amount, paid, spent, purchase cost, purchase price, purchased cost,
    purchased price, actual cost, actual price,
    Preis, Kosten, Betrag, bezahlt, ausgegeben, Kaufpreis, prix, coût, montant, payé, dépensé, prix d'achat,
    precio, coste, costo, importe, monto, pagado, gastado, precio de compra,
    السعر, سعر, الثمن, التكلفة, المبلغ, المدفوع, المصروف`,
  ],
  estimate: [
    `estimate, estimated, estimate cost, estimated cost, estimate price, estimated price, budget,
    geschätzt, geschätzter Preis, geschätzte Kosten, Schätzung, prix estimé, coût estimé, estimation,
    precio estimado, coste estimado, costo estimado, estimación, presupuesto,
    السعر التقديري, التكلفة التقديرية, التقدير, الميزانية`,
  ],
  status: [
    `status, state, stage, bought, purchased, done, ordered, Stand, Zustand, gekauft, erledigt, bestellt,
    état, statut, acheté, fait, commandé, estado, comprado, hecho, pedido,
    الحالة, حالة, تم الشراء, مشتراة`,
  ],
  url: [
    `link, links, url, urls, website, webpage, shop, store, where,
    Webseite, Internetseite, Webadresse, Laden, Geschäft, wo, lien, liens, site, site web, page web,
    boutique, magasin, où, enlace, enlaces, página web, sitio web, tienda, dónde,
    الرابط, رابط, الموقع, المتجر, أين`,
  ],
  notes: [`${notesHeading}, remark, remarks, tag, tags`],
};

function noAmount(field: 'price' | 'estimate', written: string): string {
  const values = { written, currency: currencyName() };
  return field === 'price'
    ? text('The price “{written}” is no amount in {currency} and is left out.', values)
    : text('The estimate “{written}” is no amount in {currency} and is left out.', values);
}

/** Who a gift is for, in the words of its problems. */
function recipientsProblem(people: readonly NamedPerson[]): string | undefined {
  if (people.length === 0) return text('It does not say whom it is for.');
  const most = limits.sharers + 1;
  return people.length > most ? text('It is for more than {most} people.', { most }) : undefined;
}

/**
 * The gifts of a table, by the columns that somebody chose. One is there already when a gift of this name for this
 * recipient is, at the same event where both say one.
 */
export function readGiftsTable(
  graph: RecordGraph,
  { rows }: Table,
  columns: Columns<GiftField>,
): (GiftEntry | Unreadable)[] {
  const mark = decimalMarkIn([...cellsOf(rows, columns.price), ...cellsOf(rows, columns.estimate)]);
  const people = new PeopleFinder(graph.people.values());
  const events = new EventFinder(graph.today);
  const known = new KnownGifts(graph.giftItems.values());
  const eventsOf = (id: string) =>
    [...graph.eventsByParticipant.ids(id)].flatMap((eventId) => graph.events.get(eventId) ?? []);

  const read = (row: TableRow): GiftEntry | Unreadable => {
    const cell = (field: GiftField) => cellOf(row, columns[field]);
    const name = oneLine(cell('name'));
    const found = people.read(cell('recipient'));
    const reason = nameProblem('name', name) ?? found.problem ?? recipientsProblem(found.people);
    const [recipient] = found.people;
    if (reason || !recipient) {
      return { line: row.line, text: excerpt(name || row.cells.join(' ')), reason: reason ?? '' };
    }
    const remarks: string[] = [];
    const written = (field: GiftField) => excerpt(cell(field));
    const amount = (field: 'price' | 'estimate') => {
      const read = cell(field) === '' ? 0 : readWrittenMoney(cell(field), mark);
      if (read === undefined) remarks.push(noAmount(field, written(field)));
      return read ?? 0;
    };
    const said = readWrittenStatus(cell('status'));
    if (!said) {
      remarks.push(
        text('The status “{written}” says neither idea nor purchased and is left out.', {
          written: written('status'),
        }),
      );
    }
    const { status, stage } = said ?? { status: 'idea', stage: '' };
    const isPurchased = status === 'purchased';
    const [price, estimate] = [amount('price'), amount('estimate')];
    const event = events.find({
      ...{ text: cell('event'), events: eventsOf(recipient.id), isPurchased },
    });
    if (cell('event') !== '' && !event) {
      const values = { written: written('event'), person: recipient.name };
      remarks.push(
        isPurchased
          ? text('The event “{written}” is none of {person} and is left out.', values)
          : text('The event “{written}” is none of {person} to come and is left out.', values),
      );
    }
    const url = normalizeLink(cell('url'));
    if (url === undefined) {
      remarks.push(
        text('The link “{written}” is no web address and is left out.', {
          written: written('url'),
        }),
      );
    }
    return {
      ...{ kind: 'gift', line: row.line, name, people: found.people, status, stage, remarks },
      event: event && { id: event.id, title: event.title },
      estimatedCost: isPurchased ? estimate : estimate || price,
      purchasedCost: isPurchased ? price : 0,
      url: url ?? '',
      notes: within(remarks, 'note', cell('notes'), limits.notes),
      match: known.has({
        ...{ name, recipient: recipient.id || nameKey(recipient.name), eventId: event?.id ?? '' },
      })
        ? 'there'
        : 'new',
    };
  };
  return rows.map(read);
}

/** What a gift of a table is recognised by. */
interface Recognised {
  readonly name: string;
  /** Id, or the key of a new person's name. */
  readonly recipient: string;
  /** Of a purchase, or of the plan; '' for none. */
  readonly eventId: string;
}

const keyOf = ({ name, recipient }: Recognised) => `${recipient} ${nameKey(name)}`;

/** The gifts that are there, and those before in the file. */
class KnownGifts {
  readonly #eventIds = new Map<string, string[]>();

  constructor(gifts: Iterable<GiftItem>) {
    for (const { name, personId, eventId, plannedEventId } of gifts) {
      this.#add({ name, recipient: personId, eventId: eventId || plannedEventId });
    }
  }

  #add(gift: Recognised): void {
    const key = keyOf(gift);
    const known = this.#eventIds.get(key);
    if (known) known.push(gift.eventId);
    else this.#eventIds.set(key, [gift.eventId]);
  }

  /** Whether the gift is among them; from now on it is. A book for every birthday is another one each time. */
  has(gift: Recognised): boolean {
    const { eventId } = gift;
    const eventIds = this.#eventIds.get(keyOf(gift)) ?? [];
    const isKnown = eventIds.some((id) => id === eventId || id === '' || eventId === '');
    this.#add(gift);
    return isKnown;
  }
}
