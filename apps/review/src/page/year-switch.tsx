import { Select } from '@evergift/ui/select';
import { ToggleGroup } from '@evergift/ui/toggle-group';

/** From more years on they are in a list. */
const mostInSight = 4;

interface YearSwitchProperties {
  /** The latest first. */
  years: readonly number[];
  value: number;
  onChange: (year: number) => void;
}

/** Which year is shown; nothing where there is no other one. */
export function YearSwitch({ years, value, onChange }: YearSwitchProperties) {
  if (years.length < 2) return null;
  const options = years.map((year) => ({ id: String(year), label: String(year) }));
  const choose = (id: string) => onChange(Number(id));
  if (years.length > mostInSight) {
    return (
      <Select
        label="Year"
        isLabelHidden
        options={options}
        value={String(value)}
        onChange={choose}
      />
    );
  }
  return (
    <ToggleGroup label="Year" options={options.reverse()} value={String(value)} onChange={choose} />
  );
}
