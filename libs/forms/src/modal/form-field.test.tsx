import { write } from '@evergift/contract/testing';
import { MoneyField } from '@evergift/ui/money-field';
import { TextField } from '@evergift/ui/text-field';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FormField, createModalField } from './form-field.tsx';
import { schemaResolver } from './schema-resolver.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Give it a name.')),
  cost: z.number(),
});
type Gift = z.output<typeof schema>;

function open() {
  const save = vi.fn<(gift: Gift) => void>();
  function Form() {
    const { control, handleSubmit } = useForm<Gift>({
      defaultValues: { name: 'Kite', cost: 5 },
      resolver: schemaResolver(schema),
    });
    return (
      <form onSubmit={(event) => void handleSubmit((gift) => save(gift))(event)}>
        <FormField as={TextField} control={control} name="name" label="Name" isRequired />
        <FormField as={MoneyField} control={control} name="cost" label="Cost" isDisabled />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  return { user, save, submit: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });

test('a field shows the form’s value and gives it what is typed', async () => {
  const { user, save, submit } = open();
  expect(name().value).toBe('Kite');
  await write(user, name(), ' and string');
  await submit();
  expect(save).toHaveBeenCalledWith({ name: 'Kite and string', cost: 5 });
});

test('a field that is wrong says so and takes the focus', async () => {
  const { user, save, submit } = open();
  await user.clear(name());
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Give it a name.')).toBeDefined();
  expect(document.activeElement).toBe(name());
});

test('a field keeps its own properties', () => {
  open();
  expect(name().required || name().getAttribute('aria-required')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Cost/).disabled).toBe(true);
});

test('a field of text does not show an amount: the types refuse it', () => {
  const refused = (control: ReturnType<typeof useForm<Gift>>['control']) => (
    // @ts-expect-error -- 'cost' is a number, which TextField cannot show
    <FormField as={TextField} control={control} name="cost" label="Cost" />
  );
  expect(refused).toBeTypeOf('function');
});

test('neither does a field in a modal', () => {
  const GiftField = createModalField<Gift>({ name: 'Name', cost: 'Cost' });
  // @ts-expect-error -- 'cost' is a number, which TextField cannot show
  const refused = () => <GiftField as={TextField} name="cost" />;
  expect(refused).toBeTypeOf('function');
});
