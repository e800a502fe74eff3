/** So long a document stays in the trash before it goes for good. */
export const TRASH_MS = 30 * 86_400_000;
