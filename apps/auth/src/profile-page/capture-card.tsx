import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { Card } from '@evergift/ui/card';
import { Bookmark } from 'lucide-react';
import styles from './profile.module.css';

/** Leads to the bookmark button and to what else takes gifts from other pages and programs. */
export function CaptureCard() {
  const { openModal, preloadModal } = useHost();
  return (
    <Card as="section" title="Add gifts from anywhere">
      <div className={styles.row}>
        <p className={styles.note}>
          A button for your bookmarks bar that keeps the page you are on, and sharing from a phone.
        </p>
        <Button
          size="small"
          icon={<Bookmark size={16} aria-hidden />}
          onPress={() => openModal('gift.captureHelp', {})}
          onHoverStart={() => preloadModal('gift.captureHelp')}
        >
          Show how
        </Button>
      </div>
    </Card>
  );
}
