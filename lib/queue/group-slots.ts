import type { JobWithMetadata } from "pg-boss";
import type { JobResult } from "./definitions.ts";

type GroupLimits = {
	/** How many jobs of one group (an endpoint) run at a time. */
	perGroup: number;
	/** How many jobs of one tier (an account) run at a time, over all its groups. */
	perTier: number;
	/** After this many timeouts in a row, a group gets one job per `probeMs`. */
	maxTimeouts: number;
	probeMs: number;
};

type Grouped = Pick<JobWithMetadata, "groupId" | "groupTier">;

/**
 * Keeps jobs that wait for the same external system from taking every slot of a queue: counts this process’s running
 * jobs by group and by tier. Jobs without a group always get a slot.
 */
export class GroupSlots {
	readonly #limits: GroupLimits;
	readonly #nowMs: () => number;
	readonly #running = new Map<string, number>();
	readonly #runningOfTier = new Map<string, number>();
	/** Groups with a job that was put back because their tier was full. */
	readonly #tierOfWaiting = new Map<string, string>();
	readonly #timeouts = new Map<string, { count: number; probeAtMs: number }>();

	constructor(limits: GroupLimits, nowMs: () => number) {
		this.#limits = limits;
		this.#nowMs = nowMs;
	}

	get perGroup(): number {
		return this.#limits.perGroup;
	}

	/** Groups that can’t get another job now. */
	full(): string[] {
		const ofFullTiers = [...this.#tierOfWaiting].filter(([, tier]) => this.#isTierFull(tier));
		const busy = [...this.#running.keys(), ...this.#timeouts.keys()].filter((id) => this.#isFull(id));
		return [...new Set([...ofFullTiers.map(([id]) => id), ...busy])];
	}

	/** @returns whether the job gets a slot, which it keeps until `leave` */
	enter({ groupId, groupTier }: Grouped): boolean {
		if (!groupId) return true;
		if (this.#isFull(groupId)) return false;
		if (groupTier && this.#isTierFull(groupTier)) {
			this.#tierOfWaiting.set(groupId, groupTier);
			return false;
		}
		this.#tierOfWaiting.delete(groupId);
		add(this.#running, groupId, 1);
		if (groupTier) add(this.#runningOfTier, groupTier, 1);
		return true;
	}

	/** @returns whether jobs may have waited for this slot */
	leave({ groupId, groupTier }: Grouped, result: JobResult): boolean {
		if (!groupId) return false;
		const wasFull = this.#isFull(groupId) || (groupTier ? this.#isTierFull(groupTier) : false);
		add(this.#running, groupId, -1);
		if (groupTier) add(this.#runningOfTier, groupTier, -1);
		if (result === "answered") this.#timeouts.delete(groupId);
		if (result === "timed out") {
			const count = (this.#timeouts.get(groupId)?.count ?? 0) + 1;
			this.#timeouts.set(groupId, { count, probeAtMs: this.#nowMs() + this.#limits.probeMs });
		}
		return wasFull;
	}

	#isFull(groupId: string): boolean {
		const running = this.#running.get(groupId) ?? 0;
		const { count = 0, probeAtMs = 0 } = this.#timeouts.get(groupId) ?? {};
		if (count >= this.#limits.maxTimeouts) return running > 0 || this.#nowMs() < probeAtMs;
		return running >= this.#limits.perGroup;
	}

	#isTierFull(tier: string): boolean {
		return (this.#runningOfTier.get(tier) ?? 0) >= this.#limits.perTier;
	}
}

function add(counts: Map<string, number>, key: string, change: number): void {
	const count = (counts.get(key) ?? 0) + change;
	if (count > 0) counts.set(key, count);
	else counts.delete(key);
}
