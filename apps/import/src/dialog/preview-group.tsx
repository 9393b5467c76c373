import { text } from '@evergift/language';
import { Disclosure } from '@evergift/ui/disclosure';
import { PickList } from '@evergift/ui/pick-list';
import type { PickItem } from '@evergift/ui/pick-list';
import type { ReactNode } from 'react';
import styles from './import.module.css';

interface PreviewGroupProperties {
  title: string;
  items: readonly PickItem[];
  /** The ids of those that were taken out; with `onChange`. */
  left?: ReadonlySet<string>;
  onChange?: (picked: ReadonlySet<string>) => void;
  isDefaultOpen?: boolean;
  /** Above the list. */
  children?: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** What has the same fate, with how many there are; nothing when there are none. */
export function PreviewGroup({
  title,
  items,
  left = none,
  onChange,
  isDefaultOpen = false,
  children,
}: PreviewGroupProperties) {
  if (items.length === 0) return null;
  const picked = new Set(items.map(({ id }) => id).filter((id) => !left.has(id)));
  return (
    <Disclosure
      variant="bare"
      headingLevel={3}
      title={text('{title} ({count})', { title, count: String(items.length) })}
      isDefaultOpen={isDefaultOpen}
    >
      <div className={styles.group}>
        {children}
        <PickList label={title} items={items} {...(onChange && { picked, onChange })} />
      </div>
    </Disclosure>
  );
}
