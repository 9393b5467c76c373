import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { useHost, type ModalProperties } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { useCallback } from 'react';
import styles from './capture-help-modal.module.css';

/**
 * The address of a bookmark that opens Evergift with the title, the selection and the address of the
 * page that it is pressed on. The page is not changed, and nothing is sent anywhere else.
 *
 * @param origin where Evergift runs
 */
export function bookmarkletOf(origin: string): string {
  const sent = '{title:document.title,text:String(getSelection()),url:location.href}';
  const address = `${JSON.stringify(`${origin}/giftItems?`)}+new URLSearchParams(${sent})`;
  return ['javascript', `void open(${address})`].join(':');
}

/** How gifts are added in one line, from other pages, and from a phone. */
export function CaptureHelpModal({ onClose }: ModalProperties<'gift.captureHelp'>) {
  const { notify } = useHost();
  const { origin } = window.location;
  const bookmarklet = bookmarkletOf(origin);
  // React refuses such an address; this one runs on other pages, never on this one.
  const setAddress = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', bookmarklet),
    [bookmarklet],
  );
  const copy = () =>
    navigator.clipboard.writeText(bookmarklet).then(
      () =>
        notify({
          type: 'success',
          message: text('Copied. Paste it as the address of a bookmark.'),
        }),
      () =>
        notify({ type: 'warning', message: text('Copying is not allowed here. Drag it instead.') }),
    );

  return (
    <Dialog
      title={text('Add gifts from anywhere')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {text('Done')}
        </Button>
      }
    >
      <div className={styles.help}>
        <section>
          <h3>{text('In one line')}</h3>
          <p>
            {text(
              'Type everything into the name of a new gift, and press Enter. You see at once what was understood, and can change it:',
            )}
          </p>
          <ul>
            <li>
              <code>{text('espresso cups for dad ~45 #christmas')}</code>
            </li>
            <li>
              <code>{text('vase for mum and dad bought 39.90')}</code>
            </li>
          </ul>
        </section>
        <section>
          <h3>{text('From a page in this browser')}</h3>
          <p>
            {text(
              'Drag this button to your bookmarks bar. On a shop’s page, press it: Evergift opens with the page’s title and address. Nothing is saved before you press Add Gift.',
            )}
          </p>
          <p className={styles.row}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link to drag, whose address the ref sets; Enter clicks it */}
            <a
              ref={setAddress}
              className={styles.bookmark}
              onClick={(event) => {
                event.preventDefault();
                notify({
                  type: 'info',
                  message: text('Drag it to your bookmarks, and press it there.'),
                });
              }}
            >
              {text('Keep in Evergift')}
            </a>
            <Button size="small" onPress={() => void copy()}>
              {text('Copy its address')}
            </Button>
          </p>
        </section>
        <section>
          <h3>{text('From an Android phone')}</h3>
          <p>
            {text(
              'Install Evergift (menu of the browser, “Add to Home screen”). It is among the apps then when you share a link or a text.',
            )}
          </p>
        </section>
        <section>
          <h3>{text('From an iPhone or iPad')}</h3>
          <p>{text('In the Shortcuts app, make a shortcut that is shown in the share sheet:')}</p>
          <ol>
            <li>{text('URL Encode: the Shortcut Input.')}</li>
            <li>
              {sentence('Open URLs: {address} followed by the encoded text.', {
                address: <code>{`${origin}/giftItems?capture=`}</code>,
              })}
            </li>
          </ol>
        </section>
      </div>
    </Dialog>
  );
}
