import type { GiftRow } from '@evergift/data';
import { Link } from '@evergift/ui/link';
import { VisuallyHidden } from '@evergift/ui/visually-hidden';
import styles from './gift-people.module.css';

interface OneProperties {
  id: string;
  label: string;
  known: boolean;
}

function One({ id, label, known }: OneProperties) {
  if (!known) return <bdi>{label}</bdi>;
  return (
    <Link href={`/people/${id}`} variant="name">
      {label}
    </Link>
  );
}

/** Whom a gift is for: 'Dad', 'Dad and Mum', 'Dad + 2'. */
export function GiftPeople({ gift, personKnown, personLabel, alsoFor }: GiftRow) {
  const [second, third] = alsoFor;
  const first = <One id={gift.personId} label={personLabel} known={personKnown} />;
  if (!second) return first;
  if (!third) {
    return (
      <span className={styles.two}>
        {first} and <One {...second} />
      </span>
    );
  }
  const others = alsoFor.map((person) => person.label).join(', ');
  return (
    <>
      {first} <span aria-hidden title={others}>{`+ ${alsoFor.length}`}</span>
      <VisuallyHidden>, also for {others}</VisuallyHidden>
    </>
  );
}

/** The same without links, for a row that is pressed as a whole. */
export function GiftPeopleText({ personLabel, alsoFor }: GiftRow) {
  const [second, third] = alsoFor;
  if (!second) return <bdi>{personLabel}</bdi>;
  if (!third) {
    return (
      <span>
        <bdi>{personLabel}</bdi> and <bdi>{second.label}</bdi>
      </span>
    );
  }
  const others = alsoFor.map((person) => person.label).join(', ');
  return (
    <span>
      <bdi>{personLabel}</bdi> <span aria-hidden>{`+ ${alsoFor.length}`}</span>
      <VisuallyHidden>, also for {others}</VisuallyHidden>
    </span>
  );
}
