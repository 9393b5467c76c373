const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** HTML in which everything that was put into it has been escaped. */
export interface Markup {
  readonly html: string;
}

type Content = string | Markup | readonly Markup[];

function htmlOf(content: Content | undefined): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escape(content);
  return 'html' in content ? content.html : content.map(({ html }) => html).join('');
}

/** A text with links in it: the words between `<name>` and `</name>` lead to the address of that name. */
export function withLinks(text: string, addresses: Readonly<Record<string, string>>): Markup {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/).map((part, at, all): Content => {
    if (at % 3 === 1) return '';
    return at % 3 === 0
      ? part
      : markup`<a href="${addresses[all[at - 1] ?? ''] ?? ''}">${part}</a>`;
  });
  return { html: parts.map(htmlOf).join('') };
}

/** A template whose values are escaped, unless they are markup themselves. Attributes need quotes. */
export const markup = (texts: TemplateStringsArray, ...contents: Content[]): Markup => ({
  html: texts.reduce((all, text, index) => all + htmlOf(contents[index - 1]) + text),
});
