import { HostProvider, type DraftKeeper, type Host, type ReadDraft } from '@evergift/contract';
import { createRecordingHost, write } from '@evergift/contract/testing';
import { UNFINISHED_DATE } from '@evergift/ui/calendar-date';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { RestoredDraft } from './restored-draft.tsx';
import { KeptDraft, useDraft, type Sent } from './use-draft.ts';
import { useModalForm } from './use-modal-form.ts';

const empty = { name: '', notes: '' };

/** A host that would keep whatever a form gives it, and gives back what the tab kept before. */
function createKeeper(before?: unknown) {
  let read: ReadDraft | undefined;
  let sentAs: (() => string | undefined) | undefined;
  let restored = before;
  const drafts: DraftKeeper = {
    take: () => {
      const taken = restored;
      restored = undefined;
      return taken;
    },
    register: (next, id) => {
      read = next;
      sentAs = id;
      return () => {
        if (read === next) read = undefined;
      };
    },
  };
  return {
    drafts,
    kept: () => read?.(),
    keptAsThePageGoes: () => ({ values: read?.(true), sentAs: sentAs?.() }),
    isRegistered: () => read !== undefined,
  };
}

interface FormProperties {
  saved: typeof empty;
  isSubmitting?: boolean;
  isNew?: boolean;
  sent?: Sent;
  onClose?: () => void;
}

function Form({
  saved,
  isSubmitting = false,
  isNew = true,
  sent,
  onClose = () => undefined,
}: FormProperties) {
  const form = useForm({ defaultValues: saved });
  const draft = useDraft(form, onClose);
  const { isDirty, dirtyFields } = form.formState;
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Notes" {...form.register('notes')} />
      <KeptDraft form={form} isSubmitting={isSubmitting} isNew={isNew} sent={{ current: sent }} />
      <RestoredDraft draft={draft} />
      <button type="button" onClick={draft.dismiss}>
        Dismiss
      </button>
      <output>{isDirty ? `typed: ${Object.keys(dirtyFields).join()}` : 'untouched'}</output>
    </form>
  );
}

function open({ before, saved = empty }: { before?: unknown; saved?: typeof empty } = {}) {
  const keeper = createKeeper(before);
  const host: Host = { ...createRecordingHost(), drafts: keeper.drafts };
  const view = render(
    <HostProvider host={host}>
      <Form saved={saved} />
    </HostProvider>,
  );
  return { ...keeper, view, host, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const state = () => screen.getByRole('status').textContent;

describe('M2 what is kept of an open form', () => {
  test('is nothing while nobody typed', () => {
    expect(open({ saved: { name: 'Ana', notes: 'tea' } }).kept()).toBeUndefined();
  });

  test('is what was typed, as it is at that moment, and no field that nobody touched', async () => {
    const { user, kept } = open({ saved: { name: 'Ana', notes: 'tea' } });
    await write(user, field('Notes'), ' and cake');
    expect(kept()).toEqual({ notes: 'tea and cake' });
    await user.type(field('Name'), '!');
    expect(kept()).toEqual({ name: 'Ana!', notes: 'tea and cake' });
  });

  test('is nothing when it was typed back to what it was', async () => {
    const { user, kept } = open();
    await user.type(field('Name'), 'A{Backspace}');
    expect(kept()).toBeUndefined();
  });

  test('is no part of a date, which could not be shown again', async () => {
    const { user, kept } = open();
    await write(user, field('Notes'), UNFINISHED_DATE);
    expect(kept()).toBeUndefined();
    await write(user, field('Name'), 'Ana');
    expect(kept()).toEqual({ name: 'Ana' });
  });

  test('is nothing while it is being saved and closes, and what was typed again after a failure', async () => {
    const { user, view, host, kept } = open();
    await write(user, field('Name'), 'Ana');
    const show = (isSubmitting: boolean) =>
      view.rerender(
        <HostProvider host={host}>
          <Form saved={empty} isSubmitting={isSubmitting} />
        </HostProvider>,
      );
    show(true);
    expect(kept()).toBeUndefined();
    show(false);
    expect(kept()).toMatchObject({ name: 'Ana' });
  });

  test('is what is being saved when the page goes, until this device has it', async () => {
    const { user, view, host, keptAsThePageGoes } = open();
    await write(user, field('Name'), 'Ana');
    const show = (form: Partial<FormProperties>) =>
      view.rerender(
        <HostProvider host={host}>
          <Form saved={empty} isSubmitting {...form} />
        </HostProvider>,
      );
    show({ sent: { id: 'ana', isSaved: false } });
    expect(keptAsThePageGoes()).toEqual({ values: { name: 'Ana' }, sentAs: 'ana' });
    show({ sent: { id: 'ana', isSaved: false }, isNew: false });
    expect(keptAsThePageGoes()).toEqual({ values: { name: 'Ana' }, sentAs: undefined });
    show({ sent: { id: 'ana', isSaved: true } });
    expect(keptAsThePageGoes().values).toBeUndefined();
  });

  test('is gone when the form closes, as it does after it was submitted or dismissed', async () => {
    const { user, view, kept, isRegistered } = open();
    await write(user, field('Name'), 'Ana');
    expect(kept()).toBeDefined();
    view.unmount();
    expect(kept()).toBeUndefined();
    expect(isRegistered()).toBe(false);
  });
});

test('M2 a form that is dismissed is kept before it closes', async () => {
  const calls: string[] = [];
  const { drafts } = createKeeper();
  const host = {
    ...createRecordingHost(),
    drafts: { ...drafts, setAside: () => calls.push('kept') },
  };
  render(
    <HostProvider host={host}>
      <Form saved={empty} onClose={() => calls.push('closed')} />
    </HostProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(calls).toEqual(['kept', 'closed']);
});

describe('M2 what was kept', () => {
  test('is said to be back, until one starts afresh', async () => {
    const { user, kept } = open({ before: { notes: 'cake' }, saved: { name: 'Ana', notes: '' } });
    const place = screen.getByText('What you typed last time is back.').closest('[tabindex]');
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect(field('Notes').value).toBe('');
    expect(field('Name').value).toBe('Ana');
    expect(kept()).toBeUndefined();
    expect(screen.queryByText('What you typed last time is back.')).toBeNull();
    expect(document.activeElement).toBe(place);
  });

  test('M3 is said to be back no more once it is saved and the next record begins', () => {
    const host: Host = { ...createRecordingHost(), drafts: createKeeper({ name: 'Ana' }).drafts };
    const { result } = renderHook(
      () =>
        useModalForm({
          values: empty,
          resolver: (values) => ({ values, errors: {} }),
          onClose: () => undefined,
          next: { valuesAfter: () => empty, focus: 'name' },
        }),
      { wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider> },
    );
    expect(result.current.draft.isRestored).toBe(true);
    act(() => result.current.beginNext?.(empty));
    expect(result.current.draft.isRestored).toBe(false);
  });

  test('is in the fields again and counts as typed, so that it is saved and kept again', () => {
    const { kept } = open({ before: { name: 'Ana', notes: 'tea' } });
    expect(field('Name').value).toBe('Ana');
    expect(state()).toBe('typed: name,notes');
    expect(kept()).toEqual({ name: 'Ana', notes: 'tea' });
  });

  test('leaves alone what was not typed and what it does not know', () => {
    open({ before: { notes: 'tea' }, saved: { name: 'Ana', notes: '' } });
    expect(field('Name').value).toBe('Ana');
    expect(field('Notes').value).toBe('tea');
    expect(state()).toBe('typed: notes');
  });

  test('is given back once: the next form begins empty', () => {
    const { view, host } = open({ before: { name: 'Ana' } });
    view.unmount();
    render(
      <HostProvider host={host}>
        <Form saved={empty} />
      </HostProvider>,
    );
    expect(field('Name').value).toBe('');
    expect(state()).toBe('untouched');
  });

  test('is there in development, where effects run twice', () => {
    const { drafts } = createKeeper({ name: 'Ana' });
    render(
      <StrictMode>
        <HostProvider host={{ ...createRecordingHost(), drafts }}>
          <Form saved={empty} />
        </HostProvider>
      </StrictMode>,
    );
    expect(field('Name').value).toBe('Ana');
  });

  test.each([null, 'text', 7, undefined])('is nothing when it is no form (%j)', (before) => {
    open({ before, saved: { name: 'Ana', notes: '' } });
    expect(field('Name').value).toBe('Ana');
    expect(state()).toBe('untouched');
  });
});

test('a host that keeps nothing is none the worse for it', async () => {
  render(
    <HostProvider host={createRecordingHost()}>
      <Form saved={empty} />
    </HostProvider>,
  );
  await write(userEvent, field('Name'), 'Ana');
  expect(field('Name').value).toBe('Ana');
});
