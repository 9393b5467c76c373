import { PreviewNotice } from '../chrome/preview-notice.tsx';
import { RemoteOutlet } from '../loading/remote-outlet.tsx';

/** A remote's page for everybody, without the bars of who is signed in. */
export function PublicPage() {
  return (
    <>
      <PreviewNotice />
      <RemoteOutlet />
    </>
  );
}
