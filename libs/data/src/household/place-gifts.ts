import { text } from '@evergift/language';
import type { Placement } from '../commands/placement.ts';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { equal } from '../values/equal.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import { type GiftItem, peopleOf } from '../model/gift-item.ts';
import { removePhoto, writePhoto } from '../photos/photo-writes.ts';
import { noPhotos, type PhotosById } from '../photos/photos-for-undo.ts';
import {
  isPhotoWrite,
  isRecordWrite,
  whereItBelongs,
  type PhotoWrite,
  type ReaderWrite,
  type RecordWrite,
  type Write,
} from '../store/document-store.ts';
import { ownFields } from '../store/read-record.ts';
import {
  circleFor,
  circleOf,
  givenId,
  hiddenFrom,
  isWishOfAnother,
  notedBy,
  noterOf,
  readersOf,
  wishIdOf,
  type Household,
} from '../model/household.ts';

type Fields = Readonly<Record<string, unknown>>;
type GiftUpdate = Extract<RecordWrite, { kind: 'update' }>;
type GiftCreation = Extract<RecordWrite, { kind: 'create' }>;

const givingFields = ['status', 'stage', 'purchasedCost', 'purchasedOn', 'takenBy'];

/** Whether a change says that somebody gives this, which who wished for it must not read. */
const tellsOfGiving = (fields: Fields): boolean =>
  givingFields.some((name) => name in fields) || Boolean(fields.plannedEventId);

const isGiftUpdate = (write: Write): write is GiftUpdate =>
  write.kind === 'update' && write.address.collection === 'giftItems';

const peopleAfter = (fields: Fields): readonly string[] =>
  peopleOf(fields as unknown as GiftItem).filter(Boolean);

/** A gift's fields as a new document has them. */
const fieldsOfGift = (gift: GiftItem): Fields => ({
  id: gift.id,
  ...gift.unknownFields,
  ...ownFields('giftItems', gift),
});

/** Whether nobody but the user sees a gift that more of the planner might. */
function isOnlyMine(household: Household, gift: GiftItem): boolean {
  return gift.circle === household.me && circleFor(household, peopleOf(gift)) !== household.me;
}

/**
 * Where an updated gift lies from now on; undefined where everybody sees it.
 * @param isFreed it is nobody's alone any more
 */
export function circleAfter(
  household: Household,
  gift: GiftItem,
  fields: Fields,
  isFreed = false,
): string | undefined {
  const people = peopleAfter({ ...gift, ...fields });
  const added = people.filter((id) => !peopleOf(gift).includes(id));
  if (fields.revealed === true && !gift.revealed) return undefined;
  const noter = noterOf(gift, household.ownerUid);
  if (isFreed || (fields.revealed === false && gift.revealed))
    return circleFor(household, people, noter);
  if (gift.circle === undefined) {
    return added.length === 0 ? undefined : circleFor(household, people, noter);
  }
  const hidden = hiddenFrom(household, added, household.me);
  const readers = readersOf(gift.circle);
  if (readers.some((uid) => hidden.includes(uid))) {
    return circleOf(readers.filter((uid) => !hidden.includes(uid)));
  }
  const isSecret = hiddenFrom(household, people, household.me).length > 0;
  const isChanged = added.length > 0 || people.length < peopleOf(gift).length;
  const opens = noter === household.me && isChanged && !isSecret && !isOnlyMine(household, gift);
  return opens ? undefined : gift.circle;
}

/**
 * The places of gifts, by who plans together now.
 * @param nextChange resolves when that becomes different, or after a while
 */
export function createPlacement(
  graph: RecordGraph,
  household: () => Household,
  nextChange: () => Promise<void>,
): Placement {
  const giftAt = (id: string): GiftItem | undefined => graph.giftItems.get(id);

  const redirectOne = (write: Write): Write => {
    if (!isGiftUpdate(write)) return write;
    const gift = giftAt(write.address.id);
    if (!gift || !tellsOfGiving(write.fields)) return write;
    const { me } = household();
    const isBought = gift.status !== 'purchased' && write.fields.status === 'purchased';
    const takes = isBought && gift.takenBy === '' && { takenBy: me };
    const fields = { ...write.fields, ...takes };
    if (!isWishOfAnother(household(), gift)) return { ...write, fields };
    const id = givenId(gift.id);
    const copied = { ...fieldsOfGift(gift), ...fields, id, revealed: false };
    return { kind: 'create', address: { collection: 'giftItems', id }, fields: copied };
  };

  /** The gift whose picture a new one has too. */
  const copiedFrom = ({ kind, address }: Write): string | undefined =>
    kind === 'create' && address.collection === 'giftItems' ? wishIdOf(address.id) : undefined;

  const targetOf = ({ address, fields }: GiftUpdate, gift: GiftItem): string | undefined =>
    address.circle === undefined || address.circle === whereItBelongs
      ? circleAfter(household(), gift, fields, address.circle === whereItBelongs)
      : address.circle;

  const isMove = (write: Write): write is GiftUpdate => {
    const gift = isGiftUpdate(write) ? giftAt(write.address.id) : undefined;
    return gift !== undefined && targetOf(write as GiftUpdate, gift) !== gift.circle;
  };

  const placeCreation = (write: GiftCreation): GiftCreation => {
    const { me } = household();
    const fields: Record<string, unknown> = { ...write.fields, notedBy: notedBy(household()) };
    const isRevealed = fields.revealed === true && write.fields.notedBy === fields.notedBy;
    fields.revealed = isRevealed;
    fields.takenBy = fields.status === 'purchased' || fields.takenBy === me ? me : '';
    const open = isRevealed ? undefined : circleFor(household(), peopleAfter(fields));
    const circle = write.address.circle || open;
    return { ...write, address: { ...write.address, circle }, fields };
  };

  const move = (write: GiftUpdate, gift: GiftItem, circle: string | undefined): Write[] => {
    const { me, ownerUid } = household();
    const isMine = noterOf(gift, ownerUid) === me;
    // The rules take a gift as it was only from where everybody sees it.
    const isKept = gift.circle === undefined;
    const taken = isKept || gift.takenBy === me ? gift.takenBy : '';
    const fields = { ...fieldsOfGift(gift), takenBy: taken, ...write.fields };
    const noted = isKept || isMine ? gift.notedBy : notedBy(household());
    return [
      { kind: 'delete', address: { ...write.address, circle: gift.circle } },
      {
        kind: 'create',
        address: { ...write.address, circle },
        fields: { ...fields, notedBy: noted },
        ...(isKept && { createdAt: gift.createdAt }),
      },
    ];
  };

  const placeRecord = (write: RecordWrite): Write[] => {
    if (write.address.collection !== 'giftItems') return [write];
    if (write.kind === 'create') return [placeCreation(write)];
    const gift = giftAt(write.address.id);
    if (!gift) return [write];
    const circle = isGiftUpdate(write) ? targetOf(write, gift) : gift.circle;
    if (isGiftUpdate(write) && circle !== gift.circle) return move(write, gift, circle);
    return [{ ...write, address: { ...write.address, circle: gift.circle } }];
  };

  /** The pictures of gifts that move or are copied, and are not written anyway. */
  const movedPhotos = (writes: readonly Write[], photos: PhotosById): PhotoWrite[] => {
    const written = new Set(writes.filter(isPhotoWrite).map(({ address }) => address.id));
    return writes.flatMap((write): PhotoWrite[] => {
      const wish = copiedFrom(write);
      const photo = photos.get(wish ?? write.address.id);
      if (wish) return photo ? [writePhoto(write.address.id, photo.version, photo)] : [];
      if (!isMove(write) || written.has(write.address.id)) return [];
      const { id } = write.address;
      const gift = giftAt(id);
      if (!gift?.photoVersion) return [];
      if (!photo) {
        throw new DataError('offline', {
          message: text(
            'The picture of this gift could not be read, so it was not moved. Connect and retry.',
          ),
        });
      }
      return [writePhoto(id, photo.version, photo)];
    });
  };

  /** A picture lies where its gift does; of one that moves the old one goes. */
  const placePhoto = (write: PhotoWrite, targets: ReadonlyMap<string, string | undefined>) => {
    const { id } = write.address;
    const before = giftAt(id)?.circle;
    const circle = targets.has(id) ? targets.get(id) : before;
    const placed = { ...write, address: { ...write.address, circle } } as PhotoWrite;
    const left = removePhoto(id);
    const isLeft = circle !== before && giftAt(id)?.photoVersion;
    return isLeft ? [placed, { ...left, address: { ...left.address, circle: before } }] : [placed];
  };

  const readerWrites = (circles: Iterable<string>): ReaderWrite[] =>
    [...circles]
      .filter((circle) => !household().circles.has(circle))
      .flatMap((circle) =>
        readersOf(circle).map((uid) => ({
          kind: 'create',
          address: { collection: 'readers', id: circle, uid },
          fields: { id: circle },
        })),
      );

  const placement: Placement = {
    redirect: (writes) => writes.map(redirectOne),
    moved: (writes) => {
      try {
        return writes().flatMap(
          (write) => copiedFrom(write) ?? (isMove(write) ? [write.address.id] : []),
        );
      } catch {
        // The command fails again when it starts, and says why.
        return [];
      }
    },
    send: (writes, photos, store) => {
      const placed = placement.place(writes, photos);
      const commit = store(placed);
      const sendAgain = async (cause: unknown): Promise<void> => {
        if (!['permission', 'not-found'].includes(toDataError(cause).kind)) throw cause;
        await nextChange();
        const again = placement.place(writes, photos);
        if (equal(again, placed)) throw cause;
        return store(again).confirmed;
      };
      return { applied: commit.applied, confirmed: commit.confirmed.catch(sendAgain) };
    },
    place: (writes, photos = noPhotos) => {
      const records = writes.filter(isRecordWrite).flatMap(placeRecord);
      const creations = records.filter(
        (write) => write.kind === 'create' && write.address.collection === 'giftItems',
      ) as GiftCreation[];
      const targets = new Map(creations.map(({ address }) => [address.id, address.circle]));
      const photoWrites = [...writes.filter(isPhotoWrite), ...movedPhotos(writes, photos)];
      const circles = new Set(creations.flatMap(({ address }) => address.circle ?? []));
      return [
        ...records,
        ...photoWrites.flatMap((write) => placePhoto(write, targets)),
        ...readerWrites(circles),
      ];
    },
  };
  return placement;
}
