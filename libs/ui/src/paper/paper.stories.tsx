import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../layout/layout.tsx';
import { paperClass, PaperStrip } from './paper.tsx';

const meta = {
  component: PaperStrip,
  args: { seeds: ['p1', 'p2', 'p3'] },
} satisfies Meta<typeof PaperStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hues and patterns, with the ink that reads on them. */
export const AllPapers: Story = {
  render: () => (
    <CardGrid columnWidth="6rem" gap="tight">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={paperClass(`paper-${index}`)} style={{ padding: '1.5rem' }}>
          Paper {index + 1}
        </div>
      ))}
    </CardGrid>
  ),
};
export const One: Story = { args: { seeds: ['p1'] } };
export const Three: Story = {};
/** Six at most. */
export const Many: Story = { args: { seeds: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] } };
