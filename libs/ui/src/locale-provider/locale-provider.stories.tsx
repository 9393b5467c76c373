import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MoneyField } from '../money-field/money-field.tsx';
import { LocaleProvider } from './locale-provider.tsx';

const meta = {
  component: LocaleProvider,
  args: { children: <MoneyField label="Budget" value={123_450} onChange={fn()} /> },
  parameters: { screenshot: false },
  // Where the browser is German.
  decorators: [(Story) => <I18nProvider locale="de-DE">{Story()}</I18nProvider>],
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount in a field reads as it does on the page. */
export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Budget')).toHaveValue('1,234.50');
  },
};

/** 'US$', not '$US'. */
export const SignFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    formats: { currency: 'USD', decimals: 2, numbers: 'ar-EG', dates: 'ar-EG', region: 'EG' },
  },
  play: async ({ canvas }) => {
    const sign = canvas.getByText('US$').firstChild!;
    const placeOf = (letter: number) => {
      const range = document.createRange();
      range.setStart(sign, letter);
      range.setEnd(sign, letter + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(placeOf(0)).toBeLessThan(placeOf(2));
  },
};
