import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { Plugin } from 'vite';
import { languages } from '../../../libs/language/src/page-language.ts';
import { fontLinks } from './preload-fonts.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Texts = Readonly<Record<string, string>>;

/** What the landing page says in a language, by the English text. */
export interface LandingTexts {
  readonly language: string;
  readonly texts: Texts;
}

/** Where the page in a language is. */
const pathOf = (language: string): string => (language === 'en' ? '/' : `/${language}`);

const locales: Texts = { de: 'de_DE', fr: 'fr_FR', es: 'es_ES', ar: 'ar_AR' };

/** Attributes that somebody reads; of `meta` elements these are named below. */
const read = ['aria-label', 'alt', 'title'];
const readMeta = ['description', 'og:title', 'og:description'];

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name);

const valueOf = (element: Element, name: string) => attributeOf(element, name)?.value;

function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

const elementsIn = (node: Node): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) =>
        'tagName' in child ? [child, ...elementsIn(child)] : elementsIn(child),
      )
    : [];

const textIn = (node: Node): string =>
  tree.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textIn).join('')
      : '';

/** The words of a text, without what the source's lines add to it. */
const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Replaces the words of a text; the spaces around them belong to the page. */
function withWords(text: string, texts: Texts): string {
  const words = wordsOf(text);
  if (words === '') return text;
  const [before, after] = [text.trimStart(), text.trimEnd()];
  const own = texts[words] ?? words;
  return text.slice(0, text.length - before.length) + own + text.slice(after.length);
}

function translate(node: Node, texts: Texts): void {
  if (tree.isTextNode(node)) node.value = withWords(node.value, texts);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) {
      if (/^(script|style)$/.test(child.tagName) || valueOf(child, 'translate') === 'no') continue;
      translateAttributes(child, texts);
    }
    translate(child, texts);
  }
}

function translateAttributes(element: Element, texts: Texts): void {
  const name = valueOf(element, 'name') ?? valueOf(element, 'property') ?? '';
  const own = readMeta.includes(name) ? [...read, 'content'] : read;
  for (const attribute of element.attrs.filter((each) => own.includes(each.name))) {
    attribute.value = withWords(attribute.value, texts);
  }
}

/** The letter on a paper is the first of the name beside it. */
function writeLetters(document: Node): void {
  for (const avatar of elementsIn(document)) {
    if (valueOf(avatar, 'class')?.split(' ')[0] !== 'avatar') continue;
    const siblings = avatar.parentNode?.childNodes ?? [];
    const name = wordsOf(
      siblings
        .slice(siblings.indexOf(avatar) + 1)
        .map(textIn)
        .join(''),
    );
    const [first] = new Intl.Segmenter().segment(name);
    const letter = avatar.childNodes[0];
    const isAlone = valueOf(avatar.parentNode as Element, 'class') === 'avatars';
    if (isAlone || !first || !letter || !tree.isTextNode(letter)) continue;
    letter.value = first.segment.toLocaleUpperCase();
  }
}

/** Says which page of them this is: its language and direction, and what leads to it. */
function place(document: Node, language: string): void {
  for (const element of elementsIn(document)) {
    const { tagName, parentNode } = element;
    if (tagName === 'html') {
      setAttribute(element, 'lang', language);
      if (language === 'ar') setAttribute(element, 'dir', 'rtl');
    }
    if (valueOf(element, 'property') === 'og:locale') {
      setAttribute(element, 'content', locales[language]);
    }
    if (valueOf(element, 'class') === 'brand' && tagName === 'a')
      setAttribute(element, 'href', pathOf(language));
    if (tagName === 'a' && valueOf(element, 'lang') !== undefined) {
      const isHere = valueOf(element, 'lang') === language;
      setAttribute(element, 'aria-current', isHere ? 'page' : undefined);
    }
    // Who came to this page reads its language.
    if (tagName === 'script' && textIn(element).includes('location.replace') && parentNode) {
      tree.detachNode(element);
    }
  }
}

/**
 * The landing page in another language: a page of its own, which needs no script.
 *
 * @param html the English page
 * @param links more elements for its head
 */
export function landingPage(html: string, { language, texts }: LandingTexts, links = ''): string {
  const document = parse(html.replace('</head>', `${links}</head>`));
  translate(document, texts);
  writeLetters(document);
  place(document, language);
  return serialize(document);
}

/** Fonts of the letters that English does without. */
const latinFonts = /(figtree|fraunces)-latin-/;

/** The name of the styles that a language adds. */
const stylesOf = (language: string) => (language === 'ar' ? 'arabic' : 'latin');

/** What the head of a page in another language has besides: styles, and the fonts that they name. */
function linksOf(language: string, fileNames: readonly string[]): string {
  const own = stylesOf(language);
  const isStyle = (name: string) => name.startsWith(`assets/${own}-`) && name.endsWith('.css');
  const styles = fileNames
    .filter(isStyle)
    .map((name) => ({ rel: 'stylesheet', crossorigin: '', href: `/${name}` }));
  const fonts = own === 'latin' ? fontLinks(fileNames, latinFonts) : [];
  return [...styles, ...fonts.map(({ attrs = {} }) => attrs)]
    .map((attributes) => Object.entries(attributes).map(([name, value]) => `${name}="${value}"`))
    .map((attributes) => `<link ${attributes.join(' ')}>`)
    .join('');
}

const readTexts = (folder: string, language: string): LandingTexts => ({
  language,
  texts: JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts,
});

/** Shows the landing page in other languages in development, at the addresses that they have when built. */
export function landingInDevelopment(): Plugin {
  let folder = '';
  return {
    name: 'evergift-landing-in-development',
    apply: 'serve',
    configResolved: ({ root }) => {
      folder = join(root, 'landing/messages');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { originalUrl = '' }) {
        const language = languages.find((each) => each !== 'en' && originalUrl === pathOf(each));
        if (language === undefined) return undefined;
        const styles = `<link rel="stylesheet" href="/landing/styles/${stylesOf(language)}.css">`;
        return landingPage(html, readTexts(folder, language), styles);
      },
    },
  };
}

/**
 * Writes the landing page in each language beside the English one, as the build has made it: `de.html`, … What has no
 * translation stays English.
 */
export function landingPages(): Plugin {
  let folder = '';
  return {
    name: 'evergift-landing-pages',
    apply: 'build',
    configResolved: ({ root }) => {
      folder = join(root, 'landing/messages');
    },
    transformIndexHtml: () =>
      languages.map((language) => ({
        tag: 'link',
        attrs: { rel: 'alternate', hreflang: language, href: pathOf(language) },
        injectTo: 'head',
      })),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const english = bundle['index.html'];
        if (english?.type !== 'asset') throw new Error('The build has no index.html.');
        for (const language of languages.filter((each) => each !== 'en')) {
          const links = linksOf(language, Object.keys(bundle));
          const source = landingPage(String(english.source), readTexts(folder, language), links);
          this.emitFile({ type: 'asset', fileName: `${language}.html`, source });
        }
      },
    },
  };
}
