import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type CommandSection, CommandList } from './command-list.tsx';

const all: CommandSection[] = [
  { id: 'people', title: 'People', commands: [{ id: 'ana', label: 'Ana', detail: 'sister' }] },
  { id: 'none', title: 'Nobody', commands: [] },
  { id: 'do', title: 'Do', commands: [{ id: 'add', label: 'Add Gift', keys: ['n'] }] },
];

function setUp() {
  const ran: string[] = [];
  function Palette() {
    const [query, setQuery] = useState('');
    const fits = ({ label }: { label: string }) => label.toLowerCase().includes(query);
    const sections = all.map((each) => ({ ...each, commands: each.commands.filter(fits) }));
    return (
      <CommandList
        label="Search"
        query={query}
        onQueryChange={setQuery}
        sections={sections}
        onRun={(id) => ran.push(id)}
        emptyText="Nothing fits."
      />
    );
  }
  render(<Palette />);
  return { ran, user: userEvent.setup() };
}

test('a command list takes the focus, and shows its sections, but for empty ones', () => {
  setUp();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  const menu = within(screen.getByRole('menu'));
  const groups = menu.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'People',
    'Do',
  ]);
});

test('Enter runs what the arrow keys chose, while the focus stays in the box', async () => {
  const { ran, user } = setUp();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('{Enter}');
  expect(ran).toEqual(['add']);
});

test('what fits first is chosen while one types', async () => {
  const { ran, user } = setUp();
  await user.keyboard('gift{Enter}');
  expect(ran).toEqual(['add']);
});

test('a press runs a command', async () => {
  const { ran, user } = setUp();
  await user.click(screen.getByRole('menuitem', { name: /Ana/ }));
  expect(ran).toEqual(['ana']);
});

test('nothing that fits is said', async () => {
  const { user } = setUp();
  await user.keyboard('zzz');
  expect(screen.getByText('Nothing fits.')).toBeDefined();
});
