import { useObservable } from '@evergift/data/react';
import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { Button } from '@evergift/ui/button';
import { CircleAlert, FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { reloadPage } from '../browser/leave-page.ts';
import { appLabel } from '../deployment/known-app.ts';
import { fetchServedRelease } from '../deployment/release.ts';
import { releaseAddress } from '@evergift/releases';
import { useRemotes } from '../remotes/remotes-context.tsx';
import type { PreviewState } from '../remotes/read-preview.ts';
import styles from './preview-message.module.css';

const strong = (words: string) => <strong>{words}</strong>;

interface PreviewMessageProperties {
  state: Exclude<PreviewState, { status: 'none' }>;
}

/**
 * Says which app of this tab is a preview and from where, or why one was not opened. A link alone
 * opens none: it is asked for here.
 */
export function PreviewMessage({ state }: PreviewMessageProperties) {
  const remotes = useRemotes();
  const { preview } = remotes;
  const apps = useObservable(remotes.apps$, remotes.apps());
  useReloadAfterBuild(state.status === 'shown' ? state.preview.entry : undefined);
  if (state.status === 'refused') {
    return (
      <div role="alert" className={styles.notice}>
        <Message icon={<CircleAlert size={18} aria-hidden />}>
          {sentence(
            '<strong>The preview was not opened.</strong> {reason} You see what is deployed.',
            { strong, reason: state.reason },
          )}
        </Message>
        <Button size="small" onPress={() => preview.leave()}>
          {text('Close')}
        </Button>
      </div>
    );
  }
  const { app, entry } = state.preview;
  const { host } = new URL(entry);
  if (state.status === 'asked') {
    const open = () => {
      if (preview.put(state.preview)) reloadPage();
      else remotes.forgetManifest();
    };
    return (
      <section aria-label={text('Preview')} className={styles.notice}>
        <Message icon={<CircleAlert size={18} aria-hidden />}>
          {sentence(
            '<strong>This link asks for a preview of {app}</strong> from {host}. Its code can read and change all that you can. Open it only if you expected it.',
            { strong, app: appLabel(app, apps), host },
          )}
        </Message>
        <Button size="small" onPress={() => preview.leave()}>
          {text('Close')}
        </Button>
        <Button size="small" onPress={open}>
          {text('Open preview')}
        </Button>
      </section>
    );
  }
  const leave = () => {
    preview.leave();
    reloadPage();
  };
  return (
    <section aria-label={text('Preview')} className={styles.notice}>
      <Message icon={<FlaskConical size={18} aria-hidden />}>
        {sentence(
          '<strong>{app} is a preview</strong> from {host}, in this tab only. What you change is real.',
          { strong, app: appLabel(app, apps), host },
        )}
      </Message>
      <Button size="small" onPress={leave}>
        {text('Leave preview')}
      </Button>
    </section>
  );
}

function Message({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.message}>
      {icon}
      <p>{children}</p>
    </div>
  );
}

/** How often a build on this machine is asked whether it was built anew, in milliseconds. */
const askInterval = 1_000;

/** Loads the page anew when a preview on the developer's own machine was built anew. */
function useReloadAfterBuild(entry: string | undefined): void {
  useEffect(() => {
    if (entry === undefined || new URL(entry).hostname !== 'localhost') return undefined;
    let first: string | undefined;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      // While it is being built there is none.
      const served = await fetchServedRelease(releaseAddress(entry)).catch(() => undefined);
      first ??= served?.build;
      if (served && served.build !== first) reloadPage();
    };
    void ask();
    const timer = setInterval(() => void ask(), askInterval);
    return () => clearInterval(timer);
  }, [entry]);
}
