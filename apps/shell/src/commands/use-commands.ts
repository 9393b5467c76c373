import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { useNavigate } from '@evergift/router';
import { useNewestToastAction } from '../toasts/toasts-context.ts';
import { useSignOut } from '../session/use-sign-out.ts';

export type CommandId =
  | `go.${'dashboard' | 'people' | 'events' | 'gifts' | 'profile' | 'about'}`
  | 'gift.add'
  | 'event.add'
  | 'person.add'
  | `theme.${'light' | 'dark' | 'system'}`
  | 'undo'
  | 'sign-out';

/** Everything that can be started from anywhere. */
export function useCommands(): Record<CommandId, () => void> {
  const navigate = useNavigate();
  const { openModal, notify } = useHost();
  const { commands } = useData();
  const signOut = useSignOut();
  const undo = useNewestToastAction();
  const go = (path: string) => () => void navigate(path);
  const wear = (theme: 'light' | 'dark' | 'system') => async () => {
    const applied = await commands.setTheme(theme).applied;
    if (applied.ok) return;
    const message = 'The theme could not be kept. Please try again.';
    notify({ type: 'error', message, error: applied.error });
  };

  return {
    'go.dashboard': go('/dashboard'),
    'go.people': go('/people'),
    'go.events': go('/events'),
    'go.gifts': go('/giftItems'),
    'go.profile': go('/profile'),
    'go.about': go('/about'),
    'gift.add': () => openModal('gift.add', {}),
    'event.add': () => openModal('event.add', {}),
    'person.add': () => openModal('person.add', {}),
    'theme.light': () => void wear('light')(),
    'theme.dark': () => void wear('dark')(),
    'theme.system': () => void wear('system')(),
    undo,
    'sign-out': () => void signOut(),
  };
}
