import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { env } from "#lib/config/env.ts";
import { writeProblem, writeReport } from "#lib/domain/verification/report-word.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { limitPublicWork } from "./limit-visitor.ts";
import { visitorContext } from "./page-context.ts";
import { type ErrorBody, presentError } from "./present-error.ts";
import { readMultipart } from "./read-multipart.ts";
import { openUploads } from "./uploads.ts";

/**
 * Takes a PDF to be checked. Open to everybody, so it is counted by address before a byte is read. A
 * script hears where the report is; a plain form is led there.
 */
export async function verifyUpload(request: Request): Promise<Response> {
	const isScript = request.headers.get("accept")?.includes("application/json") ?? false;
	try {
		const location = `/verify?report=${await report(request)}`;
		return isScript ? Response.json({ location }) : redirect(location);
	} catch (error) {
		const refusal = presentError(error, randomUUID());
		if (isScript) return refusal;
		const { error: sentence }: ErrorBody = await refusal.json();
		return redirect(`/verify?problem=${writeProblem(sentence)}`);
	}
}

async function report(request: Request): Promise<string> {
	const context = await visitorContext();
	await limitPublicWork(context);
	if (!request.body) throw new AppError("InvalidRequest", "Choose a PDF to check.");
	const uploads = openUploads(env().uploadLimitBytes);
	try {
		const source = Readable.fromWeb(request.body as NodeStream);
		await readMultipart(source, request.headers.get("content-type") ?? "", "file", uploads);
		const [file] = uploads.files();
		if (!file) throw new AppError("InvalidRequest", "Choose a PDF to check.");
		return writeReport(await verifyFile(context, file));
	} finally {
		await uploads.remove();
	}
}

function redirect(location: string): Response {
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
