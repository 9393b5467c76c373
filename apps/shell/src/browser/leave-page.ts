/** Loads this page anew. */
export const reloadPage = (): void => location.reload();

/** Shows the landing page, which is a document of its own, in place of this history entry. */
export const showLandingPage = (): void => location.replace('/');
