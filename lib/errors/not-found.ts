import { AppError } from "./app-error.ts";

/** The answer for an unknown and for somebody else's thing: word for word the same, so that none tells which ids there are. */
export function notFound(
	what:
		| "application"
		| "block"
		| "brand"
		| "contact"
		| "contact group"
		| "custom field"
		| "document"
		| "team"
		| "template"
		| "user"
		| "webhook endpoint",
): AppError {
	return new AppError("NotFound", `There’s no ${what} with this ID, or you don’t have access to it.`);
}
