import type { z } from "zod";
import { env } from "#lib/config/env.ts";
import { fieldErrorsOf, validationError } from "#lib/contract/field-errors.ts";
import type { Operation } from "#lib/contract/operation.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { DraftAnswer } from "#lib/domain/drafts/editing/steps-answer.ts";
import { prepareIntake } from "#lib/domain/files/prepare-intake.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { bodyStream } from "#lib/http/reading/body-stream.ts";
import { inPlainWords } from "#lib/http/reading/plain-words.ts";
import { readBody } from "#lib/http/reading/read-body.ts";
import { readSmallJson } from "#lib/http/reading/read-small-body.ts";
import { storableInput } from "#lib/http/reading/storable-input.ts";
import { openUploads } from "#lib/http/reading/uploads.ts";
import { requireSameOrigin } from "#lib/http/signing/same-origin.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { findPageUser } from "./page-context.ts";
import { readerLocale } from "./page-locale.ts";

type Params = { documentId: string };
type Named = { documentId: string } | { templateId: string };

/** What steps of one request may weigh: the server takes no larger body that is no upload. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

function toReader<P>(work: (request: Request, params: P) => Promise<unknown>) {
	return defineEndpoint<P>(work, { locale: readerLocale });
}

/** Something that a desk asks for: JSON for its user alone. */
export function defineDeskQuery<P extends Named = Params>(
	ask: (context: UserContext, params: P, query: URLSearchParams) => Promise<unknown>,
): Route<P> {
	return toReader(async (request, params) => ask(await requireUser(), params, new URL(request.url).searchParams));
}

/**
 * A change that a page makes: from our own page, a body that fits the schema, then the verb; answered with what it gives,
 * or as it answers by itself.
 */
export function defineDeskCall<S extends z.ZodType, P = Params>(
	schema: S,
	act: (context: UserContext, params: P, input: z.output<S>) => Promise<unknown>,
): Route<P> {
	return toReader(async (request, params) => {
		requireSameOrigin(request.headers, env().publicUrl);
		const user = await requireUser();
		const parsed = schema.safeParse(storableInput(await readSmallJson(request, MAX_BODY_BYTES)));
		if (!parsed.success) throw new AppError("InvalidRequest", parsed.error.issues[0]?.message);
		return act(user, params, parsed.data);
	});
}

/** A file that a desk uploads, as the body; named in the query. */
export function defineDeskUpload<P extends Named = Params>(
	take: (context: UserContext, params: P, file: UploadedFile, query: URLSearchParams) => Promise<unknown>,
): Route<P> {
	return toReader(async (request, params) => {
		requireSameOrigin(request.headers, env().publicUrl);
		const user = await requireUser();
		const source = bodyStream(request);
		if (!source) throw refusal("InvalidRequest", said("draftFiles"));
		const query = new URL(request.url).searchParams;
		const uploads = openUploads(env().uploadLimitBytes);
		prepareIntake();
		try {
			const file = await uploads.take(source, query.get("name") ?? "");
			return await take(user, params, file, query);
		} finally {
			await uploads.remove();
		}
	});
}

/** A change that a page makes with the body of an operation of the API, files in it included. */
export function defineOperationCall<P, B extends z.ZodType>(
	operation: Operation<z.ZodType, B>,
	act: (context: UserContext, params: P, given: { body: z.output<B>; files: UploadedFile[] }) => Promise<unknown>,
): Route<P> {
	return toReader(async (request, params) => {
		requireSameOrigin(request.headers, env().publicUrl);
		const user = await requireUser();
		const uploads = openUploads(env().uploadLimitBytes);
		try {
			const raw = storableInput(await readBody(request, operation, uploads));
			const parsed = operation.body.safeParse(raw, { error: inPlainWords });
			if (!parsed.success) throw validationError(fieldErrorsOf(parsed.error));
			return await act(user, params, { body: parsed.data, files: uploads.files() });
		} finally {
			await uploads.remove();
		}
	});
}

/** What a draft's verbs answer, in the words of who asked. */
export async function wordAnswer({ refused, ...answer }: DraftAnswer): Promise<StepsAnswer> {
	const locale = refused.length > 0 ? await readerLocale() : "EN";
	return {
		...answer,
		refused: refused.map(({ stepId, reason }) => ({ stepId, reason: sayIn(reason, locale) })),
	};
}

async function requireUser(): Promise<UserContext> {
	const user = await findPageUser();
	if (!user) throw refusal("Unauthorized", said("signedOut"));
	return user;
}
