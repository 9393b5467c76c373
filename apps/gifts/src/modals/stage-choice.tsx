import { giftStageLabels, giftStages } from '@evergift/data';
import type { GiftStage } from '@evergift/data';
import { Select } from '@evergift/ui/select';
import type { SelectProps } from '@evergift/ui/select';

interface StageChoiceProperties extends Pick<
  SelectProps,
  'label' | 'onBlur' | 'name' | 'ref' | 'isDisabled' | 'errorMessage'
> {
  value: GiftStage;
  onChange: (stage: GiftStage) => void;
}

// An option needs an id that is not empty.
const bought = 'bought';
const options = giftStages.map((stage) => ({ id: stage || bought, label: giftStageLabels[stage] }));

/** How far a purchased gift is; any stage can be set. */
export function StageChoice({ value, onChange, ...field }: StageChoiceProperties) {
  return (
    <Select
      {...field}
      options={options}
      value={value || bought}
      onChange={(id) => onChange(id === bought ? '' : (id as GiftStage))}
    />
  );
}
