/** Beyond these a step or a draft is no person's work. */
export const DRAFT_LIMITS = {
	operationsPerStep: 500,
	stepsPerRequest: 500,
	files: 100,
	/** Copies included. */
	recipients: 100,
	/** Entered at one place; as many as a group has members. */
	peopleOfRecipient: 50,
	fields: 5_000,
	/** Characters of JSON, far more than 5,000 fields need: a draft is read and written as a whole. */
	stateLength: 8_000_000,
} as const;
