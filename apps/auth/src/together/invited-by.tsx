import { EyeOff, NotebookTabs, UsersRound } from 'lucide-react';
import formStyles from '../auth-page/auth-form.module.css';
import styles from './join.module.css';

const facts = [
  [UsersRound, 'You both see one plan: people, events, gift ideas, budgets.'],
  [EyeOff, 'What is noted for you stays hidden. Surprises stay surprises.'],
  [NotebookTabs, 'Your own planner stays yours alone.'],
] as const;

/** Who invites, and what planning together is. */
export function InvitedBy({ from }: { from: string }) {
  return (
    <>
      <header className={formStyles.header}>
        <h1 tabIndex={-1}>
          <bdi>{from}</bdi> invites you to plan together
        </h1>
      </header>
      <ul className={styles.facts}>
        {facts.map(([Icon, text]) => (
          <li key={text}>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
