import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import next from "next";
import { finishBeforeEnd } from "#lib/config/before-end.ts";
import { env } from "#lib/config/env.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { compressedFiles } from "#lib/http/answering/compressed-files.ts";
import { endOpenStreams } from "#lib/http/answering/open-streams.ts";
import { warmPdfPool } from "#lib/pdf/warm-pdf-pool.ts";
import { checkInstallation, keepLease } from "#lib/storage/lease.ts";
import { awaitGo, runChild, tell } from "./child-process.ts";
import { beginHeartbeat } from "./heartbeat.ts";
import { watchUncaughtErrors } from "./uncaught-errors.ts";
import { answerApi } from "./web/answer-api.ts";
import { inlineStyles } from "./web/inline-styles.ts";
import { keepPublicAnswers } from "./web/keep-public-answers.ts";
import { drain, listen, makeServer } from "./web/make-server.ts";
import { rememberVisits } from "./web/visits.ts";

await runChild(async () => {
	watchUncaughtErrors("web");
	provideDatabaseClient("web");
	const { host, port } = env();
	// Next.js listens for upgrades where it is told to, and forgets the connection of each. On a server where nobody
	// listens they are requests like any other (RFC 9110 section 7.8).
	const app = next({ dev: false, dir: process.cwd(), hostname: host, port, httpServer: createServer() });
	await app.prepare();
	tell({ type: "loaded" });
	await awaitGo();
	await checkInstallation();
	const staticDir = join(process.cwd(), ".next", "static");
	const handle = keepPublicAnswers(answerApi(inlineStyles(app.getRequestHandler(), staticDir)));
	const withCompressedFile = compressedFiles(staticDir);
	const visits = rememberVisits();
	const server = makeServer((request, response) => {
		request.url = withCompressedFile(request, response);
		return handle(request, response);
	});
	// Before any request is refused: the doctor reports other hosts that people use.
	server.prependListener("request", visits.note);
	await listen(server, host, port);
	void warmUp(port);
	const stopBeating = beginHeartbeat("web", visits.hosts);
	const releaseLease = keepLease();
	return async () => {
		const drained = drain(server);
		// Only now: whoever is sent away comes back at once, and finds nobody.
		endOpenStreams();
		await Promise.all([drained, stopBeating()]);
		await finishBeforeEnd();
		await releaseLease();
	};
});

/** Loads what the first callers would wait for: the code of the API and of signing pages, and a PDF child. */
async function warmUp(port: number): Promise<void> {
	const [{ host }, { host: signingHost }] = [new URL(env().publicUrl), new URL(env().signingUrl)];
	await Promise.allSettled([
		ask(port, host, "/v1/document/list"),
		ask(port, signingHost, "/sign/warm-up"),
		warmPdfPool(["intake"]),
	]);
}

/** @param host what the address is called: each answers other paths where there are two */
async function ask(port: number, host: string, path: string): Promise<void> {
	const [answer] = (await once(get({ port, path, headers: { host } }), "response")) as [IncomingMessage];
	await finished(answer.resume());
}
