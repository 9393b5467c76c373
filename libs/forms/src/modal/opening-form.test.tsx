import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

test('a form that opens is rendered once', () => {
  let renderings = 0;
  function Form() {
    const { register } = useForm({ defaultValues: { name: '' } });
    renderings += 1;
    return <input aria-label="Name" {...register('name')} />;
  }
  render(<Form />);
  expect(renderings).toBe(1);
});

test('a form that asks whether it is ready learns that it is', () => {
  function Form() {
    const { formState } = useForm();
    return <p>{formState.isReady ? 'ready' : 'not yet'}</p>;
  }
  render(<Form />);
  expect(screen.getByText('ready')).toBeDefined();
});
