/** What a page hears back from an action: done with a value, or words for the person. */
export type ActionAnswer<T = unknown> =
	| { ok: true; value: T }
	| {
			ok: false;
			message: string;
			fields: Record<string, string>;
			/** The action can be repeated once the user has confirmed it’s them. */
			needsReauth?: true;
	  };
