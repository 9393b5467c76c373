import { useHost } from '@evergift/contract';
import type { BudgetSummary, PlanRow } from '@evergift/data';
import { text } from '@evergift/language';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { Disclosure } from '@evergift/ui/disclosure';
import { Link } from '@evergift/ui/link';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { BoughtGift } from './bought-gift.tsx';
import { Idea } from './idea.tsx';
import { moreIdeas } from './plan-words.ts';
import styles from './plan.module.css';
import { useRowFocus } from './use-row-focus.ts';

interface ParticipantProperties {
  row: PlanRow;
  eventId: string;
  budget: BudgetSummary | null;
}

/** What one participant gets, and what else there is in mind for them. */
export function Participant({ row, eventId, budget }: ParticipantProperties) {
  const { id, label, known, bought, planned, ideas } = row;
  const { openModal, preloadModal } = useHost();
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const onChange = useRowFocus(element);
  const shared = { eventId, personId: id, budget, onChange };
  return (
    <li ref={element} className={styles.row}>
      <div className={styles.person}>
        <Avatar name={label} seed={id} size="small" />
        {known ? (
          <Link href={`/people/${id}`} variant="name">
            {label}
          </Link>
        ) : (
          <bdi>{label}</bdi>
        )}
      </div>
      <div className={styles.gifts}>
        {bought.length + planned.length === 0 && (
          <p className={styles.nothing}>{text('Nothing yet')}</p>
        )}
        {bought.length + planned.length > 0 && (
          <ul className={styles.list} aria-label={text('For {person}', { person: label })}>
            {bought.map((gift) => (
              <BoughtGift key={gift.id} row={gift} personId={id} />
            ))}
            {planned.map((gift) => (
              <Idea key={gift.id} row={gift} {...shared} />
            ))}
          </ul>
        )}
        {ideas.length > 0 && (
          <Disclosure
            variant="bare"
            headingLevel={3}
            title={moreIdeas(ideas.length)}
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            {isOpen && (
              <ul
                className={styles.list}
                aria-label={text('More ideas for {person}', { person: label })}
              >
                {ideas.map((gift) => (
                  <Idea key={gift.id} row={gift} {...shared} />
                ))}
              </ul>
            )}
          </Disclosure>
        )}
      </div>
      {known && (
        <div className={styles.add}>
          <Button
            size="small"
            variant="quiet"
            icon={<Plus size={16} aria-hidden />}
            aria-label={text('Add idea for {person}', { person: label })}
            onPress={() => openModal('gift.add', { personId: id, plannedEventId: eventId })}
            onHoverStart={() => preloadModal('gift.add')}
            onFocus={() => preloadModal('gift.add')}
          >
            <span className={styles.addWord}>{text('Add idea')}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
