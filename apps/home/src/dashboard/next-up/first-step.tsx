import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { useHost } from '@evergift/contract';
import type { FirstStep as Step } from '@evergift/data';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { CalendarPlus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './next-up.module.css';

/** What leads somebody on who has just begun: one question, and the press that answers it. */
export function FirstStep({ step }: { step: Step }) {
  const { openModal } = useHost();
  if (step.kind === 'first-occasion') {
    return (
      <Question
        media={<CalendarPlus size={22} aria-hidden />}
        title={text('What comes next?')}
        details={text('A birthday dinner, a holiday, a thank-you: it counts down here.')}
        action={text('Create Event')}
        onPress={() => openModal('event.add', {})}
      />
    );
  }
  if (step.kind === 'more-people') {
    return (
      <Question
        media={<UserPlus size={22} aria-hidden />}
        title={text('Bring your address book')}
        details={text('Names and birthdays come from a file of your phone or computer.')}
        action={text('Import')}
        onPress={() => openModal('import.file', {})}
      />
    );
  }
  const { personId, personLabel } = step;
  const media = <Avatar name={personLabel} seed={personId} />;
  const person = <bdi>{personLabel}</bdi>;
  if (step.kind === 'first-birthday') {
    return (
      <Question
        media={media}
        title={sentence('When is {person}’s birthday?', { person })}
        details={text('Then it counts down here, every year.')}
        action={text('Add birthday')}
        onPress={() => openModal('person.edit', { personId })}
      />
    );
  }
  return (
    <Question
      media={media}
      title={sentence('An idea for {person}?', { person })}
      details={text('Note it now, find it when the day comes.')}
      action={text('Add idea')}
      onPress={() => openModal('gift.add', { personId })}
    />
  );
}

interface QuestionProperties {
  media: ReactNode;
  title: ReactNode;
  details: string;
  /** What the button says. */
  action: string;
  onPress: () => void;
}

function Question({ media, title, details, action, onPress }: QuestionProperties) {
  return (
    <>
      <span className={styles.media}>{media}</span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.details}>{details}</p>
      </div>
      <span className={styles.action}>
        <Button size="small" onPress={onPress}>
          {action}
        </Button>
      </span>
    </>
  );
}
