import { beforeEach, describe, expect, test } from 'vitest';
import { reloadPage } from '../browser/leave-page.ts';
import { findRootElement } from './root-element.ts';
import styles from './start-failure.module.css';
import { showSlowStart, showStartFailure } from './start-failure.ts';

beforeEach(() => document.body.replaceChildren());

describe('starting', () => {
  test('S7 finds the root element', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(findRootElement(document).id).toBe('root');
  });

  test('S7 fails without a root element, and says so', () => {
    expect(() => findRootElement(document)).toThrow(
      'Evergift cannot start: the page has no element with the id "root"',
    );
  });

  test('a start that fails says why, as text and never as markup, and offers to try again', () => {
    const root = document.body.appendChild(document.createElement('div'));
    showStartFailure(root, new Error('config.json answered 503. <img src=x>'));
    const alert = root.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain('Evergift could not start');
    expect(alert?.textContent).toContain('config.json answered 503. <img src=x>');
    expect(root.querySelector('img')).toBeNull();
    // Each has a style of its own: nothing else of the design system is there yet.
    expect(alert?.className).toBe(styles.screen);
    expect(root.querySelector('button')?.className).toBe(styles.retry);
    root.querySelector('button')?.click();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  test('a start that takes long says so and offers to try again', () => {
    const root = document.body.appendChild(document.createElement('div'));
    showSlowStart(root);
    expect(root.querySelector('[role="status"]')?.textContent).toContain('This is taking a while');
    root.querySelector('button')?.click();
    expect(reloadPage).toHaveBeenCalled();
  });
});
