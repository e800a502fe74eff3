/**
 * Every error the product answers with: its HTTP status and a default sentence.
 * The code is the `errorType` of an API answer (lib/contract/README.md "Errors") and never changes its meaning.
 */
export const ERRORS = {
	ValidationError: { status: 400, text: "Some values are not right. See the list of errors." },
	MissingParameter: { status: 400, text: "A required parameter is missing." },
	InvalidId: { status: 400, text: "The id is not valid." },
	InvalidEmail: { status: 400, text: "The email address is not valid." },
	InvalidJson: { status: 400, text: "The request body is not valid JSON." },
	InvalidRequest: { status: 400, text: "The request cannot be read." },
	Unauthorized: { status: 401, text: "Sign in or send a valid API key." },
	ReauthRequired: { status: 401, text: "Confirm it’s you, then try again." },
	PlanLimit: { status: 402, text: "Your plan does not include this." },
	NoCredits: { status: 402, text: "The account that pays for this call has no API credits left." },
	Forbidden: { status: 403, text: "You are not allowed to do this." },
	NotFound: { status: 404, text: "Nothing was found here, or you have no access to it." },
	MethodNotAllowed: { status: 405, text: "This method is not allowed here." },
	Conflict: { status: 409, text: "The document is not in a state that allows this." },
	DeletionPending: {
		status: 409,
		text: "All documents of the account are about to be deleted: nothing can be sent until an Admin undoes that.",
	},
	VerificationNotFinished: { status: 409, text: "The identity verification has not finished." },
	LinkUnusable: { status: 410, text: "This link can no longer be used." },
	TooLarge: { status: 413, text: "The request is too large." },
	UnsupportedType: { status: 415, text: "This content type is not supported." },
	UnusableFile: { status: 422, text: "The file cannot be used." },
	RateLimited: { status: 429, text: "Too many requests. Wait a moment and try again." },
	Internal: { status: 500, text: "Something went wrong on our side. Quote the trace id when you ask for help." },
	Unavailable: { status: 503, text: "The service is busy. Try again in a moment." },
} as const;

export type ErrorCode = keyof typeof ERRORS;
