import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Refuses a port that another program listens at, before anything is started.
 *
 * @param patienceMs how long to wait for it: processes of a killed start need a moment to leave
 * @throws Error with a sentence
 */
export async function checkPort(host: string, port: number, patienceMs: number): Promise<void> {
	for (const deadline = Date.now() + patienceMs; ; await delay(50)) {
		const code = await tryToListen(host, port);
		if (code === null) return;
		if (code === "EADDRINUSE" && Date.now() < deadline) continue;
		if (code === "EADDRINUSE") throw new Error(`Port ${port} is already in use. Set PORT to a free port.`);
		if (code === "EACCES") throw new Error(`Port ${port} needs root privileges. Set PORT to 1024 or higher.`);
		throw new Error(`Signet can’t listen on ${host}:${port} (${code}). Check HOST and PORT.`);
	}
}

/** @returns null when it worked, else the system's code */
function tryToListen(host: string, port: number): Promise<string | null> {
	return new Promise((done) => {
		const server = createServer();
		server.once("error", (error) => done("code" in error ? String(error.code) : error.message));
		server.listen({ host, port, exclusive: true }, () => server.close(() => done(null)));
	});
}
