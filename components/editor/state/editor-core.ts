import { createListeners } from "#components/ui/listeners.ts";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import {
	bailedTo,
	newRoom,
	perform,
	type Room,
	received,
	restored,
	squashedTo,
	undone,
	withMark,
} from "#lib/draft/client-copy.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange, DraftOperation, LoggedStep, StepsAnswer } from "#lib/draft/draft-step.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { runEnded, thingsIn } from "#lib/draft/history.ts";
import type { LostWork } from "#lib/draft/merge-onto.ts";
import { newReplica } from "#lib/draft/replica.ts";
import type { DeskClock } from "./editor-clock.ts";
import type { DeskJournal } from "./editor-journal.ts";
import { DeskSaver } from "./editor-saver.ts";
import type { DeskMark, DeskNotice, DeskSnapshot, NamedStep } from "./editor-store.ts";
import type { DeskGone, DeskTransport, NoAnswer } from "./editor-transport.ts";
import { nextBatch } from "./next-batch.ts";

export type DeskCoreOptions = {
	userId: string;
	/** This tab, until it is loaded again. */
	clientId: string;
	/** Where the draft begins, if it has not begun. */
	isSandbox: boolean;
	/** What it begins with then; left out: what the account says. */
	defaults?: DraftDefaults;
	version: number;
	state: DraftState;
	transport: DeskTransport;
	/** null: nothing is noted. */
	journal: DeskJournal | null;
	clock: DeskClock;
	/** UUIDs. */
	makeId: () => string;
	/** Tells other tabs that the server has something new. */
	announce: (version: number) => void;
	/** In words, why something cannot be done to the draft at all; null: it can. Left out: everything can. */
	whyNot?: (operations: readonly DraftOperation[], state: DraftState) => string | null;
};

/** What is typed within this time of each other is one for undo. */
const RUN_MS = 1_000;
const MAX_NOTICES = 20;

/** The draft of one desk and all that happens to it. Every change goes through `#set`. */
export class DeskCore {
	readonly saver: DeskSaver;
	readonly #options: DeskCoreOptions;
	readonly #listeners = createListeners();
	readonly subscribe = this.#listeners.subscribe;
	#room: Room;
	#notices: readonly DeskNotice[] = [];
	#changedBy: DeskSnapshot["changedBy"] = null;
	#isSending = false;
	#snapshot: DeskSnapshot | null = null;
	#lastRunAt = 0;
	/** Steps of a journal were made on top of this version: what became of them is asked before anything is sent. */
	#askSince: number | null = null;
	#maxSteps = Number.POSITIVE_INFINITY;
	/** The journal was read, or there is none. */
	readonly #isReady: Promise<void>;

	constructor(options: DeskCoreOptions) {
		this.#options = options;
		this.#room = newRoom(newReplica(options.version, options.state));
		this.saver = new DeskSaver({
			countPending: () => this.#room.replica.pending.length,
			postNext: () => this.#postNext(),
			fetchNew: () => this.#fetch(this.#room.replica.version),
			onChange: () => this.#changed(),
			// Whoever is given the right back goes on with it; somebody else's session never reads it.
			onGone: ({ status }) => status !== "missing" && void options.journal?.clear(),
			clock: options.clock,
		});
		this.#isReady = this.#restore();
	}

	snapshot(): DeskSnapshot {
		this.#snapshot ??= {
			draft: this.#room.state,
			version: this.#room.replica.version,
			saving: this.saver.state(),
			undo: nameOf(this.#room, "undo"),
			redo: nameOf(this.#room, "redo"),
			changedBy: this.#changedBy,
			notices: this.#notices,
			isSending: this.#isSending,
		};
		return this.#snapshot;
	}

	perform(label: string, changes: readonly DraftChange[], run: string | null): boolean {
		if (this.#isClosed() || this.#isFixed(changes)) return false;
		const now = this.#options.clock.now();
		const isRun = run !== null && now - this.#lastRunAt <= RUN_MS;
		this.#lastRunAt = now;
		const room = isRun ? this.#room : { ...this.#room, history: runEnded(this.#room.history) };
		this.#set(perform(room, { label, changes, run }, this.#options.makeId));
		return true;
	}

	mark(): DeskMark {
		const { room, mark } = withMark(this.#room);
		this.#room = room;
		return mark;
	}

	squashTo(mark: DeskMark, label: string): void {
		this.#set(squashedTo(this.#room, mark, label, this.#options.makeId));
	}

	bailTo(mark: DeskMark): void {
		this.#set(bailedTo(this.#room, mark));
	}

	stepBack(way: "undo" | "redo"): void {
		if (this.#isClosed()) return;
		const back = undone(this.#room, way, this.#options.makeId);
		if (!back) return;
		if (back.skipped > 0) this.#notify({ kind: "skipped", label: back.label, count: back.skipped });
		this.#set(back.room);
	}

	/** @param sentIds steps that this is the answer to */
	receive(answer: StepsAnswer, sentIds: readonly string[]): { isBehind: boolean } {
		const { room, others, refused, lost, isBehind } = received(this.#room, answer, sentIds, this.#options.makeId);
		for (const { reason } of refused) this.#notify({ kind: "refused", reason });
		if (lost.length > 0) this.#notify({ kind: "lost", lost });
		this.#noteOthers(others);
		this.#set(room);
		return { isBehind };
	}

	tell(text: string): void {
		this.#notify({ kind: "told", text });
		this.#changed();
	}

	dismiss(noticeId: string): void {
		this.#notices = this.#notices.filter(({ id }) => id !== noticeId);
		this.#changed();
	}

	get transport(): DeskTransport {
		return this.#options.transport;
	}

	get clock(): DeskClock {
		return this.#options.clock;
	}

	/** While it is being sent nothing changes: what would be sent is what was seen. What is in the middle is given up. */
	setSending(isSending: boolean): void {
		if (isSending) this.bailTo(0);
		this.#isSending = isSending;
		this.#changed();
	}

	/** Sent: there is nothing to keep any more. */
	end(gone: DeskGone): void {
		this.#room = newRoom(newReplica(this.#room.replica.version, this.#room.replica.confirmed));
		this.saver.stop(gone);
	}

	/** What the server does not have, as the body of one request; null: it has everything or wants nothing. */
	unsaved() {
		const { pending, version } = this.#room.replica;
		if (pending.length === 0 || this.saver.state().kind === "gone") return null;
		const { userId, clientId, isSandbox, defaults } = this.#options;
		const begins = { isSandbox, ...(version === 0 && defaults ? { defaults } : {}) };
		return { baseVersion: version, userId, clientId, ...begins, steps: pending };
	}

	/** What cannot be done is said, once. */
	#isFixed(changes: readonly DraftChange[]): boolean {
		const { whyNot } = this.#options;
		const reason = whyNot?.(groundStep(changes, this.#room.state), this.#room.state) ?? null;
		if (reason === null) return false;
		if (!this.#notices.some((one) => one.kind === "told" && one.text === reason)) this.tell(reason);
		return true;
	}

	#isClosed(): boolean {
		return this.#isSending || this.saver.state().kind === "gone";
	}

	async #restore(): Promise<void> {
		const records = (await this.#options.journal?.takeOver()) ?? [];
		if (records.length === 0) return;
		const pending = records.flatMap((record) => record.pending);
		const history = records.at(-1)?.history ?? this.#room.history;
		if (pending.length > 0) this.#askSince = Math.min(...records.map(({ version }) => version));
		this.#set(restored(this.#room, pending, history));
	}

	async #postNext(): Promise<"done" | NoAnswer> {
		await this.#isReady;
		if (this.#askSince !== null) {
			const asked = await this.#fetch(this.#askSince);
			if (asked === "done") this.#askSince = null;
			return asked;
		}
		const all = this.unsaved();
		if (!all) return "done";
		const steps = nextBatch(all.steps, this.#maxSteps);
		const sentIds = steps.map(({ id }) => id);
		const given = await this.transport.postSteps({ ...all, steps });
		if (given.kind === "rejected") return this.#afterRejection(sentIds, given.message);
		if (given.kind !== "answer") return given;
		this.#maxSteps = Number.POSITIVE_INFINITY;
		const isBehind = this.receive(given.answer, sentIds).isBehind;
		this.#options.announce(this.#room.replica.version);
		return isBehind ? this.#fetch(this.#room.replica.version) : "done";
	}

	/** One of them cannot be taken: which, shows when they go one by one. */
	#afterRejection(sentIds: readonly string[], reason: string): "done" {
		this.#maxSteps = 1;
		if (sentIds.length > 1) return "done";
		const refused = sentIds.map((stepId) => ({ stepId, reason }));
		this.receive({ version: this.#room.replica.version, steps: [], state: null, refused }, sentIds);
		return "done";
	}

	async #fetch(since: number): Promise<"done" | NoAnswer> {
		await this.#isReady;
		// Nobody else can know of a draft that does not exist yet.
		if (this.#room.replica.version === 0) return "done";
		const given = await this.transport.fetchSteps(since);
		if (given.kind !== "answer") return given;
		// A server that cannot say what it has is in trouble: asking again at once would not help.
		return this.receive(given.answer, []).isBehind ? { kind: "trouble", retryAfterMs: null } : "done";
	}

	#noteOthers(others: readonly LoggedStep[]): void {
		const last = others.findLast(({ clientId }) => clientId !== this.#options.clientId);
		if (last) this.#changedBy = { userId: last.userId, name: last.userName, at: last.at };
	}

	#notify(notice: NoticeText): void {
		this.#notices = [...this.#notices, { ...notice, id: this.#options.makeId() }].slice(-MAX_NOTICES);
	}

	#set(room: Room): void {
		const before = this.#room;
		this.#room = room;
		const { version, pending } = room.replica;
		if (pending !== before.replica.pending || room.history !== before.history) {
			const { history } = room;
			this.#options.journal?.keep({ version, pending, history, at: this.#options.clock.now() });
		}
		if (pending.length > before.replica.pending.length) this.saver.touch();
		this.#changed();
	}

	#changed(): void {
		this.#snapshot = null;
		this.#listeners.notify();
	}
}

type NoticeText =
	| { kind: "refused"; reason: string }
	| { kind: "lost"; lost: readonly LostWork[] }
	| { kind: "skipped"; label: string; count: number }
	| { kind: "told"; text: string };

function nameOf(room: Room, way: "undo" | "redo"): NamedStep | null {
	const entry = room.marks.length > 0 ? undefined : room.history[way].at(-1);
	return entry ? { label: entry.label, count: thingsIn(entry) } : null;
}
