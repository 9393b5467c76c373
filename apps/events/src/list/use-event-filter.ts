import { useAddressFilter } from '@evergift/forms';
import { useSearchParams } from '@evergift/router';
import { readEventFilter, writeEventFilter } from './event-filter.ts';

const inAddress = { read: readEventFilter, write: writeEventFilter };

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export const useEventFilter = () => useAddressFilter(useSearchParams(), inAddress);
