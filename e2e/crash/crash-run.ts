import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { type FakeS3, fakeS3 } from "#lib/testing/fake-s3.ts";
import { type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { type Installation, newInstallation, removeInstallation, Start } from "../support/installation.ts";
import { samplePdf } from "../support/sample-pdf.ts";
import { Drafting } from "./drafting.ts";
import type { World } from "./journey.ts";
import { judgeDocuments } from "./judge-documents.ts";
import { judgeMails } from "./judge-mails.ts";
import { judgeObjects } from "./judge-objects.ts";
import { judgeRest } from "./judge-rest.ts";
import { type Died, planBlows, strike } from "./killer.ts";
import { Ledger } from "./ledger.ts";
import { Moments } from "./moments.ts";
import { PatientClient } from "./patient-client.ts";
import { Records } from "./records.ts";
import { Traffic } from "./traffic.ts";

type CrashOptions = {
	seed: number;
	kills: number;
	databaseKills: number;
	/** Where the product keeps its files; S3 outlives every kill. */
	storage: "disk" | "S3";
};

type CrashReport = {
	/** What was lost, doubled or damaged, a sentence each; none when all is well. */
	findings: string[];
	died: Died;
	/** Of documents, mails and calls, for people. */
	figures: string;
	/** What the product printed, for finding causes. */
	printed: string;
};

/**
 * Sends, signs and seals documents while processes of the product are killed, and then looks at what
 * became of everything that was acknowledged. The seed repeats who dies in which phase how late; what
 * that hits differs from run to run.
 */
export async function crashRun(options: CrashOptions): Promise<CrashReport> {
	const installation = await newInstallation();
	const sink = await startSmtpSink();
	const s3 = options.storage === "S3" ? await fakeS3() : null;
	const start = new Start(installation, {
		SMTP_URL: sink.url,
		...(s3 ? variablesOf(s3) : {}),
		RATE_LIMIT_LIVE_PER_HOUR: "1000000000",
		RATE_LIMIT_PUBLIC_PER_MINUTE: "1000000000",
		RATE_LIMIT_SIGNING_PER_MINUTE: "100000",
		RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: "100000",
		LOG_LEVEL: "warn",
	});
	try {
		await start.ready();
		return await runAndJudge(options, installation, { sink, s3 }, start);
	} finally {
		await start.stop();
		await sink.close();
		await s3?.close();
		await removeInstallation(installation);
		closePdfPool();
	}
}

function variablesOf({ url }: FakeS3): Record<string, string> {
	return { S3_ENDPOINT: url, S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s", S3_PREFIX: "signet" };
}

async function runAndJudge(
	{ seed, kills, databaseKills, storage }: CrashOptions,
	installation: Installation,
	{ sink, s3 }: { sink: SmtpSink; s3: FakeS3 | null },
	start: Start,
): Promise<CrashReport> {
	const ledger = new Ledger();
	const client = new PatientClient(installation.url, ledger);
	const world: World = { client, ledger, moments: new Moments(), sink, pdf: await samplePdf() };
	const began = Date.now();
	const drafting = await Drafting.begin(world, installation.url);
	const traffic = new Traffic(world);
	const died = { web: 0, worker: 0, postgres: 0 };
	// What does not come back is a finding, too, and the rest is judged all the same.
	const interrupted = await strike(world, start, planBlows(seed, kills, databaseKills), died).then(
		() => [],
		(error) => [String(error)],
	);
	const struck = Date.now();
	const [unfinished] = await Promise.all([traffic.stop(), drafting.stop()]);
	const records = await Records.open(installation.dataDir);
	try {
		const rest = await judgeRest(records, installation.dataDir);
		const rested = Date.now();
		const objects = await judgeObjects(installation.dataDir, s3);
		const documents = await judgeDocuments(world, records);
		const mails = await judgeMails(world, records);
		const drafts = await drafting.judge(records);
		const findings = [
			...[ledger.complaints, interrupted, unfinished, rest],
			...[objects, documents, mails, drafts],
		].flat();
		const repeated = sink.mails.length - new Set(sink.mails.map(({ parsed }) => parsed.messageId)).size;
		const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
		const figures = [
			`${died.web} kills of web, ${died.worker} of worker, ${died.postgres} of Postgres in ${seconds(began, struck)}, files on ${storage}`,
			`at rest after ${seconds(struck, rested)}, judged in ${seconds(rested, Date.now())}`,
			`${ledger.sent.length} documents acknowledged of ${ledger.tried.length} sends tried`,
			`${ledger.unknownOutcomes} calls without a known outcome`,
			`${ledger.steps.length} steps of a draft acknowledged`,
			`${sink.mails.length} mails, ${repeated} of them again under their own Message-ID`,
		].join("; ");
		return { findings, died, figures, printed: start.printed };
	} finally {
		await records.close();
	}
}
