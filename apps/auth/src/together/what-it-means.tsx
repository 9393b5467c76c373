import styles from './join.module.css';

/** What planning together is. */
export function WhatItMeans() {
  return (
    <ul className={styles.facts}>
      <li>You both see one plan: people, events, gift ideas, budgets.</li>
      <li>What is noted for you stays hidden. Surprises stay surprises.</li>
      <li>Your own planner stays yours alone.</li>
    </ul>
  );
}
