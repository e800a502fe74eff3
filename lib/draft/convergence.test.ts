import { isDeepStrictEqual } from "node:util";
import { describe, it } from "vitest";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import { newRoom, type Room, received, restored } from "./client-copy.ts";
import type { StepsAnswer, StepsRequest } from "./draft-step.ts";
import { emptyDraft } from "./empty-draft.ts";
import { newReplica } from "./replica.ts";
import { DraftServer } from "./testing/draft-server.ts";
import { type Chance, randomGesture } from "./testing/random-gesture.ts";

type Letter =
	| { to: "server"; from: Client; request: StepsRequest }
	| { to: Client; answer: StepsAnswer; sentIds: string[] };

type Client = { name: string; room: Room };

function isRefused(seed: number, stepId: string): boolean {
	return seed % 3 === 0 && Number(stepId) % 11 === 0;
}

/** Two clients, a server and a network that loses, doubles and reorders whatever it carries. */
class World {
	readonly server: DraftServer;
	readonly clients: Client[];
	/** Ids of all steps that anybody ever made. */
	readonly made = new Set<string>();
	readonly isForgetful: boolean;
	readonly #chance: Chance;
	#letters: Letter[] = [];

	constructor(seed: number) {
		const random = randomNumbers(seed);
		let ids = 0;
		this.#chance = { random, makeId: () => `${ids++}` };
		this.isForgetful = seed % 5 === 0;
		this.server = new DraftServer({
			kept: this.isForgetful ? 3 : Number.POSITIVE_INFINITY,
			refuses: (stepId) => isRefused(seed, stepId),
		});
		this.clients = ["Anna", "Ben"].map((name) => ({ name, room: newRoom(newReplica(0, emptyDraft())) }));
	}

	/** Something happens. */
	step(): void {
		const { random } = this.#chance;
		const client = this.clients[random() < 0.5 ? 0 : 1];
		if (!client) return;
		const dice = random();
		if (dice < 0.4) client.room = randomGesture(client.room, this.#chance);
		else if (dice < 0.6) this.#send(client);
		else if (dice < 0.95) this.#deliverOne();
		else if (dice < 0.98) this.#ask(client);
		else this.#reload(client);
		for (const { id } of client.room.replica.pending) this.made.add(id);
	}

	/** Everybody rests, and the network carries what it is given. */
	settle(): void {
		this.#letters = [];
		for (let round = 0; round < 4; round += 1) {
			for (const client of this.clients) {
				this.#take(client, this.server.post(this.#request(client)), this.#pendingOf(client));
				this.#ask(client);
			}
		}
	}

	#pendingOf({ room }: Client): string[] {
		return room.replica.pending.map(({ id }) => id);
	}

	#request({ room, name }: Client): StepsRequest {
		return { baseVersion: room.replica.version, userId: name, clientId: name, steps: room.replica.pending };
	}

	#send(client: Client): void {
		if (client.room.replica.pending.length > 0) {
			this.#letters.push({ to: "server", from: client, request: this.#request(client) });
		}
	}

	#ask(client: Client): void {
		this.#take(client, this.server.fetch(client.room.replica.version), []);
	}

	/** Some letter, not the first; it may be lost, or stay to be delivered again. */
	#deliverOne(): void {
		const { random } = this.#chance;
		const at = Math.floor(random() * this.#letters.length);
		const letter = this.#letters[at];
		if (!letter) return;
		if (random() > 0.2) this.#letters.splice(at, 1);
		if (random() < 0.2) return;
		if (letter.to !== "server") {
			this.#take(letter.to, letter.answer, letter.sentIds);
			return;
		}
		const answer = this.server.post(letter.request);
		this.#letters.push({ to: letter.from, answer, sentIds: letter.request.steps.map(({ id }) => id) });
	}

	#take(client: Client, answer: StepsAnswer, sentIds: string[]): void {
		client.room = received(client.room, answer, sentIds, this.#chance.makeId).room;
	}

	/** The tab is loaded again: with the newest state, and the journal of the tab that was. */
	#reload(client: Client): void {
		const { history, replica } = client.room;
		// Answers to the tab that was reach nobody.
		this.#letters = this.#letters.filter((letter) => letter.to !== client);
		const fresh = newRoom(newReplica(this.server.version, this.server.state));
		client.room = restored(fresh, replica.pending, history);
		this.#take(client, this.server.fetch(replica.version), []);
	}
}

describe("two clients of a draft", () => {
	// In parts, so that a failure names a seed near by.
	it.each(Array.from({ length: 10 }, (_, part) => part * 1_000))("end at the same state, from seed %i on", (from) => {
		for (let seed = from; seed < from + 1_000; seed += 1) {
			const world = new World(seed);
			for (let steps = 0; steps < 30; steps += 1) world.step();
			world.settle();
			const { server, clients } = world;
			for (const { room } of clients) {
				if (room.replica.pending.length > 0) throw new Error(`Seed ${seed}: something is never saved.`);
				if (room.replica.version !== server.version) throw new Error(`Seed ${seed}: a client has not heard of all.`);
				if (!isDeepStrictEqual(room.state, server.state)) throw new Error(`Seed ${seed}: they see different things.`);
			}
			const taken = new Set(server.log.map(({ id }) => id));
			if (taken.size !== server.version) throw new Error(`Seed ${seed}: a step was taken twice.`);
			// Where steps are forgotten, those that wait are merged into others.
			const lost = [...world.made].filter((id) => !taken.has(id) && !isRefused(seed, id));
			if (lost.length > 0 && !world.isForgetful) throw new Error(`Seed ${seed}: ${lost} got lost.`);
		}
	});
});
