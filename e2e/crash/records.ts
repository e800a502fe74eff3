import { join } from "node:path";
import pg from "pg";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { type ChainedEvent, findBrokenLink } from "#lib/domain/audit/chain.ts";

export type DocumentRow = { id: string; title: string; status: string; chainHead: string; sealedSha256: string | null };
export type EventRow = ChainedEvent & { hash: string };
type MailRow = { documentId: string; kind: string; to: string; subject: string; status: string };
/** A mail to the sender about a step of a document, as the queue holds it. */
export type NoticeRow = {
	/** Of the job, and so the local part of the mail's Message-ID. */
	id: string;
	documentId: string;
	kind: "sender-viewed" | "sender-signed" | "sender-completed";
	state: string;
	/** A later step, of which the sender hears instead, was done before the job ended. */
	isOvertaken: boolean;
};
export type JobRow = { id: string; name: string; state: string; output: unknown };

/** The product's own database, to look at what no answer tells. */
export class Records {
	readonly #pool: pg.Pool;

	private constructor(pool: pg.Pool) {
		this.#pool = pool;
	}

	static async open(dataDir: string): Promise<Records> {
		const files = await readClusterFiles(dataDir);
		if (!files) throw new Error(`There is no database in ${join(dataDir, "postgres.json")}.`);
		return new Records(new pg.Pool({ connectionString: databaseUrlOf(files), max: 2 }));
	}

	close(): Promise<void> {
		return this.#pool.end();
	}

	documents(): Promise<DocumentRow[]> {
		return this.#read(
			`SELECT d.id, title, status, "chainHead", f.sha256 AS "sealedSha256" FROM "Document" d
			LEFT JOIN "SealedFile" f ON f."documentId" = d.id AND f.kind = 'Document'`,
		);
	}

	/** By document, in order. */
	async events(): Promise<Map<string, EventRow[]>> {
		const rows = await this.#read<Omit<EventRow, "at"> & { at: Date }>(
			`SELECT "documentId", seq, at, type, "actorType", "actorId", "actorName", "actorEmail", ip, "userAgent", data, hash
			FROM "AuditEvent" ORDER BY "documentId", seq`,
		);
		return Map.groupBy(
			rows.map((row) => ({ ...row, at: row.at.toISOString() })),
			(row) => row.documentId,
		);
	}

	/** Mails that were not recorded as sent, with how their sending ended. */
	unsentMails(): Promise<MailRow[]> {
		return this.#read(`SELECT "documentId", kind, "to", subject, status::text FROM "Mail" WHERE status <> 'Sent'`);
	}

	/**
	 * The sender's notices of steps. "Opened" is overtaken once that signer has signed, "signed" once
	 * the last one has, of which "Completed" tells.
	 */
	senderNotices(): Promise<NoticeRow[]> {
		return this.#read(
			`SELECT job.id, data->>'documentId' AS "documentId", data->>'kind' AS kind, state::text,
				coalesce(completed_on >= CASE data->>'kind'
					WHEN 'sender-viewed' THEN (SELECT "signedAt" FROM "Signer" WHERE id = (data->>'signerId')::uuid)
					WHEN 'sender-signed' THEN (SELECT max("signedAt") FROM "Signer" WHERE "documentId" = (data->>'documentId')::uuid)
				END, false) AS "isOvertaken"
			FROM pgboss.job
			WHERE name = 'mail' AND data->>'kind' IN ('sender-viewed', 'sender-signed', 'sender-completed')`,
		);
	}

	/** A draft as it is stored, and the ids of the steps in its log. */
	async draft(documentId: string): Promise<{ version: number; title: string; taken: string[] }> {
		const [draft] = await this.#read<{ version: number; title: string }>(
			`SELECT version, state->'document'->>'title' AS title FROM "Draft" WHERE "documentId" = $1`,
			[documentId],
		);
		const steps = await this.#read<{ stepId: string }>(
			`SELECT s."stepId" FROM "DraftStep" s JOIN "Draft" d ON d."id" = s."draftId" WHERE d."documentId" = $1 ORDER BY s.version`,
			[documentId],
		);
		return { version: draft?.version ?? 0, title: draft?.title ?? "", taken: steps.map(({ stepId }) => stepId) };
	}

	/** Jobs that are not done but for those that are put off to later. */
	openJobs(): Promise<JobRow[]> {
		return this.#read(
			`SELECT id, name, state::text, output FROM pgboss.job
			WHERE state IN ('active', 'retry', 'failed') OR (state = 'created' AND start_after <= now())`,
		);
	}

	async #read<T>(text: string, values: string[] = []): Promise<T[]> {
		return (await this.#pool.query(text, values)).rows as T[];
	}
}

/** What is wrong with a document's audit chain, or null. */
export function chainProblem(document: DocumentRow, events: EventRow[]): string | null {
	const broken = findBrokenLink(events);
	if (broken !== null) return `its audit chain breaks at event ${broken}`;
	return events.at(-1)?.hash === document.chainHead ? null : "its audit chain does not end where the document says";
}
