import type { Planner } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { lazy, Suspense } from 'react';
import styles from './open-planner.module.css';
import { planningAlone } from '@evergift/data';

interface PlannerProperties {
  planner: Planner;
}

/** In place of the menu, where its code cannot be loaded: whose planner it is stays in sight. */
const OwnerName = ({ planner }: PlannerProperties) => <>{planner.name}</>;

const PlannerMenu = lazy(() =>
  import('./planner-menu.tsx').then(
    (module) => ({ default: module.PlannerMenu }),
    () => ({ default: OwnerName }),
  ),
);

/** Whose planner is open, and the way to another one. Nothing for who has no other one. */
export function OpenPlanner() {
  const planner = useObservable(useData().planner$, planningAlone);
  if (planner.isMine && planner.others.length === 0) return null;
  const place = <span className={styles.place} />;
  if (!planner.isMine && planner.name === '') return place;
  return (
    <Suspense fallback={place}>
      <PlannerMenu planner={planner} />
    </Suspense>
  );
}
