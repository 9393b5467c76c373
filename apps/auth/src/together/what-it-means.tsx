import { EyeOff, NotebookTabs, UsersRound } from 'lucide-react';
import styles from './join.module.css';

const facts = [
  [UsersRound, 'You both see one plan: people, events, gift ideas, budgets.'],
  [EyeOff, 'What is noted for you stays hidden. Surprises stay surprises.'],
  [NotebookTabs, 'Your own planner stays yours alone.'],
] as const;

/** What planning together is. */
export function WhatItMeans() {
  return (
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
  );
}
