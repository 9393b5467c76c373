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
