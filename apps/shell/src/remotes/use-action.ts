import { useHost } from '@evergift/contract';
import type { ContributedAction, ModalName } from '@evergift/contract';
import { useFollow } from '../browser/router-links.tsx';

/** Runs what a contribution does: goes to its page, or opens its modal. */
export function useAction(): (action: ContributedAction) => void {
  const follow = useFollow();
  const { openModal } = useHost();
  return (action) => {
    if ('go' in action) follow(action.go);
    else openModal<ModalName>(action.open, action.with ?? {});
  };
}

/**
 * The action for one record: `:id` in its path or in its preset values is the record.
 *
 * @param place where the record, or the text, goes: `:id`, `:text`
 */
export function actionFor(
  action: ContributedAction,
  id: string,
  place: ':id' | ':text' = ':id',
): ContributedAction {
  if ('go' in action) return { go: action.go.replace(place, () => encodeURIComponent(id)) };
  const preset = Object.entries(action.with ?? {}).map(([name, value]) => [
    name,
    value === place ? id : value,
  ]);
  return { open: action.open, with: Object.fromEntries(preset) } as ContributedAction;
}
