/** HTML that is safe to show: everything that was put into it has been escaped. */
export interface Markup {
  readonly html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

type Content = Markup | string | undefined | readonly Markup[];

const toHtml = (content: Content): string => {
  if (content === undefined) return '';
  if (typeof content === 'string') return escape(content);
  return 'html' in content ? content.html : content.map((part) => part.html).join('');
};

/** A template whose values are escaped, unless they are markup themselves. Attributes need quotes. */
export const markup = (texts: TemplateStringsArray, ...contents: Content[]): Markup => ({
  html: texts.reduce((all, text, index) => all + toHtml(contents[index - 1]) + text),
});
