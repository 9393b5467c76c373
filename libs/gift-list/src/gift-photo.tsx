import type { GiftItem } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Photo } from '@evergift/ui/photo';
import { useEffect, useState } from 'react';

type Pictured = Pick<GiftItem, 'id' | 'name' | 'photoVersion'>;

/**
 * How long a picture's place is on the page before it is read, in milliseconds: rows that only pass by read nothing.
 */
const settlingTime = 150;

function ShownPhoto({ gift: { id, name } }: { gift: Pictured }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settlingTime);
    return () => clearTimeout(timer);
  }, []);
  const { data: photo, status } = useQuery(useData().photo$(isSettled ? id : ''));
  return (
    <Photo
      photo={photo}
      alt={text('Picture of {name}', { name })}
      isLoading={!isSettled || status === 'loading'}
    />
  );
}

/** The picture of a gift beside its name; nothing for a gift without one. */
export function GiftPhoto({ gift }: { gift: Pictured }) {
  return gift.photoVersion ? <ShownPhoto gift={gift} /> : null;
}
