import { describe, expect, test } from 'vitest';
import { createTestData, settle } from '../testing/index.ts';

describe('what one user wants written never reaches the data of the next', () => {
  test('undo', async () => {
    const { data, authentication, backend } = await createTestData();
    const ada = data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' });
    await ada.confirmed;
    const deleted = data.commands.deletePerson(ada.id);
    await deleted.confirmed;
    await data.session.signOut();
    authentication.start('bob@example.com');
    await settle();
    const applied = await deleted.undo().applied;
    expect(applied).toMatchObject({ ok: false, error: { kind: 'permission' } });
    await settle();
    expect(backend.documents('bob-example-com').size).toBe(0);
  });

  test('a change that waits until the data is open', async () => {
    const { data, authentication, backend } = await createTestData({ failOpening: 1 });
    const added = data.commands.addPerson({ name: 'Ada' });
    authentication.start('bob@example.com');
    await settle();
    expect(await added.applied).toMatchObject({ ok: false, error: { kind: 'permission' } });
    expect(backend.documents('bob-example-com').size).toBe(0);
  });

  test('a change that waits until the lists are loaded fails at the sign-out', async () => {
    const { data, authentication } = await createTestData();
    let release = () => {};
    authentication.signOut = () => new Promise((resolve) => (release = resolve));
    const signedOut = data.session.signOut();
    await settle();
    const edited = data.commands.editPerson('ada', { name: 'Eda' });
    await settle();
    release();
    expect(await signedOut).toEqual({ ok: true });
    expect(await edited.applied).toMatchObject({ ok: false, error: { kind: 'permission' } });
  });
});
