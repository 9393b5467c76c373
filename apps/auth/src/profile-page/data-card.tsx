import { useHost } from '@evergift/contract';
import type { Data, DataError, Export, PhotoExport, User } from '@evergift/data';
import { useData, useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { downloadFile } from '@evergift/ui/download-file';
import { Download, FileUp } from 'lucide-react';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';
import { usePending } from '../account/use-pending.ts';

/** Takes everything along, as a JSON file, and brings it back. */
export function DataCard({ user }: { user: User }) {
  const data = useData();
  const { notify, openModal, preloadModal } = useHost();
  const [isPending, run] = usePending();
  const today = useObservable(data.today$, '');

  const save = async () => {
    const collected = await collectExport(data, user);
    if (!collected.ok) return notify(profileNotices.exportFailed(collected.error));
    const { content } = collected;
    const fileName = `evergift-${today}.json`;
    downloadFile(fileName, 'application/json', JSON.stringify(content, null, 2));
    notify(profileNotices.exported(fileName));
  };
  return (
    <Card as="section" title={text('Your data')}>
      <div className={styles.row}>
        <p className={styles.note}>
          {text('All your people, events, gift items and settings in one JSON file.')}
        </p>
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={<FileUp size={16} aria-hidden />}
            onPress={() => openModal('import.file', {})}
            onHoverStart={() => preloadModal('import.file')}
            onFocus={() => preloadModal('import.file')}
          >
            {text('Restore from a file')}
          </Button>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            isPending={isPending}
            onPress={() => run(save)}
          >
            {text('Export all data')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The content of the exported file: the account, and everything that is kept here. */
interface AccountExport extends Export, PhotoExport {
  readonly account: Pick<User, 'email' | 'displayName' | 'createdAt'>;
}

type ExportResult =
  | { readonly ok: true; readonly content: AccountExport }
  | { readonly ok: false; readonly error: DataError | undefined };

/**
 * Collects the export once every list has answered. Offline it is what this device has, which is
 * all of it once it has been in step with the server; a list that never was cannot be exported. A
 * picture that is not on this device is named in `missingPhotos` then.
 */
async function collectExport(data: Data, user: User): Promise<ExportResult> {
  const { complete, error } = await data.answered();
  if (!complete) return { ok: false, error };
  const { email, displayName, createdAt } = user;
  return {
    ok: true,
    content: {
      ...data.exportData(),
      ...(await data.exportPhotos()),
      account: { email, displayName, createdAt },
    },
  };
}
