import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { log } from "#lib/config/log.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { UserContext, VisitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { storableInput } from "../reading/storable-input.ts";
import { findPageUser, visitorContext } from "./page-context.ts";

/**
 * A server action of a signed-in page: who is it, is the input right, then the verb. Next.js refuses
 * calls from other origins. Nothing that is thrown reaches the browser as it is.
 */
export function defineAction<S extends z.ZodType, T>(
	schema: S,
	verb: (context: UserContext, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionAnswer<T>> {
	return (input) =>
		answer(async () => {
			const user = await findPageUser();
			if (!user) throw new AppError("Unauthorized", "You have been signed out. Sign in again to go on.");
			return verb(user, parse(schema, input));
		});
}

/** The same for pages that need no sign-in. */
export function definePublicAction<S extends z.ZodType, T>(
	schema: S,
	verb: (context: VisitorContext, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionAnswer<T>> {
	return (input) => answer(async () => verb(await visitorContext(), parse(schema, input)));
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
	const parsed = schema.safeParse(storableInput(input));
	if (parsed.success) return parsed.data;
	const fields: Record<string, string[]> = {};
	for (const issue of parsed.error.issues) {
		const path = issue.path.join(".");
		fields[path] = [...(fields[path] ?? []), issue.message];
	}
	throw new AppError("ValidationError", parsed.error.issues[0]?.message, { fields });
}

async function answer<T>(work: () => Promise<T>): Promise<ActionAnswer<T>> {
	try {
		return { ok: true, value: await work() };
	} catch (error) {
		unstable_rethrow(error);
		if (error instanceof AppError) {
			const fields = Object.entries(error.fields ?? {}).map(([path, texts]) => [path, texts[0] ?? ""]);
			return {
				ok: false,
				message: error.message,
				fields: Object.fromEntries(fields),
				isSignedOut: error.code === "Unauthorized",
			};
		}
		const traceId = crypto.randomUUID();
		log.error({ error, traceId }, "action failed");
		return {
			ok: false,
			message: `Something went wrong on our side. Quote ${traceId} when you ask for help.`,
			fields: {},
		};
	}
}
