import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import { signIn } from "../support/over-http.ts";
import type { World } from "./journey.ts";
import type { Records } from "./records.ts";

/** Nobody types faster. */
const BETWEEN_STEPS_MS = 150;

/** Somebody at a desk: step after step, each said again until it is acknowledged. */
export class Drafting {
	readonly documentId = randomUUID();
	readonly #world: World;
	readonly #url: string;
	readonly #ended: Promise<void>;
	#isStopping = false;
	#version = 0;

	/** Begins once somebody has signed in. */
	static async begin(world: World, url: string): Promise<Drafting> {
		const { result } = await world.client.insistOnJson<{ result: { userId: string }[] }>(
			"/v1/users/list?page=1&pageSize=10",
		);
		return new Drafting(world, url, { cookie: await signIn(url), userId: result[0]?.userId ?? "" });
	}

	private constructor(world: World, url: string, person: { cookie: string; userId: string }) {
		this.#world = world;
		this.#url = url;
		this.#ended = this.#work(person);
	}

	async #work({ cookie, userId }: { cookie: string; userId: string }): Promise<void> {
		const { client, ledger } = this.#world;
		const clientId = randomUUID();
		for (let number = 1; !this.#isStopping; number += 1) {
			const title = `Desk ${number}`;
			const step = { id: randomUUID(), operations: [{ kind: "patch", in: "document", set: { title }, was: {} }] };
			const answer = await client.insist(`/documents/${this.documentId}/desk/steps`, {
				method: "POST",
				headers: { cookie, origin: this.#url, "content-type": "application/json" },
				body: JSON.stringify({ baseVersion: this.#version, userId, clientId, steps: [step] }),
			});
			const { version, refused } = JSON.parse(answer.toString()) as StepsAnswer;
			if (refused.length > 0) ledger.complaints.push(`A step of a draft was refused: ${refused[0]?.reason}`);
			this.#version = version;
			ledger.steps.push({ stepId: step.id, title });
			await delay(BETWEEN_STEPS_MS);
		}
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		await this.#ended;
	}

	/** What is lost, doubled or damaged of the draft, a sentence each. */
	async judge(records: Records): Promise<string[]> {
		const { steps } = this.#world.ledger;
		const { version, title, taken } = await records.draft(this.documentId);
		const found = steps.flatMap(({ stepId, title: what }) => {
			const count = taken.filter((id) => id === stepId).length;
			return count === 1 ? [] : [`“${what}” was acknowledged and is in the draft's log ${count} times`];
		});
		if (taken.length !== steps.length || version !== steps.length) {
			found.push(`A draft of ${steps.length} steps is at version ${version} with ${taken.length} in its log`);
		}
		const last = steps.at(-1)?.title;
		if (title !== last) found.push(`A draft is called “${title}” instead of “${last}”`);
		return found;
	}
}
