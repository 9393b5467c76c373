import { text } from '@evergift/language';
import { useEffect, useRef } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import type { Option } from '../popover/option.tsx';
import { CREATE_KEY } from './creatable.ts';

interface Choices {
  options: readonly Option[];
  chosen: readonly string[];
  newLabel: string | null;
  activeId: string | null;
  count: number;
}

/** VoiceOver does not always say which option an input points to. */
const isVoiceOverLikely = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Says to screen readers how many options an open list has, and which one the input points to. */
export function useAnnouncedChoices(choices: Choices): void {
  const { options, chosen, newLabel, activeId, count } = choices;
  const said = useRef<number>(undefined);
  useEffect(() => {
    const isOpening = said.current === undefined;
    const isNew = isOpening ? activeId === null || isVoiceOverLikely() : said.current !== count;
    said.current = count;
    if (!isNew) return;
    announce(
      text('{count, plural, one {# option available.} other {# options available.}}', { count }),
    );
  }, [count, activeId]);

  const label =
    activeId === CREATE_KEY ? newLabel : options.find(({ id }) => id === activeId)?.label;
  const isChosen = activeId !== null && chosen.includes(activeId);
  useEffect(() => {
    if (label && isVoiceOverLikely())
      announce(isChosen ? text('{name}, selected', { name: label }) : label);
  }, [label, isChosen]);
}
