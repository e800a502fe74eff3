import type { PgBoss } from "pg-boss";
import { perProcess } from "#lib/config/per-process.ts";

/** What the database tells of committed jobs. */
export type Bell = {
	/** Whether it tells at all; where it does not, jobs are found by looking alone. */
	isConnected: boolean;
	/** Told the queue's name at each commit with jobs that can run, or null when news may have been missed. */
	listeners: Set<(queueName: string | null) => void>;
};

const bells = perProcess("bells", () => new WeakMap<PgBoss, Bell>());

/**
 * Lets others hear what pg-boss hears: it keeps one connection that listens and renews it when it breaks,
 * but wakes its own workers only. To be called before its start.
 */
export function hangBell(boss: PgBoss): void {
	const bell: Bell = { isConnected: false, listeners: new Set() };
	bells.set(boss, bell);
	const ring = (queueName: string | null) => {
		for (const listener of bell.listeners) listener(queueName);
	};
	const database = boss.getDb();
	const listen = database.listen?.bind(database);
	if (!listen) return;
	database.listen = async (channel, onNotification, onReconnect) => {
		const handle = await listen(
			channel,
			(queueName) => {
				onNotification(queueName);
				ring(queueName);
			},
			() => {
				onReconnect();
				ring(null);
			},
		);
		bell.isConnected = true;
		return handle;
	};
}

/** The bell of a pg-boss that `queue()` started. */
export function bellOf(boss: PgBoss): Bell {
	const bell = bells.get(boss);
	if (!bell) throw new Error("This queue has no bell.");
	return bell;
}
