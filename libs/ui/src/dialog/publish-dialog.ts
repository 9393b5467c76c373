/** Says which dialogs are there, one that is being removed left out. */
function publish(removed?: HTMLElement): void {
  const { dataset } = document.documentElement;
  const dialogs = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].filter(
    (dialog) => dialog !== removed,
  );
  const isLarge = dialogs.some((dialog) => dialog.dataset['dialog'] === 'large');
  if (dialogs.length > 0) dataset['dialogs'] = isLarge ? 'large' : '';
  else delete dataset['dialogs'];
  const areStaying = dialogs.some((dialog) => !('exiting' in dialog.dataset));
  if (areStaying) dataset['openDialogs'] = '';
  else delete dataset['openDialogs'];
}

/**
 * Says on the document's root that a dialog is there, for what lies beside it: `data-dialogs` from its first frame to
 * its last, 'large' with a large one; `data-open-dialogs` until it begins to leave. A rule that looks for dialogs below
 * the root by `:has()` would style the whole page again for each element that comes or goes anywhere.
 *
 * @param overlay the dialog's outermost element, with its size as `data-dialog`
 * @returns ends it
 */
export function publishDialog(overlay: HTMLElement): () => void {
  const observer = new MutationObserver(() => publish());
  observer.observe(overlay, { attributeFilter: ['data-exiting'] });
  publish();
  return () => {
    observer.disconnect();
    publish(overlay);
  };
}
