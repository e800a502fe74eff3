import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CREDENTIALS, type Installation, newInstallation, removeInstallation } from "../support/installation.ts";
import { openDeskSession } from "./editor/editor-session.ts";
import { median, timed } from "./figures.ts";
import { insertManyDocuments } from "./insert-many-documents.ts";
import { serverTimes } from "./measure-pages.ts";

type Report = (work: string, figure: string, target: string) => void;

const COUNT = 1_000_000;

/** Pages by what they show: a word is in a twentieth of all titles, a name in some of them, an address in 50 documents. */
const PAGES: Record<string, string> = {
	"documents list": "/documents",
	"start page": "/start",
	"search, one word": "/documents?q=lease",
	"search, two words": "/documents?q=lease+quist",
	"search, an email address": "/documents?q=mia.baber.0@example.com",
	"label filter": "/documents?label=label+7",
};

/** Lists, searches and a restore with a million documents in one account. */
export async function measureMillion(
	installation: Installation,
	databaseUrl: string,
	report: Report,
	stop: () => Promise<unknown>,
): Promise<void> {
	await insertManyDocuments(databaseUrl, COUNT);
	const session = await openDeskSession(installation);
	for (const [name, path] of Object.entries(PAGES)) {
		report(`${name}, a million documents`, `${median(await serverTimes(session, path)).toFixed(0)} ms`, "≤ 20 ms");
	}
	await session.close();
	await stop();
	const backup = join(installation.dataDir, "million.tar.gz");
	await admin(installation, "backup", backup);
	const elsewhere = await newInstallation();
	const restored = await timed(() => admin(elsewhere, "restore", backup, "--adopt"));
	report("restore, a million documents", `${(restored / 60_000).toFixed(1)} min`, "≤ 6 min");
	await removeInstallation(elsewhere);
	await rm(backup);
}

async function admin({ dataDir }: Installation, ...command: string[]): Promise<void> {
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...CREDENTIALS, DATA_DIR: dataDir } as never;
	await promisify(execFile)(process.execPath, [join(process.cwd(), ".next/signet/admin.mjs"), ...command], { env });
}
