import type { ErrorCode } from "#lib/errors/catalogue.ts";

/** What to do about each error. A missing code doesn’t compile. */
export const ERROR_REMEDIES: Readonly<Record<ErrorCode, string>> = {
	ValidationError: "Correct the parameters listed in `errors`.",
	MissingParameter: "Add the parameter that the message names.",
	InvalidId: "Send the ID exactly as the API returned it.",
	InvalidEmail: "Correct the email address.",
	InvalidJson: "Check that the body is valid JSON, encoded in UTF-8.",
	InvalidRequest: "Check that the body matches its `Content-Type`.",
	Unauthorized: "Send a valid API key in `X-API-KEY`, or refresh the access token. The key may have been revoked.",
	ReauthRequired: "Returned only in the app. Confirm it’s you with your password or passkey.",
	PlanLimit: "Ask the operator for a different plan, or use less of the resource that the message names.",
	NoCredits: "Ask the operator for more credits. Nothing was stored.",
	Forbidden: "Use the API key of a user with the required role, an app with the required scope, or a live key.",
	NotFound: "Check the ID, and check that you aren’t mixing live and sandbox.",
	MethodNotAllowed: "Use one of the methods in the `Allow` header.",
	Conflict: "Check the current status before you continue. Repeating the request won’t help.",
	DeletionPending: "Ask an admin to cancel the deletion in the settings.",
	VerificationNotFinished:
		"Wait for the `IdentityVerificationSucceeded` or `IdentityVerificationFailed` event, then try again.",
	LinkUnusable: "Create a new link.",
	TooLarge: "Send smaller or fewer files. See [Limits](/docs/api/limits).",
	UnsupportedType: "Use a `Content-Type` that the operation accepts, without `Content-Encoding`.",
	UnusableFile: "Open the file to check it. The file may be damaged or encrypted, or its type may not match its name.",
	RateLimited: "Wait for the number of seconds in `Retry-After`, then try again.",
	Internal: "Retry with the same `Idempotency-Key`. If it happens again, give the trace ID to the operator.",
	Unavailable: "Wait for the number of seconds in `Retry-After`, then try again.",
};
