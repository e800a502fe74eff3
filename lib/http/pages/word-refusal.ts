import type { z } from "zod";
import type { AppError } from "#lib/errors/app-error.ts";
import { messages } from "#lib/i18n/generated/errors.js";
import { catalogueLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { isRefusalKey } from "#lib/i18n/refusals/is-refusal-key.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { asAppError } from "../answering/present-error.ts";

/** A refusal in its reader's words, whole and by field. */
type WordedRefusal = { message: string; fields: Record<string, string>; needsReauth?: true };

/** What a person reads of an expected failure: its own sentence where it has one for people, else what its code says. */
export function wordRefusal(error: AppError, locale: string): WordedRefusal {
	const message = error.said ? sayIn(error.said, locale) : messages[catalogueLocale(locale)].codes[error.code];
	const fields = Object.fromEntries(Object.keys(error.fields ?? {}).map((path) => [path, message]));
	return { message, fields, ...(error.code === "ReauthRequired" ? { needsReauth: true } : {}) };
}

/** What a person reads where a form's schema refuses: its messages are names of sentences. */
export function wordIssues(issues: readonly z.core.$ZodIssue[], locale: string): WordedRefusal {
	const words = messages[catalogueLocale(locale)];
	const sentences = issues.map((issue): [string, string] => [issue.path.join("."), wordIssue(issue, locale)]);
	// The first of a field is the one that is shown.
	const fields = Object.fromEntries(sentences.toReversed());
	return { message: sentences[0]?.[1] ?? words.codes.ValidationError, fields };
}

function wordIssue(issue: z.core.$ZodIssue, locale: string): string {
	if (!isRefusalKey(issue.message)) return messages[catalogueLocale(locale)].notRight;
	const limit = "maximum" in issue ? Number(issue.maximum) : 0;
	return sayIn({ key: issue.message, values: { limit } }, locale);
}

/** Message for an error; of an unexpected failure it has the number that leads to the log entry. */
export function wordKnown(error: AppError, traceId: string, locale: string): WordedRefusal {
	if (error.code !== "Internal") return wordRefusal(error, locale);
	return { message: format(messages[catalogueLocale(locale)].failed, { traceId }), fields: {} };
}

/** Message for anything thrown. An unexpected failure is logged under the trace id. */
export function wordError(thrown: unknown, traceId: string, locale: string): WordedRefusal {
	return wordKnown(asAppError(thrown, traceId), traceId, locale);
}
