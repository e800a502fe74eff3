/** Ink on paper: the product's colours as print has them, and the certificate's measures in points. */
export const INK = "#1B1D21";
export const INK_SOFT = "#5A5F68";
export const LINE = "#E7E4DE";
export const SEAL = "#1F4FD8";
export const GOOD = "#1A7F4B";

/** A4 (ISO 216). */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 48;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Base of the content area: the footer stands below. */
export const CONTENT_BOTTOM = 64;
