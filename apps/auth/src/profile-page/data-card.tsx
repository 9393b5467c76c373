import { useHost } from '@evergift/contract';
import type { User } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { downloadFile } from '@evergift/ui/download-file';
import { Download, FileUp } from 'lucide-react';
import { collectExport } from './export-data.ts';
import { profileNotices } from './profile-notices.ts';
import styles from './profile.module.css';
import { usePending } from './use-pending.ts';

/** Takes everything along, as a JSON file, and brings it back. */
export function DataCard({ user }: { user: User }) {
  const data = useData();
  const { notify, openModal, preloadModal } = useHost();
  const [isPending, run] = usePending();

  const save = async () => {
    const collected = await collectExport(data, user);
    if (!collected.ok) return notify(profileNotices.exportFailed(collected.error));
    const { fileName, content } = collected;
    downloadFile(fileName, 'application/json', JSON.stringify(content, null, 2));
    notify(profileNotices.exported(fileName));
  };
  return (
    <Card as="section" title="Your data">
      <div className={styles.row}>
        <p className={styles.note}>
          All your people, events, gift items and settings in one JSON file.
        </p>
        <Button
          size="small"
          icon={<FileUp size={16} aria-hidden />}
          onPress={() => openModal('import.file', {})}
          onHoverStart={() => preloadModal('import.file')}
          onFocus={() => preloadModal('import.file')}
        >
          Restore from a file
        </Button>
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          isPending={isPending}
          onPress={() => run(save)}
        >
          Export all data
        </Button>
      </div>
    </Card>
  );
}
