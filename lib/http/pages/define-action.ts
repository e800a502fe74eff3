import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { UserContext, VisitorContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { storableInput } from "../reading/storable-input.ts";
import { findPageUser, visitorContext } from "./page-context.ts";
import { pageLocale } from "./page-locale.ts";
import { wordError, wordIssues } from "./word-refusal.ts";

/**
 * A server action of a signed-in page: who is it, is the input right, then the verb. Next.js refuses
 * calls from other origins. Nothing that is thrown reaches the browser as it is: what is refused is told in the
 * language of the page. The schema's messages are names of sentences in lib/i18n/refusals.
 *
 * An action that deletes what its page shows doesn't revalidate: Next.js would add that page to the answer, as not
 * found. The browser opens another page and refreshes it.
 */
export function defineAction<S extends z.ZodType, T>(
	schema: S,
	verb: (context: UserContext, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionAnswer<T>> {
	return answering(schema, async () => {
		const user = await findPageUser();
		if (!user) throw refusal("Unauthorized", said("signedOut"));
		return (input) => verb(user, input);
	});
}

/** The same for pages that need no sign-in. */
export function definePublicAction<S extends z.ZodType, T>(
	schema: S,
	verb: (context: VisitorContext, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionAnswer<T>> {
	return answering(schema, async () => {
		const visitor = await visitorContext();
		return (input) => verb(visitor, input);
	});
}

/** @param admit lets the caller in, or throws */
function answering<S extends z.ZodType, T>(
	schema: S,
	admit: () => Promise<(input: z.output<S>) => Promise<T>>,
): (input: z.input<S>) => Promise<ActionAnswer<T>> {
	return async (given) => {
		try {
			const act = await admit();
			const parsed = schema.safeParse(storableInput(given));
			if (!parsed.success) return { ok: false, ...wordIssues(parsed.error.issues, await pageLocale()) };
			return { ok: true, value: await act(parsed.data) };
		} catch (error) {
			unstable_rethrow(error);
			return { ok: false, ...wordError(error, crypto.randomUUID(), await pageLocale()) };
		}
	};
}
