import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { JOBS, type JobName } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { type TestInstallation, useTestDatabase } from "#lib/testing/harness.ts";
import { type SinkMail, type SmtpReply, type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { runWorker } from "#lib/worker/job-worker.ts";

export type Journey = {
	installation: TestInstallation;
	/** The worker's clock. */
	now: () => Date;
	/** Moves the worker's clock on; jobs that are due then run at once. */
	advanceTo: (time: Date) => Promise<void>;
	/** Runs jobs that wait for their next attempt now. */
	retryNow: (name: JobName) => Promise<void>;
	/** Has the hourly housekeeping done now. */
	keepHouse: () => Promise<void>;
	/** Addresses that the mail server refuses. */
	refused: Map<string, SmtpReply>;
	/** Everything the mail server took for an address, in order. */
	mailsTo: (address: string) => SinkMail[];
	/** Waits for the n-th mail to an address. */
	mailTo: (address: string, count?: number) => Promise<SinkMail>;
	/** Waits until no job is due. */
	settle: () => Promise<void>;
};

/** As long as a loaded machine may take for a job; nothing waits that long when it works. */
export const PATIENCE = { timeout: 60_000, interval: 25 };

/** An installation with the real worker, a mail server and a clock that can be moved. Call it at the top of a file. */
export function useJourney(variables: Record<string, string> = {}): Journey {
	const installation = useTestDatabase(variables);
	vi.setConfig({ testTimeout: 120_000 });
	const refused = new Map<string, SmtpReply>();
	let sink: SmtpSink | undefined;
	let stop = async () => {};
	let aheadMs = 0;
	const now = () => new Date(Date.now() + aheadMs);
	beforeAll(async () => {
		sink = await startSmtpSink({}, refused);
		process.env.SMTP_URL = sink.url;
		resetEnv();
		stop = await runWorker(now);
		// Housekeeping runs only when a test asks for it, at any time of day.
		await (await queue()).unschedule("housekeeping");
	});
	beforeEach(() => {
		aheadMs = 0;
		refused.clear();
	});
	afterAll(async () => {
		await stop();
		// The sink ends when its clients have.
		mailTransport().close();
		await sink?.close();
		delete process.env.SMTP_URL;
		resetEnv();
	});
	const mailsTo = (address: string) => (sink?.mails ?? []).filter((mail) => mail.to.includes(address));
	return {
		installation,
		refused,
		now,
		mailsTo,
		settle,
		retryNow: (name) => hurry([name], new Date(8.64e15)),
		async keepHouse() {
			await (await queue()).send("housekeeping", {});
			await settle();
		},
		async advanceTo(time) {
			aheadMs = time.getTime() - Date.now();
			await hurry(Object.keys(JOBS) as JobName[], time);
		},
		async mailTo(address, count = 1) {
			await expect.poll(() => mailsTo(address).length, PATIENCE).toBeGreaterThanOrEqual(count);
			const mail = mailsTo(address)[count - 1];
			if (!mail) throw new Error("There is no such mail.");
			return mail;
		},
	};
}

/** Has jobs that wait for a time up to `until` taken at once. */
async function hurry(names: JobName[], until: Date): Promise<void> {
	const boss = await queue();
	for (const name of names) {
		const waiting = (await boss.findJobs(name)).filter((job) => ["created", "retry"].includes(job.state));
		for (const job of waiting.filter((one) => one.startAfter <= until)) {
			await boss.update(name, undefined, { id: job.id, startAfter: new Date() });
		}
	}
}

async function settle(): Promise<void> {
	const dueJobs = async () => {
		const [row] = await db().$queryRaw<{ count: bigint }[]>`
			SELECT count(*) AS "count" FROM pgboss.job
			WHERE "state" = 'active' OR ("state" IN ('created', 'retry') AND "start_after" <= now())`;
		return Number(row?.count ?? 0);
	};
	await expect.poll(dueJobs, PATIENCE).toBe(0);
}
