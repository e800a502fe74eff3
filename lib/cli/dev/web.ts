import { createServer } from "node:http";
import next from "next";
import { env } from "#lib/config/env.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { checkInstallation, keepLease } from "#lib/storage/lease.ts";
import { awaitGo, runChild, tell } from "../child-process.ts";
import { beginHeartbeat } from "../heartbeat.ts";
import { drain, listen, makeServer } from "../web/make-server.ts";

/** Where the browser hears of changes. */
const HOT_RELOAD_PATH = "/_next/hmr";

/** Pages and API from the sources, each file taken anew when it has changed. */
await runChild(async () => {
	provideDatabaseClient("web");
	const { host, port } = env();
	// Next.js puts its listener for upgrades here. It is handed those of its own path; all others are requests like
	// any other, as in production.
	const forUpgrades = createServer();
	const app = next({ dev: true, dir: process.cwd(), hostname: host, port, httpServer: forUpgrades });
	await app.prepare();
	tell({ type: "loaded" });
	await awaitGo();
	await checkInstallation();
	const handle = app.getRequestHandler();
	const server = makeServer((request, response) => handle(request, response), {
		shouldUpgradeCallback: ({ url = "" }) => url.startsWith(HOT_RELOAD_PATH),
	});
	server.on("upgrade", (request, socket, head) => {
		// It listens once it has seen a request; the browser asks again.
		if (!forUpgrades.emit("upgrade", request, socket, head)) socket.destroy();
	});
	await listen(server, host, port);
	const stopBeating = beginHeartbeat("web");
	const releaseLease = keepLease();
	return async () => {
		await Promise.all([stopBeating(), releaseLease()]);
		// Connections that were upgraded never end by themselves.
		setTimeout(() => process.exit(0), 500).unref();
		await drain(server);
	};
});
