import { useAddressFilter } from '@evergift/forms';
import { useSearchParams } from '@evergift/router';
import { readGiftFilter, writeGiftFilter } from './gift-filter.ts';

const inAddress = { read: readGiftFilter, write: writeGiftFilter };

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export const useGiftFilter = () => useAddressFilter(useSearchParams(), inAddress);
