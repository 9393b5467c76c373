import { PreviewNotice } from '../preview/preview-notice.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';

/** A remote's page for everybody, without the bars of who is signed in. */
export function PublicPage() {
  return (
    <>
      <PreviewNotice />
      <RemoteOutlet />
    </>
  );
}
