import type { GiftRow } from '@evergift/data';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
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
        {sentence('{first} and {second}', { first, second: <One {...second} /> })}
      </span>
    );
  }
  const others = alsoFor.map((person) => person.label).join(text(', '));
  return (
    <>
      {first} <span aria-hidden title={others}>{`+ ${alsoFor.length}`}</span>
      <VisuallyHidden>{text(', also for {others}', { others })}</VisuallyHidden>
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
        {sentence('{first} and {second}', {
          first: <bdi>{personLabel}</bdi>,
          second: <bdi>{second.label}</bdi>,
        })}
      </span>
    );
  }
  const others = alsoFor.map((person) => person.label).join(text(', '));
  return (
    <span>
      <bdi>{personLabel}</bdi> <span aria-hidden>{`+ ${alsoFor.length}`}</span>
      <VisuallyHidden>{text(', also for {others}', { others })}</VisuallyHidden>
    </span>
  );
}
