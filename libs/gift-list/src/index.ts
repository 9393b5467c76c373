export { GiftPhoto } from './gift-photo.tsx';
export { GiftList } from './gift-list.tsx';
export type { GiftColumn } from './gift-columns.tsx';
export { takeActions, takerText } from './gift-sharing.tsx';
