import type { DeskClock } from "./editor-clock.ts";
import type { SavingState } from "./editor-store.ts";
import type { DeskGone, NoAnswer } from "./editor-transport.ts";

type SaverTasks = {
	/** How many steps the server does not have, as far as is known. */
	countPending(): number;
	/** Sends the next of them. "done": answered, there may be more. */
	postNext(): Promise<"done" | NoAnswer>;
	fetchNew(): Promise<"done" | NoAnswer>;
	/** `state` is another one. */
	onChange(): void;
	/** The document is no draft any more, or none for this person. */
	onGone(gone: DeskGone): void;
	clock: DeskClock;
};

/** A second after the last change it is on the server: this long one may go on first. */
const REST_MS = 400;
/** Whoever never rests is saved now and then. */
const MAX_UNSAVED_MS = 2_000;
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

/** Brings steps to the server: in their order, one request at a time, again and again until they are there. */
export class DeskSaver {
	readonly #tasks: SaverTasks;
	#timer: unknown = null;
	#running: Promise<void> | null = null;
	#unsavedSince: number | null = null;
	#failures = 0;
	#retryMs = 0;
	#trouble: { kind: "offline" | "failed" | "signedOut"; since: number } | null = null;
	#gone: DeskGone | null = null;

	constructor(tasks: SaverTasks) {
		this.#tasks = tasks;
	}

	state(): SavingState {
		const changes = this.#tasks.countPending();
		if (this.#gone) return { kind: "gone", gone: this.#gone, changes };
		if (this.#trouble?.kind === "signedOut") return { kind: "signedOut", changes };
		if (this.#trouble) return { kind: this.#trouble.kind, since: this.#trouble.since, changes };
		return { kind: changes > 0 ? "saving" : "saved" };
	}

	/** There is something new to be saved, soon. */
	touch(): void {
		const now = this.#tasks.clock.now();
		this.#unsavedSince ??= now;
		// After a failure its own pause counts: typing on does not hurry a server in trouble.
		if (this.#running || this.#trouble || this.#gone) return;
		this.#wait(Math.max(0, Math.min(REST_MS, this.#unsavedSince + MAX_UNSAVED_MS - now)));
	}

	/** Saves all there is now. True when the server has it. */
	async flush(): Promise<boolean> {
		// What is on its way may have been begun before the last change.
		while (this.#running) await this.#running;
		if (this.#tasks.countPending() > 0) await this.#run(() => this.#drain());
		return this.#tasks.countPending() === 0;
	}

	/** Asks for news at once, and saves what waits: with it the news come by themselves. */
	async refresh(): Promise<void> {
		if (this.#running) await this.#running;
		else if (this.#tasks.countPending() > 0) await this.#run(() => this.#drain());
		else await this.#run(() => this.#look());
	}

	/** The browser says that there is no connection: no need to find out by trying. */
	noteOffline(): void {
		this.#note({ kind: "offline" });
	}

	/** Nothing is to be saved any more. */
	stop(gone: DeskGone): void {
		this.#gone = gone;
		this.#tasks.clock.clearTimer(this.#timer);
		this.#tasks.onGone(gone);
		this.#tasks.onChange();
	}

	#run(work: () => Promise<void>): Promise<void> {
		this.#tasks.clock.clearTimer(this.#timer);
		if (this.#gone) return Promise.resolve();
		this.#running ??= work().finally(() => {
			this.#running = null;
			this.#tasks.onChange();
			this.#goOn();
		});
		return this.#running;
	}

	async #drain(): Promise<void> {
		while (this.#tasks.countPending() > 0 && !this.#gone) {
			this.#unsavedSince = null;
			if (!this.#isAnswered(await this.#tasks.postNext())) return;
		}
	}

	async #look(): Promise<void> {
		this.#isAnswered(await this.#tasks.fetchNew());
	}

	#isAnswered(outcome: "done" | NoAnswer): boolean {
		if (outcome === "done") {
			this.#failures = 0;
			this.#trouble = null;
			return true;
		}
		this.#note(outcome);
		return false;
	}

	#note(outcome: NoAnswer): void {
		if (outcome.kind === "gone") {
			this.stop(outcome.gone);
			return;
		}
		const kind = outcome.kind === "offline" || outcome.kind === "signedOut" ? outcome.kind : "failed";
		this.#trouble = { kind, since: this.#trouble?.since ?? this.#tasks.clock.now() };
		this.#failures += 1;
		const own = RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 30_000;
		this.#retryMs = Math.min(Math.max(own, outcome.kind === "trouble" ? (outcome.retryAfterMs ?? 0) : 0), 60_000);
		this.#tasks.onChange();
	}

	/** What came up meanwhile, or did not work, has its turn. */
	#goOn(): void {
		// Whoever is signed out comes back through the page: see `refresh`.
		if (this.#gone || this.#trouble?.kind === "signedOut") return;
		if (this.#trouble) this.#wait(this.#retryMs);
		else if (this.#tasks.countPending() > 0) this.#wait(REST_MS);
	}

	#wait(delayMs: number): void {
		this.#tasks.clock.clearTimer(this.#timer);
		this.#timer = this.#tasks.clock.setTimer(() => void this.refresh(), delayMs);
	}
}
