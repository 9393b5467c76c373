import { pseudo } from '@evergift/language/pseudo';
import type { Decorator, Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../src/styles.css';
import './preview.css';
import { setContrast } from './contrast.ts';

/** Lays a story on the table: theme, contrast, language and direction as the toolbar says. */
const onTheTable: Decorator = (Story, { globals, parameters }) => {
  const isRtl = globals['direction'] === 'rtl';
  document.documentElement.dataset['theme'] = String(globals['theme']);
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
  setContrast(globals['contrast'] === 'more');
  globalThis.evergiftSpeech =
    globals['language'] === 'pseudo' ? { language: 'en', translate: pseudo } : undefined;
  return (
    <I18nProvider locale={isRtl ? 'he-IL' : 'en-US'}>
      <div className="story" data-room={parameters['room'] ?? 'narrow'}>
        <Story />
      </div>
    </I18nProvider>
  );
};

const paint = () =>
  new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));

/** What is behind a dialog becomes inert after a paint. Whatever looks at the story waits for it. */
const inertBehindDialog = async () => {
  if (document.querySelector('body > [aria-hidden="true"]')) await paint();
};

const toolbar = (title: string, icon: string, choices: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  decorators: [onTheTable],
  afterEach: inertBehindDialog,
  initialGlobals: { theme: 'light', contrast: 'normal', language: 'en', direction: 'ltr' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', { light: 'Light', dark: 'Dark', system: 'System' }),
    contrast: toolbar('Contrast', 'contrast', { normal: 'Contrast', more: 'More contrast' }),
    language: toolbar('Language', 'globe', { en: 'English', pseudo: 'Pseudo-language' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { method: 'alphabetical' } },
    a11y: {
      test: 'error',
      // React Aria's own announcer points at texts for as long as it takes to speak them.
      context: { exclude: ['[data-live-announcer]'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        sheet: { name: 'Sheet', styles: { width: '720px', height: '560px' } },
      },
    },
  },
};

export default preview;
