import type { z } from "zod";
import type { AppError } from "#lib/errors/app-error.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { type RefusalKey, type RefusalsMessages, refusalsEn } from "#lib/i18n/workplace/refusals/en.ts";
import { say } from "#lib/i18n/workplace/refusals/say.ts";
import { workplaceMessages } from "#lib/i18n/workplace/workplace-messages.ts";
import { asAppError } from "../answering/present-error.ts";

/** A refusal in its reader's words, whole and by field. */
export type WordedRefusal = { message: string; fields: Record<string, string>; needsReauth?: true };

/** What a person reads of an expected failure: its own sentence where it has one for people, else what its code says. */
export function wordRefusal(error: AppError, locale: string): WordedRefusal {
	const words = workplaceMessages(locale).refusals;
	const message = error.said ? say(error.said, words, locale) : words.codes[error.code];
	const fields = Object.fromEntries(Object.keys(error.fields ?? {}).map((path) => [path, message]));
	return { message, fields, ...(error.code === "ReauthRequired" ? { needsReauth: true } : {}) };
}

/** What a person reads where a form's schema refuses: its messages are names of sentences. */
export function wordIssues(issues: readonly z.core.$ZodIssue[], locale: string): WordedRefusal {
	const words = workplaceMessages(locale).refusals;
	const sentences = issues.map((issue): [string, string] => [issue.path.join("."), wordIssue(issue, words, locale)]);
	// The first of a field is the one that is shown.
	const fields = Object.fromEntries(sentences.toReversed());
	return { message: sentences[0]?.[1] ?? words.codes.ValidationError, fields };
}

function wordIssue(issue: z.core.$ZodIssue, words: RefusalsMessages, locale: string): string {
	if (!isKey(issue.message)) return words.notRight;
	const limit = "maximum" in issue ? Number(issue.maximum) : 0;
	return say({ key: issue.message, values: { limit } }, words, locale);
}

function isKey(text: string): text is RefusalKey {
	return text !== "codes" && text in refusalsEn;
}

/** Message for an unexpected failure; its number leads to the log entry. */
function wordFailure(traceId: string, locale: string): WordedRefusal {
	return { message: fill(workplaceMessages(locale).refusals.failed, { traceId }), fields: {} };
}

/** Message for anything thrown. An unexpected failure is logged under the trace id. */
export function wordError(thrown: unknown, traceId: string, locale: string): WordedRefusal & { error: AppError } {
	const error = asAppError(thrown, traceId);
	return { error, ...(error.code === "Internal" ? wordFailure(traceId, locale) : wordRefusal(error, locale)) };
}
