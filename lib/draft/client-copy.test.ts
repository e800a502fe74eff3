import { describe, expect, it } from "vitest";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import { applyStep } from "./apply-step.ts";
import { bailedTo, newRoom, perform, type Room, received, squashedTo, undone, withMark } from "./client-copy.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftChange } from "./draft-step.ts";
import { emptyDraft } from "./empty-draft.ts";
import { newReplica } from "./replica.ts";
import { DraftServer } from "./testing/draft-server.ts";
import { draftField, draftRecipient, ID } from "./testing/make-draft.ts";
import { randomGesture, randomlyPerformed } from "./testing/random-gesture.ts";

let ids = 0;
const makeId = () => `step-${ids++}`;
const at = (x: number) => ({ x, y: 10, width: 100, height: 20 });
const START: DraftState = { ...emptyDraft(), fields: { [ID.one]: draftField(), [ID.two]: draftField({ id: "f2" }) } };
const roomOf = (state: DraftState) => newRoom(newReplica(0, state));
const moveTo = (x: number): DraftChange => ({ kind: "patch", in: "fields", id: ID.one, set: { bounds: at(x) } });
const does = (room: Room, ...changes: DraftChange[]) => perform(room, { label: "do", changes, run: null }, makeId);
const types = (room: Room, label: string) =>
	perform(
		room,
		{ label: "type", changes: [{ kind: "patch", in: "fields", id: ID.one, set: { label } }], run: "label" },
		makeId,
	);
const back = (room: Room, way: "undo" | "redo" = "undo") => undone(room, way, makeId)?.room ?? room;

/** Two people at one server, who hear of each other at once. */
function table(state = START) {
	const server = new DraftServer({ state });
	const rooms = { anna: roomOf(state), ben: roomOf(state) };
	const sync = () => {
		for (const name of ["anna", "ben", "anna"] as const) {
			const { version, pending } = rooms[name].replica;
			const answer = server.post({ baseVersion: version, userId: name, clientId: name, steps: pending });
			rooms[name] = received(
				rooms[name],
				answer,
				pending.map(({ id }) => id),
				makeId,
			).room;
		}
	};
	return { server, rooms, sync };
}

describe("undo", () => {
	it("of as many steps as one made ends where one began, and redo where one was", () => {
		for (let seed = 0; seed < 300; seed += 1) {
			const chance = { random: randomNumbers(seed), makeId };
			let room = roomOf(START);
			for (let count = 0; count < 20; count += 1) room = randomlyPerformed(room, chance);
			const end = room.state;
			const { length } = room.history.undo;
			for (let count = 0; count < length; count += 1) room = back(room);
			expect(room.state, `seed ${seed}`).toEqual(START);
			expect(undone(room, "undo", makeId)).toBeNull();
			for (let count = 0; count < length; count += 1) room = back(room, "redo");
			expect(room.state, `seed ${seed}`).toEqual(end);
		}
	});

	it("never takes back what another did", () => {
		for (let seed = 0; seed < 300; seed += 1) {
			const random = randomNumbers(seed);
			const { server, rooms, sync } = table();
			for (let count = 0; count < 20; count += 1) {
				// What Ben gives is never what Anna gave: then it would be as she left it again, and hers to take back.
				if (random() < 0.5) rooms.anna = randomGesture(rooms.anna, { random, makeId });
				else rooms.ben = randomlyPerformed(rooms.ben, { random, makeId, from: 4 });
				sync();
			}
			const owners = ownersOf(server);
			const before = server.state;
			for (let count = 0; count < 40; count += 1) rooms.anna = back(rooms.anna);
			sync();
			for (const [register, owner] of owners) {
				if (owner !== "ben") continue;
				const [fieldId = "", property = ""] = register.split(" ");
				const was = before.fields[fieldId];
				// Also what Anna made stays whole, where Ben has changed it since.
				expect(server.state.fields[fieldId], `seed ${seed}, ${register}`).toMatchObject({
					[property]: was?.[property as keyof typeof was],
				});
			}
		}
	});

	it("says how many things it left alone", () => {
		const { rooms, sync } = table();
		const label = (id: string, text: string): DraftChange => ({
			kind: "patch",
			in: "fields",
			id,
			set: { label: text },
		});
		rooms.anna = does(rooms.anna, label(ID.one, "a"), label(ID.two, "a"));
		sync();
		rooms.ben = does(rooms.ben, label(ID.one, "b"));
		sync();
		const result = undone(rooms.anna, "undo", makeId);
		expect(result?.skipped).toBe(1);
		expect(result?.room.state.fields[ID.one]?.label).toBe("b");
		expect(result?.room.state.fields[ID.two]?.label).toBe("");
	});

	it("brings back a thing that one removed, with what it was", () => {
		const removed = does(roomOf(START), { kind: "remove", in: "fields", id: ID.one });
		expect(removed.state.fields[ID.one]).toBeUndefined();
		expect(back(removed).state.fields[ID.one]).toEqual(START.fields[ID.one]);
	});

	it("takes letters of one word back at once, and leaves nothing of a word that was taken away again", () => {
		const typed = types(types(types(roomOf(START), "a"), "an"), "ann");
		expect(typed.replica.pending).toHaveLength(3);
		expect(typed.history.undo).toHaveLength(1);
		expect(back(typed).state.fields[ID.one]?.label).toBe("");
		expect(types(types(roomOf(START), "a"), "").history.undo).toEqual([]);
	});

	it("does nothing while something is in the middle", () => {
		const { room } = withMark(does(roomOf(START), moveTo(5)));
		expect(undone(room, "undo", makeId)).toBeNull();
	});

	it("forgets what the server refused", () => {
		const done = does(roomOf(START), moveTo(5));
		const [step] = done.replica.pending;
		const answer = { version: 0, steps: [], state: null, refused: [{ stepId: step?.id ?? "", reason: "No." }] };
		const { room, refused } = received(done, answer, [step?.id ?? ""], makeId);
		expect(refused).toHaveLength(1);
		expect(room.state).toEqual(START);
		expect(room.history.undo).toEqual([]);
	});
});

/** Who wrote each property of a field last, among those that are there. */
function ownersOf(server: DraftServer): Map<string, string> {
	const owners = new Map<string, string>();
	let state = START;
	for (const { operations, clientId } of server.log) {
		for (const operation of operations) {
			const next = applyStep(state, [operation]);
			if (operation.in === "fields" && operation.kind === "patch" && next !== state) {
				for (const property of Object.keys(operation.set)) owners.set(`${operation.id} ${property}`, clientId);
			}
			if (operation.in === "fields" && operation.kind !== "patch" && next !== state) {
				for (const register of [...owners.keys()]) if (register.startsWith(operation.id)) owners.delete(register);
			}
			state = next;
		}
	}
	return owners;
}

describe("a drag", () => {
	const dragged = () => {
		const { room, mark } = withMark(roomOf(START));
		let now = room;
		for (let x = 1; x <= 200; x += 1) now = does(now, moveTo(x));
		return { now, mark };
	};

	it("of 200 moves is one step", () => {
		const { now, mark } = dragged();
		expect(now.replica.pending).toEqual([]);
		expect(now.state.fields[ID.one]?.bounds).toEqual(at(200));
		const done = squashedTo(now, mark, "move", makeId);
		expect(done.replica.pending.map(({ operations }) => operations)).toEqual([
			[
				{
					kind: "patch",
					in: "fields",
					id: ID.one,
					set: { bounds: at(200) },
					was: { bounds: START.fields[ID.one]?.bounds },
				},
			],
		]);
		expect(back(done).state).toEqual(START);
	});

	it("that is given up leaves no trace, also of what could be done again", () => {
		const begun = back(does(roomOf(START), moveTo(5)));
		const { room, mark } = withMark(begun);
		const given = bailedTo(does(does(room, moveTo(9)), { kind: "remove", in: "fields", id: ID.two }), mark);
		expect(given).toEqual(begun);
		expect(given.history.redo).toHaveLength(1);
	});

	it("back to where it began is no step", () => {
		const { now, mark } = dragged();
		const returned = does(now, { kind: "patch", in: "fields", id: ID.one, set: { bounds: draftField().bounds } });
		expect(squashedTo(returned, mark, "move", makeId)).toEqual(roomOf(START));
	});

	it("within a drag is part of it", () => {
		const outer = withMark(roomOf(START));
		const inner = withMark(does(outer.room, moveTo(5)));
		const done = squashedTo(
			squashedTo(does(inner.room, moveTo(6)), inner.mark, "inner", makeId),
			outer.mark,
			"outer",
			makeId,
		);
		expect(done.history.undo.map(({ label }) => label)).toEqual(["outer"]);
		const given = bailedTo(does(inner.room, moveTo(7)), inner.mark);
		expect(given.state.fields[ID.one]?.bounds).toEqual(at(5));
	});

	it("of what another takes away meanwhile ends without it", () => {
		const { now, mark } = dragged();
		const { version } = now.replica;
		const operations = [{ kind: "remove", in: "fields", id: ID.one, was: draftField() }] as const;
		const step = { id: "ben", operations, version: 1, userId: "ben", userName: "Ben", clientId: "ben", at: 1 };
		const answer = { version: version + 1, steps: [step], state: null, refused: [] };
		const { room } = received(now, answer, [], makeId);
		const done = squashedTo(room, mark, "move", makeId);
		expect(done.state.fields[ID.one]).toBeUndefined();
		expect(done.replica.pending).toEqual([]);
	});
});

describe("what others do", () => {
	it("is told where it takes away what one was changing, with the thing as it was seen here", () => {
		const { server, rooms } = table();
		rooms.ben = does(rooms.ben, { kind: "remove", in: "fields", id: ID.one });
		server.post({ baseVersion: 0, userId: "ben", clientId: "ben", steps: rooms.ben.replica.pending });
		const mine = does(rooms.anna, moveTo(77));
		const { room, lost } = received(mine, server.fetch(0), [], makeId);
		expect(lost).toEqual([
			{ kind: "deleted", in: "fields", id: ID.one, thing: { ...draftField(), bounds: at(77) }, by: "ben", at: 1 },
		]);
		expect(room.state.fields[ID.one]).toBeUndefined();
	});

	it("changes no object of a thing that it does not concern, and none at all where one's own step comes back", () => {
		const { server, rooms } = table();
		const mine = does(rooms.anna, moveTo(77));
		const steps = mine.replica.pending;
		const answer = server.post({ baseVersion: 0, userId: "anna", clientId: "anna", steps });
		const { room, others } = received(
			mine,
			answer,
			steps.map(({ id }) => id),
			makeId,
		);
		expect(room.state).toBe(mine.state);
		expect(others).toEqual([]);
	});

	it("brings one's own step along, whose answer got lost: it waits no more", () => {
		const { server, rooms } = table();
		const mine = does(rooms.anna, moveTo(77));
		server.post({ baseVersion: 0, userId: "anna", clientId: "anna", steps: mine.replica.pending });
		const { room, others } = received(mine, server.fetch(0), [], makeId);
		expect(room.replica.pending).toEqual([]);
		expect(others).toEqual([]);
		expect(room.state).toBe(mine.state);
	});

	it("is merged where the way there is forgotten: what cannot be kept is listed", () => {
		const forgetful = new DraftServer({ state: START, kept: 1 });
		const post = (id: string, ...changes: DraftChange[]) => {
			const { pending } = perform(roomOf(forgetful.state), { label: id, changes, run: null }, () => id).replica;
			forgetful.post({ baseVersion: forgetful.version, userId: "ben", clientId: "ben", steps: pending });
		};
		const asleep = does(
			roomOf(START),
			{ kind: "patch", in: "fields", id: ID.one, set: { label: "mine", page: 2 } },
			{ kind: "patch", in: "fields", id: ID.two, set: { label: "mine too" } },
			{ kind: "add", in: "recipients", id: ID.anna, value: draftRecipient() },
		);
		post("1", { kind: "patch", in: "fields", id: ID.one, set: { label: "Ben's" } });
		post("2", { kind: "remove", in: "fields", id: ID.two });
		post("3", { kind: "patch", in: "document", set: { title: "Ben's" } });
		const { room, lost } = received(asleep, forgetful.fetch(0), [], makeId);
		expect(lost).toEqual([
			{ kind: "overwritten", in: "fields", id: ID.one, property: "label", mine: "mine" },
			{
				kind: "deleted",
				in: "fields",
				id: ID.two,
				thing: { ...START.fields[ID.two], label: "mine too" },
				by: null,
				at: null,
			},
		]);
		expect(room.state).toEqual({
			...forgetful.state,
			fields: { [ID.one]: { ...START.fields[ID.one], label: "Ben's", page: 2 } },
			recipients: { [ID.anna]: draftRecipient() },
		});
		expect(room.replica.pending).toHaveLength(1);
	});
});
