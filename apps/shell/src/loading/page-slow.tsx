import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { RotateCw } from 'lucide-react';

/** In the place of a page that is on its way and takes long. It opens by itself. */
export function PageSlow({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status">
      <EmptyState
        isPage
        title="This page is taking a while"
        message="It is on its way and opens by itself. The rest of Evergift works meanwhile."
        action={
          <Button variant="secondary" onPress={onRetry} icon={<RotateCw size={18} />}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
