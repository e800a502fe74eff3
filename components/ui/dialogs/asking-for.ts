/** The part of an address that asks its page for a dialog. */
export const ASKING_PART = "ask";

/** An address that opens a dialog of its page, see `useAskedFor`. @param dialog as that page calls it */
export const askingFor = (path: string, dialog: string) => `${path}?${new URLSearchParams({ [ASKING_PART]: dialog })}`;
