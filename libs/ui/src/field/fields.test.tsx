import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TagPicker } from '../tag-picker/tag-picker.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldProps } from './field-props.ts';

const nothing = () => {};
const options = [{ id: 'a', label: 'Ana' }];

/** Every field as a form uses it, and how its control is found. */
const FIELDS = {
  text: (props: FieldProps, ref: never) => (
    <TextField {...props} ref={ref} value="" onChange={nothing} />
  ),
  area: (props: FieldProps, ref: never) => (
    <TextArea {...props} ref={ref} value="" onChange={nothing} />
  ),
  money: (props: FieldProps, ref: never) => (
    <MoneyField {...props} ref={ref} value={0} onChange={nothing} />
  ),
  select: (props: FieldProps, ref: never) => (
    <Select {...props} ref={ref} value={null} onChange={nothing} options={options} />
  ),
  combo: (props: FieldProps, ref: never) => (
    <ComboBox {...props} ref={ref} value={null} onChange={nothing} options={options} />
  ),
  tags: (props: FieldProps, ref: never) => (
    <TagPicker {...props} ref={ref} value={[]} onChange={nothing} options={options} />
  ),
  checkbox: (props: FieldProps, ref: never) => (
    <Checkbox {...props} ref={ref} value={false} onChange={nothing} />
  ),
  switch: (props: FieldProps, ref: never) => (
    <Switch {...props} ref={ref} value={false} onChange={nothing} />
  ),
};

const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

describe.each(names)('the %s field in a form', (name) => {
  test('takes the focus by its ref, reports when it leaves, and shows its error', async () => {
    const onBlur = vi.fn();
    const ref = createRef<HTMLElement>();
    const props = { label: 'Who', name: 'who', onBlur, errorMessage: 'Choose somebody.' };
    render(
      <>
        {FIELDS[name](props, ref as never)}
        <button>after</button>
      </>,
    );
    act(() => ref.current?.focus());
    const control = document.activeElement as HTMLElement;
    expect(control).not.toBe(document.body);
    const said = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said.join(' ')).toContain('Choose somebody.');

    await userEvent.click(screen.getByText('after', { ignore: '[hidden]' }));
    expect(onBlur).toHaveBeenCalled();
  });

  test('cannot be used while it is disabled', () => {
    const ref = createRef<HTMLElement>();
    render(FIELDS[name]({ label: 'Who', isDisabled: true }, ref as never));
    const control = ref.current as HTMLInputElement;
    expect(control.disabled).toBe(true);
  });
});
