import { useHost } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { profileNotices } from '../profile-notices.ts';

/** Saves a choice; of one that was refused it says so. @returns whether it was applied */
export function useSaveFormats() {
  const { commands } = useData();
  const { notify } = useHost();
  return async (choice: Parameters<typeof commands.setFormats>[0]): Promise<boolean> => {
    const outcome = commands.setFormats(choice);
    const applied = await outcome.applied;
    const watch = async () => {
      const error = applied.ok ? await outcome.confirmed : applied.error;
      if (!error) return;
      notify(profileNotices['language' in choice ? 'languageFailed' : 'formatsFailed'](error));
    };
    void watch();
    return applied.ok;
  };
}
