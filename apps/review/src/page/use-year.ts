import { useSearchParams } from '@evergift/router';

/** The year that the address names; what is not a year is left out. */
function yearIn(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('year') ?? '';
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;
}

/** The year that is shown, kept in the address so that reload, Back and a shared link keep it. */
export function useYear(thisYear: number): readonly [number, (year: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (year: number) =>
    setParameters(new URLSearchParams(year === thisYear ? {} : { year: String(year) }), {
      replace: true,
    });
  return [yearIn(parameters) ?? thisYear, change];
}
