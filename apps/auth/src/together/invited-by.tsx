import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { EyeOff, NotebookTabs, UsersRound } from 'lucide-react';
import formStyles from '../auth-page/auth-form.module.css';
import styles from './join.module.css';

const facts = [
  [UsersRound, text('You both see one plan: people, events, gift ideas, budgets.')],
  [EyeOff, text('What is noted for you stays hidden. Surprises stay surprises.')],
  [NotebookTabs, text('Your own planner stays yours alone.')],
] as const;

/** Who invites, and what planning together is. */
export function InvitedBy({ from }: { from: string }) {
  return (
    <>
      <header className={formStyles.header}>
        <h1 tabIndex={-1}>
          {sentence('{name} invites you to plan together', { name: <bdi>{from}</bdi> })}
        </h1>
      </header>
      <ul className={styles.facts}>
        {facts.map(([Icon, fact]) => (
          <li key={fact}>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden />
            </span>
            {fact}
          </li>
        ))}
      </ul>
    </>
  );
}
