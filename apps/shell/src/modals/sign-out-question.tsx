import { useObservable } from '@evergift/data/react';
import type { SignOut } from './sign-out.ts';
import { usePlaceholders } from './use-placeholders.ts';

/** Asks what becomes of changes that signing out would lose. */
export function SignOutQuestion({ signOut }: { signOut: SignOut }) {
  const question = useObservable(signOut.question$, undefined);
  const dialogs = usePlaceholders(question !== undefined, () => question?.answer('stay'));
  if (!question || !dialogs) return null;
  return <dialogs.PendingChangesDialog count={question.count} onAnswer={question.answer} />;
}
