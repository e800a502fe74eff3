import { EventEmitter, once } from "node:events";

/** What is under way: a file goes up, a mail is made, a signer's change is stored, a document is sealed. */
const PHASES = ["send", "mail", "sign", "seal"] as const;
export type Phase = (typeof PHASES)[number];

const TIMEOUT_MS = 60_000;

/** Tells who waits for it that a phase has begun somewhere. */
export class Moments {
	readonly #events = new EventEmitter();

	begin(phase: Phase): void {
		this.#events.emit(phase);
	}

	/** Resolves with the next beginning. Rejects when there is none: then nothing goes on any more. */
	async next(phase: Phase): Promise<void> {
		try {
			await once(this.#events, phase, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		} catch (cause) {
			throw new Error(`No ${phase} began within ${TIMEOUT_MS / 1000} s.`, { cause });
		}
	}
}
