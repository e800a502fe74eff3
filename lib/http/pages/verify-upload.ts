import type { Readable } from "node:stream";
import { findOrigin } from "#lib/domain/verification/find-origin.ts";
import { writeProblem, writeReport } from "#lib/domain/verification/report-word.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { defineEndpoint } from "#lib/http/define-endpoint.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { MEGABYTE } from "#lib/units.ts";
import { checkedMegabytes, countCheck, limitChecks } from "../limits/limit-checks.ts";
import { limitPublicWork } from "../limits/limit-visitor.ts";
import { bodyStream } from "../reading/body-stream.ts";
import { readMultipart } from "../reading/read-multipart.ts";
import { readRest } from "../reading/read-rest.ts";
import { openUploads } from "../reading/uploads.ts";
import { visitorContext } from "./page-context.ts";
import { readerLocale } from "./page-locale.ts";
import { wordKnown } from "./word-refusal.ts";

/** How many times the limit a file that is too large is taken in, so that a plain form hears of it. */
const MAX_REST = 4;

/**
 * Takes a PDF to be checked. Open to everybody, so it is counted by address before a byte is read. A
 * script hears where the report is; a plain form is led there.
 */
export const verifyUpload = defineEndpoint(
	async (request) => {
		const source = bodyStream(request);
		const word = await report(request, source).catch(async (error: unknown) => {
			if (source && isTooLarge(error) && !isScript(request)) {
				await readRest(source, MAX_REST * checkedMegabytes() * MEGABYTE);
			}
			throw error;
		});
		const location = `/verify?report=${word}`;
		return isScript(request) ? { location } : redirect(location);
	},
	{
		locale: readerLocale,
		async instead(error, request, _, traceId) {
			if (isScript(request)) return null;
			const { message } = wordKnown(error, traceId, await readerLocale());
			return redirect(`/verify?problem=${writeProblem(message)}`);
		},
	},
);

function isScript({ headers }: Request): boolean {
	return headers.get("accept")?.includes("application/json") ?? false;
}

async function report(request: Request, source: Readable | null): Promise<string> {
	const context = await visitorContext();
	await limitPublicWork(context);
	await limitChecks(context);
	if (!source) throw refusal("InvalidRequest", said("choosePdf"));
	const megabytes = checkedMegabytes();
	const uploads = openUploads(megabytes * MEGABYTE);
	let workedMs = 0;
	try {
		await readMultipart(source, request.headers.get("content-type") ?? "", "file", uploads).catch((error: unknown) => {
			throw isTooLarge(error) ? refusal("TooLarge", said("checkTooLarge", { megabytes })) : error;
		});
		const [file] = uploads.files();
		if (!file) throw refusal("InvalidRequest", said("choosePdf"));
		const found = await verifyFile(context, file, findOrigin.bind(null, context), (milliseconds) => {
			workedMs += milliseconds;
		});
		return writeReport(found);
	} finally {
		await uploads.remove();
		if (workedMs > 0) await countCheck(context, workedMs);
	}
}

function isTooLarge(error: unknown): boolean {
	return error instanceof AppError && error.code === "TooLarge";
}

function redirect(location: string): Response {
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
