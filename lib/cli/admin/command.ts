/** A command of `npm run admin`. */
export type Command = {
	/** Its options and words; empty: it takes none. */
	usage: string;
	/** What is printed as JSON. */
	run(args: string[]): Promise<unknown>;
};
