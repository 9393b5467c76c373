import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Avatar } from '../avatar/avatar.tsx';
import type { Option } from '../popover/option.tsx';
import styles from './tag-picker.module.css';

export interface PickedTagsProps {
  /** Names the group for screen readers. */
  label: string;
  picked: readonly Option[];
  hasAvatars: boolean;
  isDisabled: boolean;
  onRemove: (id: string) => void;
}

/**
 * What has been picked; each can be removed by its button, Delete or Backspace. A crowd scrolls, and
 * whoever joins it comes into sight.
 */
export function PickedTags({ label, picked, hasAvatars, isDisabled, onRemove }: PickedTagsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(picked.length);
  useEffect(() => {
    if (picked.length > shown.current) list.current?.scrollTo?.({ top: list.current.scrollHeight });
    shown.current = picked.length;
  }, [picked.length]);

  const remove = (ids: readonly string[]) => {
    // Nothing of the list is left to have the focus: in a dialog, Close would get it. A finger gets no keyboard.
    if (ids.length === picked.length && isFocusVisible()) {
      list.current?.closest('[role="group"]')?.querySelector('input')?.focus();
    }
    ids.forEach(onRemove);
  };
  return (
    <TagGroup
      className={styles.tags as string}
      aria-label={label}
      disabledKeys={isDisabled ? picked.map((option) => option.id) : []}
      onRemove={(keys) => remove([...keys].map(String))}
    >
      <TagList ref={list} className={styles.list as string}>
        {picked.map((option) => (
          <Tag
            key={option.id}
            id={option.id}
            textValue={option.label}
            className={styles.tag as string}
          >
            {hasAvatars && <Avatar name={option.label} seed={option.id} size="small" />}
            <bdi className={styles.name}>{option.label}</bdi>
            <Button slot="remove" className={styles.remove as string} isDisabled={isDisabled}>
              <X size={14} aria-hidden />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
