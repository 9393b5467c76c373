import { useHost } from '@evergift/contract';
import { createRecordingHost } from '@evergift/contract/testing';
import { useData } from '@evergift/data/react';
import { createTestData } from '@evergift/data/testing';
import { Dialog } from '@evergift/ui/dialog';
import { useEffect } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prerenderModal } from './prerender-modal.tsx';

// React renders what is hidden when it is idle, as in a browser, and not within a test's `act`.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterAll(() => void (environment.IS_REACT_ACT_ENVIRONMENT = true));

async function surroundings() {
  const { data } = await createTestData();
  return { data, host: createRecordingHost() };
}

test('a modal is rendered with its data and host, out of sight, without an effect, and goes', async () => {
  const rendered = vi.fn();
  const effect = vi.fn();
  const seen: boolean[] = [];
  function Modal({ onClose }: { onClose: () => void }) {
    rendered(useData(), useHost());
    useEffect(effect, []);
    return (
      <Dialog title="A gift" isOpen onOpenChange={onClose}>
        <input autoFocus aria-label="Name" />
      </Dialog>
    );
  }
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement) seen.push(node.style.display !== 'none');
    }
  });
  observer.observe(document.body, { childList: true });
  const around = await surroundings();
  await prerenderModal(Modal, around);
  expect(rendered).toHaveBeenCalledWith(around.data, around.host);
  expect(effect).not.toHaveBeenCalled();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(document.documentElement.dataset['dialogs']).toBeUndefined();
  observer.disconnect();
  field.remove();
});

test('one that cannot be rendered is given up', async () => {
  vi.useFakeTimers();
  const error = new Error('It cannot be rendered.');
  const Broken = () => {
    throw error;
  };
  const prerendered = prerenderModal(Broken, await surroundings());
  await vi.advanceTimersByTimeAsync(10_000);
  await prerendered;
  vi.useRealTimers();
});
