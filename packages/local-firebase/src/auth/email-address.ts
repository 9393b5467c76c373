const MAX_LENGTH = 254;
const MAX_LOCAL_PART = 64;
const FORBIDDEN = /[\s\p{C}<>()[\]\\,;:"@]/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * The one spelling under which an address is stored and found: composed and in lower case.
 * Answers undefined for what is not an address, so that the caller refuses it with INVALID_EMAIL.
 */
export const normalizeEmailAddress = (text: string): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const address = text.normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const localPart = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 1 || address.length > MAX_LENGTH || localPart.length > MAX_LOCAL_PART) return undefined;
  if (FORBIDDEN.test(localPart)) return undefined;
  return domain.split('.').every((label) => DOMAIN_LABEL.test(label)) ? address : undefined;
};
