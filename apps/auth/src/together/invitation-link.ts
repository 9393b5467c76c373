import { joinPath } from '@evergift/contract';

/** What the link of an invitation says: whose planner, and the secret that opens it once. */
export interface InvitationKey {
  readonly ownerUid: string;
  readonly token: string;
}

/** The link that a guest opens. All of the key is in its fragment, which no browser sends to a server. */
export const invitationLink = ({ ownerUid, token }: InvitationKey): string =>
  `${location.origin}${joinPath}#${ownerUid}.${token}`;

/** Reads a link's fragment; undefined when a part is missing, as where a message broke the link. */
export function readFragment(hash: string): InvitationKey | undefined {
  const [, ownerUid = '', token = ''] = /^#([\w-]+)\.(\w{22,})$/.exec(hash) ?? [];
  return token === '' ? undefined : { ownerUid, token };
}
