import { useAddressFilter } from '@evergift/forms';
import { useSearchParams } from '@evergift/router';
import { readPeopleFilter, writePeopleFilter } from './people-filter.ts';

const inAddress = { read: readPeopleFilter, write: writePeopleFilter };

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export const usePeopleFilter = () => useAddressFilter(useSearchParams(), inAddress);
