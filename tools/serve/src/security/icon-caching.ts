/** The icon of tabs and bookmarks. */
export const iconPath = '/favicon.svg';

/** For a day: Chromium asks for the icon again on most changes of the address, also within a page. */
export const iconCaching = 'public, max-age=86400';
