import type { DraftStep } from "#lib/draft/draft-step.ts";
import type { HistoryEntry } from "#lib/draft/history.ts";
import type { DeskJournal, JournalRecord } from "./editor-journal.ts";
import { FORGET_CHANNEL } from "./forget-journals.ts";
import { deleteOlder, type JournalKey, recordsOf, type StoredRecord, withJournals } from "./journal-database.ts";

/** As long as the server knows the steps, and so what became of them. */
const KEPT_MS = 30 * 86_400_000;

/** A tab's journal in the browser's database, by person, document and tab: nobody else's session reads it. */
export class BrowserJournal implements DeskJournal {
	readonly #key: JournalKey;
	/** Records of other tabs that are this one's now; they go once this one's is written. */
	#taken: readonly JournalKey[] = [];
	#next: JournalRecord | null = null;
	#writing: Promise<void> | null = null;
	#isClosed = false;
	readonly #isHeld: Promise<void>;
	#noteHeld: () => void = () => undefined;

	constructor(key: JournalKey) {
		this.#key = key;
		this.#isHeld = new Promise((resolve) => {
			this.#noteHeld = resolve;
		});
	}

	/** Says to other tabs that this one is alive, until what is returned is called; then another may take its work over. */
	hold(): () => void {
		this.#noteHeld();
		const forget = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(FORGET_CHANNEL);
		if (forget) {
			forget.onmessage = () => {
				this.#isClosed = true;
			};
		}
		const releaseLock = holdLock(this.#key);
		return () => {
			releaseLock();
			forget?.close();
		};
	}

	/** Waits until the journal is held: before, the page is not taken over from the server, and must show what that drew. */
	async takeOver(): Promise<JournalRecord[]> {
		await this.#isHeld;
		await withJournals("readwrite", (journals) => deleteOlder(journals, Date.now() - KEPT_MS));
		const [userId, documentId] = this.#key;
		const all = await withJournals<StoredRecord[]>("readonly", (store) => store.getAll(recordsOf(userId, documentId)));
		const alone: StoredRecord[] = [];
		for (const record of all ?? []) if (await isOrphan(record.key, this.#key)) alone.push(record);
		try {
			const sound = await Promise.all(alone.map(soundRecord));
			this.#taken = alone.map(({ key }) => key);
			return sound.toSorted((a, b) => a.at - b.at);
		} catch {
			// What judges them cannot be loaded: they stay for another time.
			return [];
		}
	}

	keep(record: JournalRecord): void {
		this.#next = record;
		this.#writing ??= this.#write().finally(() => {
			this.#writing = null;
		});
	}

	async clear(): Promise<void> {
		this.#isClosed = true;
		await this.#writing;
		const [userId, documentId] = this.#key;
		await withJournals("readwrite", (journals) => journals.delete(recordsOf(userId, documentId)));
	}

	/** One at a time, and of those that wait the newest only. */
	async #write(): Promise<void> {
		for (let next = this.#next; next && !this.#isClosed; next = this.#next) {
			this.#next = null;
			const { pending, history } = next;
			const isEmpty = pending.length === 0 && history.undo.length === 0 && history.redo.length === 0;
			const stored: StoredRecord = { ...next, key: this.#key };
			const taken = this.#taken;
			this.#taken = [];
			await withJournals("readwrite", (journals) => {
				for (const key of taken) journals.delete(key);
				if (isEmpty) journals.delete(this.#key);
				else journals.put(stored);
				return null;
			});
		}
	}
}

function lockName(key: JournalKey): string {
	return `signet-desk ${key.join(" ")}`;
}

/** The browser gives it back as well when the tab is no more, however it ends. */
function holdLock(key: JournalKey): () => void {
	const ended = new AbortController();
	const untilEnded = () => new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve()));
	navigator.locks?.request(lockName(key), untilEnded).catch(() => undefined);
	return () => ended.abort();
}

/**
 * Whether the tab of a record is no more. Where the browser cannot say (a page without TLS), every other's is taken:
 * the server takes each step once, whoever brings it.
 */
async function isOrphan(key: JournalKey, own: JournalKey): Promise<boolean> {
	if (key[2] === own[2]) return false;
	if (!navigator.locks) return true;
	return navigator.locks.request(lockName(key), { ifAvailable: true }, (lock) => lock !== null);
}

/**
 * A record as the product of today would have written it: another release may have left it, and storage can be
 * edited. What is not sound is left out.
 *
 * @throws Error when the schema cannot be loaded
 */
async function soundRecord(record: JournalRecord): Promise<JournalRecord> {
	const { draftStepSchema } = await import("#lib/draft/draft-schema.ts");
	const isSound = (step: Pick<DraftStep, "id" | "operations">) => draftStepSchema.safeParse(step).success;
	const isSoundEntry = ({ stepIds, operations }: HistoryEntry) => isSound({ id: stepIds[0] ?? "", operations });
	const { pending, history } = record;
	return {
		...record,
		pending: pending.filter(isSound),
		history: { undo: history.undo.filter(isSoundEntry), redo: history.redo.filter(isSoundEntry) },
	};
}
