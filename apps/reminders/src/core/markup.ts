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

/** A template whose values are escaped, unless they are markup themselves. Attributes need quotes. */
export const markup = (texts: TemplateStringsArray, ...contents: Content[]): Markup => ({
  html: texts.reduce((all, text, index) => all + htmlOf(contents[index - 1]) + text),
});
