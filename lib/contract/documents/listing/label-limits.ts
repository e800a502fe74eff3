/** How many labels a document can have (lib/contract/README.md "Sizes"). */
export const MAX_LABELS = 50;
/** So many characters a label has at most. */
export const LONGEST_LABEL = 255;
