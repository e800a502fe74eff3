import type { ErrorCode } from "#lib/errors/catalogue.ts";

/** What to do about each error. A missing code doesn’t compile. */
export const ERROR_REMEDIES: Readonly<Record<ErrorCode, string>> = {
	ValidationError: "Correct the parameters listed in `errors`.",
	MissingParameter: "Add the parameter that the message names.",
	InvalidId: "Send the ID as it was returned.",
	InvalidEmail: "Correct the email address.",
	InvalidJson: "Check that the body is JSON in UTF-8.",
	InvalidRequest: "Check the body against its `Content-Type`.",
	Unauthorized: "Send a valid key in `X-API-KEY`, or refresh the access token. The key may be revoked.",
	ReauthRequired: "Only in the app: confirm with your password or passkey.",
	PlanLimit: "Ask the operator for another plan, or use less of what the message names.",
	NoCredits: "Ask the operator for more credits. Nothing was stored.",
	Forbidden: "Use a key of a user with the role, an app with the scope, or a live key.",
	NotFound: "Check the ID, and that live and sandbox aren’t mixed up.",
	MethodNotAllowed: "Use a method from the `Allow` header.",
	Conflict: "Read the current status, then decide. Repeating the request won’t help.",
	DeletionPending: "An admin can cancel the deletion in the settings.",
	VerificationNotFinished: "Wait for IdentityVerificationSucceeded or IdentityVerificationFailed.",
	LinkUnusable: "Create another link.",
	TooLarge: "Send smaller or fewer files; see Limits.",
	UnsupportedType: "Use a `Content-Type` that the operation accepts, without `Content-Encoding`.",
	UnusableFile: "Open the file: it may be damaged, encrypted or of another type than its name says.",
	RateLimited: "Wait for the seconds in `Retry-After`.",
	Internal: "Retry with the same `Idempotency-Key`. If it happens again, give the trace ID to the operator.",
	Unavailable: "Wait for the seconds in `Retry-After`.",
};
