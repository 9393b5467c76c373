import type { User } from '@evergift/data';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './profile.module.css';

/** The way out, for good. */
export function DeleteAccountCard({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" title="Delete account">
      <div className={styles.row}>
        <p className={styles.note}>
          Removes your account with all people, events and gift items. This cannot be undone.
        </p>
        <Button size="small" variant="danger" onPress={() => setAsking(true)}>
          Delete account…
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}
