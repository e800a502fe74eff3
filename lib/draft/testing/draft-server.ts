import { applyStep } from "../apply-step.ts";
import type { DraftState } from "../draft-state.ts";
import type { LoggedStep, RefusedStep, StepsAnswer, StepsRequest } from "../draft-step.ts";
import { emptyDraft } from "../empty-draft.ts";

/** What the server promises, in memory: each step once, in one order, and no step on top of what is forgotten. */
export class DraftServer {
	state: DraftState;
	readonly log: LoggedStep[] = [];
	readonly #taken = new Set<string>();
	/** Steps before the newest so many are forgotten. */
	readonly #kept: number;
	readonly #refuses: (stepId: string) => boolean;

	constructor({
		state = emptyDraft(),
		kept = Number.POSITIVE_INFINITY,
		refuses = (_stepId: string): boolean => false,
	} = {}) {
		this.state = state;
		this.#kept = kept;
		this.#refuses = refuses;
	}

	get version(): number {
		return this.log.length;
	}

	post({ baseVersion, clientId, userId, steps }: StepsRequest): StepsAnswer {
		if (this.#isForgotten(baseVersion)) return this.fetch(baseVersion);
		const refused: RefusedStep[] = [];
		for (const step of steps) {
			if (this.#taken.has(step.id)) continue;
			if (this.#refuses(step.id)) {
				refused.push({ stepId: step.id, reason: "Not this one." });
				continue;
			}
			this.#taken.add(step.id);
			this.state = applyStep(this.state, step.operations);
			const version = this.version + 1;
			// Over the wire and back: nobody shares objects with a server.
			const written = JSON.parse(JSON.stringify(step)) as typeof step;
			this.log.push({ ...written, version, userId, userName: clientId, clientId, at: version });
		}
		return { ...this.fetch(baseVersion), refused };
	}

	fetch(since: number): StepsAnswer {
		const { version, state } = this;
		if (this.#isForgotten(since)) return { version, steps: null, state, refused: [] };
		return { version, steps: this.log.slice(since), state: null, refused: [] };
	}

	#isForgotten(since: number): boolean {
		return since < this.version - this.#kept;
	}
}
