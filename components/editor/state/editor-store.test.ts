import { describe, expect, it } from "vitest";
import { DraftServer } from "#lib/draft/testing/draft-server.ts";
import { draftField, ID } from "#lib/draft/testing/make-draft.ts";
import { nextBatch } from "./next-batch.ts";
import { START, testJournal, testWorld } from "./testing/editor-world.ts";

const labelled = (label: string, id: string = ID.one) => [{ kind: "patch", in: "fields", id, set: { label } }] as const;
type Store = ReturnType<ReturnType<typeof testWorld>["open"]>;
const labelOf = (store: Store, id: string = ID.one) => store.getSnapshot().draft.fields[id]?.label;
const kindOf = (store: Store) => store.getSnapshot().saving.kind;

describe("saving", () => {
	it("is done within a second of rest, in one request, and said", async () => {
		const { server, clock, requests, open } = testWorld();
		const store = open("a");
		store.perform("label", labelled("x"));
		store.perform("label", labelled("y"));
		expect(kindOf(store)).toBe("saving");
		await clock.pass(1_000);
		expect(kindOf(store)).toBe("saved");
		expect(requests).toHaveLength(1);
		expect(server.state.fields[ID.one]?.label).toBe("y");
	});

	it("does not wait for somebody who never rests", async () => {
		const { server, clock, open } = testWorld();
		const store = open("a");
		for (let letter = 0; letter < 30; letter += 1) {
			store.perform("label", labelled(`${letter}`));
			await clock.pass(100);
		}
		expect(server.version).toBeGreaterThan(10);
	});

	it("takes each step once when the answer is lost, and what was done meanwhile after it", async () => {
		const { server, clock, faults, open } = testWorld();
		const store = open("a");
		faults.push("answerLost", "lostOnTheWay", "answerLost");
		store.perform("label", labelled("first"));
		await clock.pass(600);
		expect(store.getSnapshot().saving).toMatchObject({ kind: "offline", changes: 1 });
		store.perform("label", labelled("second"));
		await clock.pass(20_000);
		expect(kindOf(store)).toBe("saved");
		expect(server.log.map(({ operations }) => operations[0])).toMatchObject([
			{ set: { label: "first" } },
			{ set: { label: "second" }, was: { label: "first" } },
		]);
	});

	it("has one request on its way at a time", async () => {
		const { server, clock, mostAtOnce, open } = testWorld();
		const store = open("a");
		const flushes: Promise<boolean>[] = [];
		for (const label of ["x", "y", "z"]) {
			store.perform("label", labelled(label));
			flushes.push(store.flush(), store.flush());
			await Promise.resolve();
		}
		expect((await Promise.all(flushes)).at(-1)).toBe(true);
		await clock.pass(5_000);
		expect(server.version).toBe(3);
		expect(mostAtOnce()).toBe(1);
	});

	it("keeps the work of somebody who is signed out until they are back", async () => {
		const { server, clock, faults, requests, open } = testWorld();
		const store = open("a");
		faults.push({ kind: "signedOut" });
		store.perform("label", labelled("x"));
		await clock.pass(600);
		expect(store.getSnapshot().saving).toEqual({ kind: "signedOut", changes: 1 });
		store.perform("label", labelled("y"));
		await clock.pass(60_000);
		expect(requests).toHaveLength(1);
		await store.refresh();
		expect(kindOf(store)).toBe("saved");
		expect(server.state.fields[ID.one]?.label).toBe("y");
	});

	it("says who sent it meanwhile, and changes nothing any more", async () => {
		const { clock, faults, open } = testWorld();
		const journal = testJournal();
		const store = open("a", journal);
		const gone = { status: "sent", by: "Ana", at: 1, message: "Ana sent this." } as const;
		faults.push({ kind: "gone", gone });
		store.perform("label", labelled("x"));
		await clock.pass(600);
		expect(store.getSnapshot().saving).toEqual({ kind: "gone", gone, changes: 1 });
		store.perform("label", labelled("y"));
		expect(labelOf(store)).toBe("x");
		expect(journal.record).toBeNull();
	});

	it("keeps the work of somebody whose right was taken away until it is given back", async () => {
		const { server, clock, faults, open } = testWorld();
		const journal = testJournal();
		const store = open("a", journal);
		faults.push({ kind: "gone", gone: { status: "missing", by: null, at: null, message: "" } });
		store.perform("label", labelled("x"));
		await clock.pass(600);
		expect(store.getSnapshot().saving).toMatchObject({ kind: "gone", changes: 1 });
		open("a again", journal);
		await clock.pass(5_000);
		expect(server.state.fields[ID.one]?.label).toBe("x");
	});

	it("finds the one step that a server cannot take, drops it and says so", async () => {
		const { server, clock, faults, open } = testWorld();
		const store = open("a");
		store.perform("label", labelled("x"));
		store.perform("label", labelled("y", ID.two));
		const rejected = { kind: "rejected", message: "Too large." } as const;
		faults.push(rejected, rejected);
		await clock.pass(1_000);
		expect(kindOf(store)).toBe("saved");
		expect(store.getSnapshot().notices).toMatchObject([{ kind: "refused", reason: "Too large." }]);
		expect(labelOf(store)).toBe("");
		expect(server.state.fields[ID.two]?.label).toBe("y");
	});

	it("sends nothing in the middle of a drag", async () => {
		const { server, clock, open } = testWorld();
		const store = open("a");
		const mark = store.mark();
		store.perform("label", labelled("x"));
		await clock.pass(5_000);
		expect(server.version).toBe(0);
		expect(labelOf(store)).toBe("x");
		store.bailTo(mark);
		expect(labelOf(store)).toBe("");
		expect(store.core.unsaved()).toBeNull();
	});

	it("splits hours of work into requests that a server takes", () => {
		const operation = { ...labelled("x".repeat(100_000))[0], was: { label: "" } };
		const steps = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, operations: [operation] }));
		expect(nextBatch(steps, 500)).toHaveLength(3);
		expect(nextBatch(steps, 1)).toHaveLength(1);
		const [first] = steps;
		expect(first && nextBatch([{ ...first, operations: Array(9).fill(operation) }], 500)).toHaveLength(1);
	});
});

describe("two tabs", () => {
	it("see what the other did as soon as they hear of it, and whose it is", async () => {
		const { clock, open } = testWorld();
		const b = open("b");
		const a = open("a", null, () => void b.refresh());
		a.perform("label", labelled("from a"));
		b.perform("label", labelled("from b", ID.two));
		await clock.pass(2_000);
		await a.refresh();
		for (const tab of [a, b]) {
			expect([labelOf(tab), labelOf(tab, ID.two)]).toEqual(["from a", "from b"]);
			expect(kindOf(tab)).toBe("saved");
		}
		expect(a.getSnapshot().changedBy?.name).toBe("b");
		a.undo();
		await clock.pass(1_000);
		await b.refresh();
		expect([labelOf(b), labelOf(b, ID.two)]).toEqual(["", "from b"]);
	});

	it("keep what one of them changed where the other takes the thing away, to be put back", async () => {
		const { clock, open } = testWorld();
		const a = open("a");
		const b = open("b");
		a.perform("delete", [{ kind: "remove", in: "fields", id: ID.one }]);
		await clock.pass(1_000);
		b.perform("label", labelled("mine"));
		await clock.pass(1_000);
		const [notice] = b.getSnapshot().notices;
		expect(notice).toMatchObject({ kind: "lost", lost: [{ kind: "deleted", id: ID.one, by: "a" }] });
		const [lost] = notice?.kind === "lost" ? notice.lost : [];
		if (notice && lost?.kind === "deleted") {
			b.perform("putBack", [{ kind: "add", in: "fields", id: ID.one, value: draftField({ ...lost.thing }) }]);
			b.dismiss(notice.id);
		}
		await clock.pass(1_000);
		await a.refresh();
		expect(labelOf(a)).toBe("mine");
		expect(b.getSnapshot().notices).toEqual([]);
	});
});

describe("a journal", () => {
	it("brings unsaved work and undo over a crash, and nothing twice", async () => {
		const { server, clock, faults, open } = testWorld();
		const journal = testJournal();
		const crashed = open("a", journal);
		crashed.perform("label", labelled("saved, but the answer was lost"));
		faults.push("answerLost");
		await crashed.flush();
		crashed.perform("label", labelled("never sent", ID.two));
		const left = structuredClone(journal.record);
		const again = open("a again", { ...testJournal(), takeOver: async () => (left ? [left] : []) });
		await clock.pass(5_000);
		expect(kindOf(again)).toBe("saved");
		expect(server.version).toBe(2);
		expect(server.state.fields[ID.two]?.label).toBe("never sent");
		again.undo();
		again.undo();
		expect([labelOf(again), labelOf(again, ID.two)]).toEqual(["", ""]);
		await clock.pass(1_000);
		expect(server.version).toBe(4);
	});

	it("of a draft that others changed for longer than the server remembers is merged", async () => {
		const { server, clock, open } = testWorld(new DraftServer({ state: START, kept: 2 }));
		const journal = testJournal();
		const asleep = open("a", journal);
		asleep.perform("label", labelled("mine"));
		const left = structuredClone(journal.record);
		const other = open("b");
		for (const label of ["1", "2", "3"]) {
			other.perform("label", labelled(label));
			await other.flush();
		}
		const again = open("a again", { ...testJournal(), takeOver: async () => (left ? [left] : []) });
		await clock.pass(5_000);
		expect(server.state.fields[ID.one]?.label).toBe("3");
		expect(again.getSnapshot().notices).toMatchObject([
			{ kind: "lost", lost: [{ kind: "overwritten", mine: "mine" }] },
		]);
	});
});

describe("Send", () => {
	it("saves first, and sends the version that is seen", async () => {
		const { server, sent, open } = testWorld();
		const journal = testJournal();
		const store = open("a", journal);
		store.perform("label", labelled("x"));
		await expect(store.send(null)).resolves.toEqual({ kind: "sent", documentId: "document" });
		expect(sent).toEqual([server.version]);
		expect(kindOf(store)).toBe("gone");
		expect(journal.record).toBeNull();
	});

	it("whose answer was lost asks again for the same version, and ends as sent", async () => {
		const { clock, sends, sent, open } = testWorld();
		const store = open("a");
		sends.push({ kind: "offline" }, { kind: "trouble", retryAfterMs: null });
		const outcome = store.send(null);
		await clock.pass(10_000);
		await expect(outcome).resolves.toEqual({ kind: "sent", documentId: "document" });
		expect(sent).toEqual([0, 0, 0]);
	});

	it("without any answer says that it is unknown, and shows it as sent when it was", async () => {
		const { clock, faults, sends, open } = testWorld();
		const store = open("a");
		store.perform("label", labelled("x"));
		await store.flush();
		sends.push(...Array.from({ length: 5 }, () => ({ kind: "offline" }) as const));
		const outcome = store.send(null);
		await clock.pass(20_000);
		await expect(outcome).resolves.toEqual({ kind: "unknown" });
		faults.push({ kind: "gone", gone: { status: "sent", by: "Ana", at: 1, message: "" } });
		await store.refresh();
		expect(kindOf(store)).toBe("gone");
	});

	it("is not tried with work that is not saved", async () => {
		const { faults, sent, open } = testWorld();
		const store = open("a");
		store.perform("label", labelled("x"));
		faults.push({ kind: "offline" });
		await expect(store.send(null)).resolves.toEqual({ kind: "notSaved" });
		expect(sent).toEqual([]);
	});

	it("looks once more where the server was away a moment ago", async () => {
		const { faults, open } = testWorld();
		const store = open("a");
		store.perform("label", labelled("x"));
		await store.flush();
		faults.push({ kind: "offline" });
		await store.refresh();
		expect(kindOf(store)).toBe("offline");
		await expect(store.send(null)).resolves.toMatchObject({ kind: "sent" });
	});

	it("lets nothing change meanwhile, and everything again when it was refused", async () => {
		const { sends, open } = testWorld();
		const store = open("a");
		sends.push({ kind: "rejected", message: "No credits." });
		const outcome = store.send(null);
		store.perform("label", labelled("x"));
		expect(labelOf(store)).toBe("");
		await expect(outcome).resolves.toEqual({ kind: "refused", message: "No credits." });
		store.perform("label", labelled("x"));
		expect(labelOf(store)).toBe("x");
	});
});
