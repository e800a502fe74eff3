/**
 * Every error the product answers with: its HTTP status and a default sentence.
 * The code is the `errorType` of an API answer (lib/contract/README.md "Errors") and never changes its meaning.
 */
export const ERRORS = {
	ValidationError: { status: 400, text: "Some values are invalid. See errors for details." },
	MissingParameter: { status: 400, text: "A required parameter is missing." },
	InvalidId: { status: 400, text: "The ID isn’t valid." },
	InvalidEmail: { status: 400, text: "The email address isn’t valid." },
	InvalidJson: { status: 400, text: "The request body isn’t valid JSON." },
	InvalidRequest: { status: 400, text: "The request is malformed." },
	Unauthorized: { status: 401, text: "Sign in or send a valid API key." },
	ReauthRequired: { status: 401, text: "Confirm it’s you, then try again." },
	PlanLimit: { status: 402, text: "Your plan doesn’t include this." },
	NoCredits: { status: 402, text: "The billed account has no API credits left." },
	Forbidden: { status: 403, text: "You don’t have permission to do this." },
	NotFound: { status: 404, text: "Not found, or you don’t have access." },
	MethodNotAllowed: { status: 405, text: "This method isn’t allowed here." },
	Conflict: { status: 409, text: "The document’s status doesn’t allow this." },
	DeletionPending: {
		status: 409,
		text: "The account’s documents are scheduled for deletion. An admin must cancel the deletion before you can send.",
	},
	VerificationNotFinished: { status: 409, text: "ID verification hasn’t finished." },
	LinkUnusable: { status: 410, text: "This link no longer works." },
	TooLarge: { status: 413, text: "The request is too large." },
	UnsupportedType: { status: 415, text: "This content type isn’t supported." },
	UnusableFile: { status: 422, text: "The file can’t be used." },
	RateLimited: { status: 429, text: "Too many requests. Wait a moment and try again." },
	Internal: { status: 500, text: "Something went wrong on our side. Quote the trace ID when you contact support." },
	Unavailable: { status: 503, text: "The service is unavailable. Try again in a moment." },
} as const;

export type ErrorCode = keyof typeof ERRORS;
