/** What came of reminding by hand: names of signers. */
export type Reminded = {
	/** Those to whom a reminder goes. */
	reminded: string[];
	/** Those who were reminded less than a minute ago: nothing more is sent to them. */
	remindedBefore: string[];
};
