import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { log } from "#lib/config/log.ts";
import { version } from "#lib/config/version.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { noteClockSetBack } from "#lib/domain/doctor/note-clock.ts";
import { BEAT_MS, forgetProcesses, noteProcess } from "#lib/domain/doctor/note-process.ts";
import { MEGABYTE } from "#lib/units.ts";
import { watchSurroundings } from "./surroundings.ts";
import { uncaughtErrors } from "./uncaught-errors.ts";
import { watchClock } from "./watch-clock.ts";

/**
 * Has this process say every few seconds that it runs, for the doctor. What cannot be said is not: the process goes on.
 *
 * @param visitedHosts what browsers called the web process lately
 * @returns stop: takes it back
 */
export function beginHeartbeat(kind: "web" | "worker", visitedHosts: () => string[] = () => []): () => Promise<void> {
	const context = operatorContext(kind);
	const [id, startedAt, host] = [randomUUID(), new Date(), hostname()];
	const lookAround = watchSurroundings();
	const lookAtClock = watchClock();
	const beat = async () => {
		const setBackMs = lookAtClock();
		if (setBackMs > 0) {
			log.warn({ seconds: Math.round(setBackMs / 1000) }, "system clock set back");
			await noteClockSetBack(context, setBackMs);
		}
		const memoryMb = Math.round(process.memoryUsage.rss() / MEGABYTE);
		const said = { id, kind, host, pid: process.pid, version: version(), memoryMb, startedAt };
		const seen = { ...(await lookAround()), visitedHosts: visitedHosts(), uncaughtErrors: uncaughtErrors() };
		await noteProcess(context, { ...said, ...seen });
	};
	const quietly = (work: Promise<void>) =>
		work.catch((error: unknown) => log.debug({ error }, "heartbeat not recorded"));
	// Those that were killed here have taken nothing back.
	void quietly(forgetProcesses(context, (one) => one.host === host && !isAlive(one.pid)).then(beat));
	const beating = setInterval(() => void quietly(beat()), BEAT_MS);
	beating.unref();
	return async () => {
		clearInterval(beating);
		await quietly(forgetProcesses(context, (one) => one.id === id));
	};
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
