import type { Data, DataError, Export, PhotoExport, Query, User } from '@evergift/data';
import { filter, firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';

/** The content of the exported file: the account, and everything that is kept here. */
interface AccountExport extends Export, PhotoExport {
  readonly account: Pick<User, 'email' | 'displayName' | 'createdAt'>;
}

export type ExportResult =
  | { readonly ok: true; readonly fileName: string; readonly content: AccountExport }
  | { readonly ok: false; readonly error: DataError | undefined };

/**
 * Collects the export once every list has answered. Offline it is what this device has, which is
 * all of it once it has been in step with the server; a list that never was cannot be exported. A
 * picture that is not on this device is named in `missingPhotos` then.
 */
export async function collectExport(data: Data, user: User): Promise<ExportResult> {
  const [today, ...lists] = await Promise.all([
    firstValueFrom(data.today$),
    answerOf(data.people$),
    answerOf(data.events$),
    answerOf(data.giftItems$),
  ]);
  const incomplete = lists.find(({ complete }) => !complete);
  if (incomplete) return { ok: false, error: incomplete.error };
  const { email, displayName, createdAt } = user;
  return {
    ok: true,
    fileName: `evergift-${today}.json`,
    content: {
      ...data.exportData(),
      ...(await data.exportPhotos()),
      account: { email, displayName, createdAt },
    },
  };
}

const answerOf = (query$: Observable<Query<unknown>>): Promise<Query<unknown>> =>
  firstValueFrom(query$.pipe(filter(({ status }) => status !== 'loading')));
