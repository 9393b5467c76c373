import { personLabels } from '@evergift/data';
import type { Person } from '@evergift/data';
import { text } from '@evergift/language';
import { Card } from '@evergift/ui/card';
import { Ban, Heart, Ruler } from 'lucide-react';
import styles from './good-to-know.module.css';

const facts = [
  { name: 'likes', icon: <Heart size={16} aria-hidden /> },
  { name: 'sizes', icon: <Ruler size={16} aria-hidden /> },
  { name: 'avoids', icon: <Ban size={16} aria-hidden /> },
] as const;

/** What somebody likes, their sizes and what to avoid; nothing while none of it is known. */
export function GoodToKnow({ person }: { person: Person }) {
  const known = facts.filter(({ name }) => person[name] !== '');
  if (known.length === 0) return null;
  return (
    <Card as="section" title={text('Good to know')}>
      <dl className={styles.facts}>
        {known.map(({ name, icon }) => (
          <div key={name}>
            <dt className={styles.name}>
              {icon}
              {personLabels[name]}
            </dt>
            <dd className={styles.text} dir="auto">
              {person[name]}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
