import { Button } from '@evergift/ui/button';
import { DateField } from '@evergift/ui/date-field';
import { Dialog } from '@evergift/ui/dialog';
import { MoneyField } from '@evergift/ui/money-field';
import { PageHeader } from '@evergift/ui/page-header';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import type { ToastStore } from '@evergift/ui/toast-store';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { useState } from 'react';

export function DialogSheet({ toasts }: { toasts: ToastStore }) {
  const [isOpen, setIsOpen] = useState(true);
  const [date, setDate] = useState('2026-12-25');
  const [budget, setBudget] = useState<number | null>(20000);
  const [status, setStatus] = useState('idea');
  return (
    <>
      <PageHeader title="Dialog" actions={<Button onPress={() => setIsOpen(true)}>Open</Button>} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Add Event"
        onSubmit={(event) => {
          event.preventDefault();
          toasts.show({
            type: 'warning',
            title: 'Missing Fields',
            message: 'Please fill out all required fields.',
            duration: 0,
            action: { label: 'Undo', onAction: () => {} },
          });
        }}
        footer={
          <>
            <Button variant="quiet" onPress={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit">
              Add Event
            </Button>
          </>
        }
      >
        <TextField label="Title" value="Winter holidays" onChange={() => {}} autoFocus />
        <DateField label="Date" value={date} onChange={setDate} isRequired />
        <ToggleGroup
          label="Status"
          isWide
          value={status}
          onChange={setStatus}
          options={[
            { id: 'idea', label: 'Idea' },
            { id: 'purchased', label: 'Purchased' },
          ]}
        />
        <MoneyField
          label="Budget"
          value={budget}
          onChange={setBudget}
          emptyValue={null}
          isOptional
        />
        <TextArea label="Notes" value="" onChange={() => {}} isOptional />
      </Dialog>
    </>
  );
}
