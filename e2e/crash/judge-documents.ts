import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { World } from "./journey.ts";
import type { SentDocument } from "./ledger.ts";
import { chainProblem, type DocumentRow, type EventRow, type Records } from "./records.ts";

type Properties = {
	status: string;
	signerDetails: { signerEmail: string; status: string; formFields: { id: string; value: string }[] }[];
};

/** What is lost, doubled or damaged among the documents, a sentence each. */
export async function judgeDocuments(world: World, records: Records): Promise<string[]> {
	const [rows, events, unsent] = await Promise.all([records.documents(), records.events(), records.unsentMails()]);
	const byTitle = Map.groupBy(rows, (row) => row.title);
	const found: string[] = [];
	for (const title of world.ledger.tried) {
		const count = byTitle.get(title)?.length ?? 0;
		if (count > 1) found.push(`“${title}” was sent once but is there ${count} times`);
	}
	if (byTitle.size < world.ledger.sent.length) found.push("There are fewer documents than acknowledged sends");
	for (const row of rows) {
		const problem = chainProblem(row, events.get(row.id) ?? []);
		if (problem) found.push(`“${row.title}”: ${problem}`);
	}
	const dir = await mkdtemp(join(tmpdir(), "signet-crash-"));
	for (const sent of world.ledger.sent) {
		const row = rows.find(({ id }) => id === sent.documentId);
		if (!row) found.push(`“${sent.title}” was acknowledged and is lost`);
		else {
			const problems = [
				...(await acknowledgedProblems(world, sent)),
				...eventProblems(
					sent,
					events.get(row.id) ?? [],
					unsent.filter(({ documentId, kind }) => documentId === row.id && !kind.startsWith("sender-")).length,
				),
				...(await fileProblems(world, row, events.get(row.id) ?? [], dir)),
			];
			found.push(...problems.map((problem) => `“${sent.title}”: ${problem}`));
		}
	}
	await rm(dir, { recursive: true });
	return found;
}

/** Whether the API shows every value and every Finish that it has acknowledged. */
async function acknowledgedProblems({ client, ledger }: World, sent: SentDocument): Promise<string[]> {
	const { documentId } = sent;
	const shown = await client.insistOnJson<Properties>(`/v1/document/properties?documentId=${documentId}`);
	const found = shown.status === "Completed" ? [] : [`it is ${shown.status}`];
	const fields = shown.signerDetails.flatMap(({ formFields }) => formFields);
	for (const saved of ledger.saved.filter((one) => one.documentId === documentId)) {
		const value = fields.find(({ id }) => id === saved.fieldId)?.value;
		if (value !== saved.value) found.push(`${saved.fieldId} is “${value}” instead of “${saved.value}”`);
	}
	for (const { email } of ledger.finished.filter((one) => one.documentId === documentId)) {
		const status = shown.signerDetails.find(({ signerEmail }) => signerEmail === email)?.status;
		if (status !== "Completed") found.push(`${email} has finished but is ${status}`);
	}
	return found;
}

/**
 * Whether each thing that happens once was written down once.
 *
 * @param cutOff mails to signers that arrived but whose arrival was never recorded: the signer was quicker
 */
function eventProblems(sent: SentDocument, events: EventRow[], cutOff: number): string[] {
	const expected: [string, number][] = [
		["DocumentSent", 1],
		["DocumentViewed", sent.signers.length],
		["ConsentGiven", sent.signers.length],
		["SignerCompleted", sent.signers.length],
		["DocumentCompleted", 1],
		["DocumentSealed", 1],
		["MailSent", (sent.isMailed ? 2 * sent.signers.length : 0) - cutOff],
		["MailFailed", 0],
	];
	return expected.flatMap(([type, count]) => {
		const actual = events.filter((event) => event.type === type).length;
		return actual === count ? [] : [`there are ${actual} events ${type} instead of ${count}`];
	});
}

/** Whether the file is the one that was sealed, its seal valid, and its certificate of this trail. */
async function fileProblems(world: World, row: DocumentRow, events: EventRow[], dir: string): Promise<string[]> {
	const file = await world.client.insist(`/v1/document/download?documentId=${row.id}`);
	const sha256 = createHash("sha256").update(file).digest("hex");
	const path = join(dir, `${row.id}.pdf`);
	await writeFile(path, file);
	const report = await runPdfTask("verify", { sourcePath: path, trustedCertificatesPath: null }, { requester: "job" });
	const sealedEvents = events.filter(({ type }) => type === "DocumentSealed");
	const handedOut = world.ledger.sealed.find(({ documentId }) => documentId === row.id);
	return [
		report.verdict === "valid" ? null : `its seal is ${report.verdict}`,
		report.documentId === row.id ? null : `its certificate is that of ${report.documentId}`,
		events.some(({ hash }) => hash === report.chainHead) ? null : "its certificate is of another trail",
		row.sealedSha256 === sha256 ? null : "its file is not the one that the document names",
		(sealedEvents[0]?.data as { sha256?: string } | undefined)?.sha256 === sha256
			? null
			: "its file is not the one that the audit trail names",
		handedOut === undefined || handedOut.sha256 === sha256
			? null
			: "its file is another one than was handed out before",
	].filter((problem) => problem !== null);
}
