import { useSearchParams } from '@evergift/router';
import { useAddressFilter } from './use-address-filter.ts';
import type { AddressFilter } from './use-address-filter.ts';

/** A list's filter, kept in the page's address so that reload, Back and a shared link keep it. */
export const useListFilter = <Filter extends object>(inAddress: AddressFilter<Filter>) =>
  useAddressFilter(useSearchParams(), inAddress);
