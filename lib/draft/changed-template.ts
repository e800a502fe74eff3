/** The version of a template that was saved while it was being edited. */
export type ChangedTemplate = {
	version: number;
	/** Who saved it. */
	by: string;
	/** Unix milliseconds. */
	at: number;
};
