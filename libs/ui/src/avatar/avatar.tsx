import { classNames } from '../class-names/class-names.ts';
import { paperClass } from '../paper/paper-class.ts';
import styles from './avatar.module.css';
import { firstLetter } from './first-letter.ts';

export interface AvatarProps {
  /** Whose; gives the letter. */
  name: string;
  /** What the paper is chosen by; a person's id keeps it through a new name. Default: the name. */
  seed?: string | undefined;
  /** Diameter: small 28 px, medium 40 (default), large 56, huge 88. */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
}

/**
 * The first letter of a name on that person's own wrapping paper. The name is beside it, so the letter is drawn and is
 * no text: a button with both is named by the name alone.
 */
export function Avatar({ name, seed = name, size = 'medium' }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, styles[size], paperClass(seed))}
      data-letter={firstLetter(name)}
      aria-hidden
    />
  );
}

export interface AvatarStackProps {
  /** In order; the first `max` are shown, the rest as a number. */
  people: readonly { readonly id: string; readonly name: string }[];
  /** Default 4. */
  max?: number | undefined;
  size?: 'small' | 'medium' | undefined;
}

/** Several people at a glance, overlapping. Their names are shown beside it. */
export function AvatarStack({ people, max = 4, size = 'small' }: AvatarStackProps) {
  const more = people.length - max;
  return (
    <span className={styles.stack} aria-hidden>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} name={person.name} seed={person.id} size={size} />
      ))}
      {more > 0 && (
        <span
          className={classNames(styles.avatar, styles[size], styles.more)}
          data-letter={`+${more}`}
        />
      )}
    </span>
  );
}
