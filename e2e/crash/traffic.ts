import { journey, type World } from "./journey.ts";
import { until } from "./until.ts";

const LOOPS = 2;

/** So many at most, however long something is away. */
const MOST_AT_ONCE = 30;

/** A journey that takes longer waits for something that was killed; another one begins meanwhile. */
const STALLED_AFTER_MS = 2_500;

/** Journeys, always some of them under way, until told to stop. */
export class Traffic {
	readonly #world: World;
	readonly #journeys: Promise<void>[] = [];
	readonly #loops: Promise<void>[];
	#isStopping = false;
	#underway = 0;

	constructor(world: World) {
		this.#world = world;
		this.#loops = Array.from({ length: LOOPS }, () => this.#loop());
	}

	async #loop(): Promise<void> {
		while (!this.#isStopping) {
			await until("a journey comes to its end", () => this.#isStopping || this.#underway < MOST_AT_ONCE, 300_000);
			if (this.#isStopping) return;
			const one = journey(this.#world, this.#journeys.length + 1);
			this.#journeys.push(one);
			this.#underway += 1;
			const ended = one
				.catch(() => undefined)
				.finally(() => {
					this.#underway -= 1;
				});
			let timer: NodeJS.Timeout | undefined;
			const stalled = new Promise((resolve) => {
				timer = setTimeout(resolve, STALLED_AFTER_MS);
			});
			await Promise.race([ended, stalled]);
			clearTimeout(timer);
		}
	}

	/** Begins no more journeys and lets every one come to its end. @returns why some did not */
	async stop(): Promise<string[]> {
		this.#isStopping = true;
		await Promise.all(this.#loops);
		const ends = await Promise.allSettled(this.#journeys);
		return ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
	}
}
