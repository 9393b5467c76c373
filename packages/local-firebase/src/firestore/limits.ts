/**
 * The limits of the hosted service (Firestore, "Quotas and limits"), in bytes unless the name says
 * otherwise.
 */
export const MAX_DOCUMENT_BYTES = 1_048_576;
export const MAX_FIELD_VALUE_BYTES = 1_048_487;
export const MAX_REQUEST_BYTES = 10_485_760;
export const MAX_NAME_BYTES = 6_144;
export const MAX_ID_BYTES = 1_500;
export const MAX_FIELD_NAME_BYTES = 1_500;
export const MAX_FIELD_PATH_BYTES = 1_500;
export const MAX_FIELD_PATH_LEVELS = 100;
export const MAX_FIELD_DEPTH = 20;
export const MAX_COLLECTION_DEPTH = 100;
export const MAX_TRANSFORMS_PER_DOCUMENT = 500;
export const MAX_QUERY_DISJUNCTIONS = 30;
export const MAX_QUERY_ORDERS = 100;
