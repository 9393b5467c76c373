/**
 * A text with 0 to 9, and the marks of numbers, where somebody typed those of Arabic or Persian: '٤٥٫٥٠' is '45.50'.
 * Every character keeps its place.
 */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹٫٬]/g, (sign) => {
    if (sign === '٫') return '.';
    return sign === '٬' ? ',' : String((sign.codePointAt(0) ?? 0) & 0xf);
  });
